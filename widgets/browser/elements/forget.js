// <ubao-forget>: a button that forgets everything this site keeps on the device.

import { FORGOTTEN_ALL, forgetAfterAsking } from '../dialogs/confirmations.js';
import '../kit/later-words.js';
import { make, makeButton } from '../kit/element.js';
import { speak, words } from '../kit/speech.js';

class UbaoForget extends HTMLElement {
  connectedCallback() {
    const said = make('p', { role: 'status' });
    const forget = async () => {
      if (await forgetAfterAsking(this)) said.textContent = speak(FORGOTTEN_ALL);
    };
    this.replaceChildren(makeButton(words('elements-forget'), forget), said);
  }
}

customElements.define('ubao-forget', UbaoForget);
