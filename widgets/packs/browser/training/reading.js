// Data of the packed folder, in scripts. Concurrent reads of a file share one.

import { take } from '../kit/site.js';

/** @type {Map<string, Promise<unknown>>} being loaded */
const coming = new Map();

/**
 * Read a file of the folder.
 * @param {string} path below the first page
 * @returns {Promise<any>}
 */
export function read(path) {
  const file = coming.get(path) ?? take(path).finally(() => coming.delete(path));
  coming.set(path, file);
  return file;
}
