// <ubao-forget>: a button that forgets everything this site keeps on the device.

import { make, makeButton } from '../dom/element.js';
import { speak, words } from '../messages/speech.js';

class UbaoForget extends HTMLElement {
  connectedCallback() {
    this.said = make('p', { role: 'status' });
    this.replaceChildren(
      makeButton(words('elements-forget'), () => this.forget()),
      this.said,
    );
  }

  async forget() {
    const { FORGOTTEN_ALL, forgetAfterAsking } = await import('../features.js');
    if (await forgetAfterAsking(this) && this.said) this.said.textContent = speak(FORGOTTEN_ALL);
  }
}

customElements.define('ubao-forget', UbaoForget);
