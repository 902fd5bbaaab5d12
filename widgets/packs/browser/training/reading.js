// Data of the packed folder, which come as scripts. Two who ask for one file at once are given the same.

import { take } from '../shelf.js';

/** @type {Map<string, Promise<unknown>>} what is on its way */
const coming = new Map();

/**
 * A file of the folder.
 * @param {string} path below the first page
 * @returns {Promise<any>}
 */
export function read(path) {
  const file = coming.get(path) ?? take(path).finally(() => coming.delete(path));
  coming.set(path, file);
  return file;
}
