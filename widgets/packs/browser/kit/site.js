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

/** A page's way from the first one, without the file that a host wouldn't name. @param {URL | Location} page */
const findWay = ({ pathname }) => pathname.slice(HOME.pathname.length).replace(/index\.html$/, '');

/**
 * The address of a page on the website that the folder was made of, if it says where that is: everybody can open it. The
 * folder's own address is good for others on a server of its own, but not from a disk, nor in another page's frame.
 * @param {URL | string} page its address here
 */
export function publish(page) {
  const address = new URL(page);
  const { href = '' } = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=canonical]')) ?? {};
  const way = findWay(location);
  if (href.endsWith(`/${way}`)) return `${href.slice(0, href.length - way.length)}${findWay(address)}${address.hash}`;
  return address.protocol === 'file:' || top !== self ? '' : address.href;
}

/** A packed folder has one version, and none that is newer. */
export function renew() {}

export { spawnWorker } from '../spawning.js';
