// Take a snapshot of Python while nobody is waiting.

import { SCRIPTS } from '../kit/site.js';
import { weighSnapshot } from './snapshot.js';

/** Milliseconds after which the attempt is given up. */
const PATIENCE = 120_000;

/** @type {Worker | undefined} */
let taker;

/**
 * Take a snapshot, unless there is one. It takes as long as a start, in a worker of its own. Resolves when that is
 * over, whatever the outcome.
 */
export async function takeSnapshot() {
  if (taker || (await weighSnapshot())) return;
  const mine = (taker = new Worker(new URL('snapshot.js', SCRIPTS), { type: 'module', name: 'ubao-snapshot' }));
  await new Promise((resolve) => {
    mine.onmessage = mine.onerror = resolve;
    setTimeout(resolve, PATIENCE);
  });
  if (mine === taker) stopTaking();
}

/** Stop storing a snapshot. */
export function stopTaking() {
  taker?.terminate();
  taker = undefined;
}
