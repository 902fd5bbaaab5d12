// How a page gets a worker. In a folder that is packed to be played anywhere, another module stands for this one.

import { SCRIPTS } from '../site.js';
import { version } from './version.js';

/** @param {boolean} [anew] whether it must not begin with what an earlier start left */
export function spawnWorker(anew) {
  return new Worker(new URL(`worker.js?${version}${anew ? '#anew' : ''}`, SCRIPTS), { type: 'module', name: 'ubao' });
}
