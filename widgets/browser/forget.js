// <ubao-forget>: a button that forgets everything this site keeps on the device.

import { forgetAll } from './store.js';
import { make } from './words.js';

export class UbaoForget extends HTMLElement {
  connectedCallback() {
    this.said = make('p', { role: 'status' });
    this.replaceChildren(
      make('button', { type: 'button', click: () => void this.forget() }, 'Forget everything on this device'),
      this.said,
    );
  }

  async forget() {
    if (await forgetAfterAsking(this) && this.said) this.said.textContent = DONE;
  }
}

export const DONE = 'Done. Nothing is kept on this device any more.';

/**
 * Forget what is kept, if whoever asked for it is sure.
 * @param {HTMLElement} owner
 */
export async function forgetAfterAsking(owner) {
  const { ask } = await import('./later.js');
  const sure = await ask(owner, {
    question: 'Forget everything on this device?',
    explanation: 'Games that were begun and all settings of this site will be gone.',
    yes: 'Forget everything', no: 'Keep it',
  });
  if (sure) forgetAll();
  return sure;
}
