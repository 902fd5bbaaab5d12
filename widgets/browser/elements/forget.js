// <ubao-forget>: a button that forgets everything this site keeps on the device.

import { make, makeButton } from '../kit/element.js';
import { speak, words } from '../kit/speech.js';

class UbaoForget extends HTMLElement {
  connectedCallback() {
    this.said = make('p', { role: 'status' });
    this.replaceChildren(
      makeButton(words('elements-forget'), () => this.forget()),
      this.said,
    );
  }

  async forget() {
    const { said } = this;
    const features = await import('./features.js').catch(() => null);
    if (!said) return;
    if (!features) said.textContent = words('elements-lost');
    else if (await features.forgetAfterAsking(this)) said.textContent = speak(features.FORGOTTEN_ALL);
  }
}

customElements.define('ubao-forget', UbaoForget);
