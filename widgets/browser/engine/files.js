// Where the worker's files come from: the site. In a folder that is packed to be played anywhere, another module
// stands for this one.

import { bundle } from './bundle.js';
import { SNAPSHOT } from '../offline/stock.js';
import { SCRIPTS } from '../kit/site.js';

/** The address of the folder of Python's files. */
export const home = new URL(bundle.path, SCRIPTS).href;

/** Gets a file by its address. */
export const download = self.fetch.bind(self);

/** @param {string} name of a module in that folder */
export const importFile = (name) => import(home + name);

/** What of Python is for later, its own script fetches by itself. @type {(() => ArrayBuffer) | undefined} */
export const readLater = undefined;

/** Milliseconds after which Python starts without what is stored: sometimes storage says nothing at all. */
const PATIENCE = 2000;

/** Whether this device keeps Python's memory from an earlier start. @type {Promise<boolean>} */
export const keepsMemory = Promise.race([
  globalThis.caches
    ?.keys()
    .then((names) => names.some((name) => name.startsWith(SNAPSHOT)))
    .catch(() => false) ?? false,
  new Promise((resolve) => setTimeout(resolve, PATIENCE, false)),
]);

/** What reads it, loaded where there is one. @type {Promise<typeof import('./restarting.js') | undefined>} */
export const memory = keepsMemory
  .then((keeps) => (keeps ? import(`${SCRIPTS}recalling.js`) : undefined))
  .catch(() => undefined);
