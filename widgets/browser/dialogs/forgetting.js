// Forgetting everything that this site keeps on the device, once whoever wants it is sure.

import { forgetAll } from '../device/forgetting.js';
import { ask } from '../dom/dialog.js';

export const FORGOTTEN_ALL = 'Done. Nothing is kept on this device any more.';

/**
 * Forget what is kept, if whoever asked for it is sure.
 * @param {HTMLElement} owner
 */
export async function forgetAfterAsking(owner) {
  const sure = await ask(owner, {
    question: 'Forget everything on this device?',
    explanation: 'Games that were begun and all settings of this site will be gone.',
    yes: 'Forget everything', no: 'Keep it',
  });
  if (sure) forgetAll();
  return sure;
}
