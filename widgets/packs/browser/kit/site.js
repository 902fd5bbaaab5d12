// The packed folder's address, derived from this script's, which isn't a module and finds its own element. Addresses of
// pages end in file names, since there is no host to resolve folders.

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/** The folder of the scripts. */
export const SCRIPTS = new URL('./', here);

/** The first page. */
export const HOME = new URL('../../', here);

/** The prefix of stored names. A folder that was moved or packed anew finds its data. */
export const OURS = 'ubao://:';

/**
 * @param {string} folder a page's, with a trailing slash
 * @param {URL | Location} [start] the base address
 */
export const locatePage = (folder, start = HOME) => new URL(`${folder}index.html`, start.href);

/**
 * Return a page's path from the first one, without the file name that a host would omit.
 * @param {URL | Location} page
 */
const findWay = ({ pathname }) => pathname.slice(HOME.pathname.length).replace(/index\.html$/, '');

/**
 * Return the address of a page on the website that the folder was made from, if known: everybody can open it. The
 * folder's own address only works for others from its own server, not from a disk, nor in another page's frame.
 * @param {URL | string} page the local one
 */
export function publish(page) {
  const address = new URL(page);
  const { href = '' } = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=canonical]')) ?? {};
  const way = findWay(location);
  if (href.endsWith(`/${way}`)) return `${href.slice(0, href.length - way.length)}${findWay(address)}${address.hash}`;
  return address.protocol === 'file:' || top !== self ? '' : address.href;
}

/** A packed folder has only one version. */
export function renew() {}

export { spawnWorker } from '../spawning.js';
