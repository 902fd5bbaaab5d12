// Forgetting everything that this site keeps on the device, once whoever wants it is sure.

import { forgetAll } from '../device/forgetting.js';
import { ask } from '../dom/dialog.js';
import { say } from '../messages/message.js';
import { words } from '../messages/speech.js';

export const FORGOTTEN_ALL = say('dialogs-forgotten');

/**
 * Forget what is kept, if whoever asked for it is sure.
 * @param {HTMLElement} owner
 */
export async function forgetAfterAsking(owner) {
  const sure = await ask(owner, {
    question: words('dialogs-forget'),
    explanation: words('dialogs-forget-what'),
    yes: words('dialogs-forget-yes'), no: words('dialogs-forget-no'),
  });
  if (sure) await forgetAll();
  return sure;
}
