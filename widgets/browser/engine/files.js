// Get the worker's files from the site. In a folder packed to use anywhere, another module replaces this one.

import { bundle } from './bundle.js';
import { SNAPSHOT } from '../offline/stock.js';
import { SCRIPTS } from '../kit/site.js';

/** The address of the folder with Python. */
export const home = new URL(bundle.path, SCRIPTS).href;

/** Fetches a file by its address. */
export const download = self.fetch.bind(self);

/** @param {string} name a module in that folder */
export const importFile = (name) => import(home + name);

/** Pyodide's own script fetches what is needed later. @type {(() => ArrayBuffer) | undefined} */
export const readLater = undefined;

/** Milliseconds after which Python starts without the stored copy, since storage sometimes never answers. */
const PATIENCE = 2000;

/** Whether this device stores Python's memory from an earlier start. @type {Promise<boolean>} */
export const keepsMemory = Promise.race([
  globalThis.caches
    ?.keys()
    .then((names) => names.some((name) => name.startsWith(SNAPSHOT)))
    .catch(() => false) ?? false,
  new Promise((resolve) => setTimeout(resolve, PATIENCE, false)),
]);

/** The module that reads it, if there is any. @type {Promise<typeof import('./recalling.js') | undefined>} */
export const memory = keepsMemory
  .then((keeps) => (keeps ? import(`${SCRIPTS}recalling.js`) : undefined))
  .catch(() => undefined);
