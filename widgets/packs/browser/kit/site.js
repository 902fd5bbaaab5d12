// Where the packed folder is, told by where this script is: one that is no module is told by its element. Pages there
// end in files, since nothing but a host makes one of a folder's address.

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/** The folder of the scripts. */
export const SCRIPTS = new URL('./', here);

/** The first page. */
export const HOME = new URL('../../', here);

/** What the names of all that is kept begin with. A folder that was moved, or packed anew, finds what it has kept. */
export const OURS = 'ubao://:';

/**
 * @param {string} folder of a page, with a slash at its end
 * @param {URL | Location} [start] the page that its way begins at
 */
export const locatePage = (folder, start = HOME) => new URL(`${folder}index.html`, start.href);

/** A packed folder has one version, and none that is newer. */
export function renew() {}

export { spawnWorker } from '../spawning.js';
