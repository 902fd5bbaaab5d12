// Whoever plays may want to play again without a network, and without a wait.

import { inquire } from './stock.js';
import { takeSnapshot } from './taking.js';

let asked = false;

/** Have Python kept on this device with the rest of the site, once that is, and then a snapshot of it. */
export function keepPython() {
  if (asked) return;
  asked = true;
  navigator.serviceWorker?.ready.then(async ({ active }) => {
    if (active && await inquire(active, 'runtime')) await takeSnapshot();
  }).catch(() => {});
}
