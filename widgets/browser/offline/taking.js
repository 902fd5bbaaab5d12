// Has a snapshot of Python taken while nobody waits for anything.

import { SCRIPTS } from '../kit/site.js';
import { weighSnapshot } from './snapshot.js';

/** Milliseconds after which whoever takes one is given up. */
const PATIENCE = 120_000;

/** @type {Worker | undefined} */
let taker;

/**
 * Have a snapshot taken, unless there is one. It takes as long as a start, in a worker of its own. Resolves when that
 * is over, whatever came of it.
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

/** Keep nothing that is not kept by now. */
export function stopTaking() {
  taker?.terminate();
  taker = undefined;
}
