// What the site keeps on a device, and what a page may ask the service worker about it.

/** The caches: the site's files, and Python, which takes most of the room. */
export const PAGES = 'ubao-pages';
export const RUNTIME = 'ubao-runtime';
/** Python's memory after a start, in a cache of its own: each browser makes its own. */
export const SNAPSHOT = 'ubao-snapshot';

/**
 * A file: its path below the site's first page, what tells this version from another, and its bytes.
 * @typedef {[path: string, revision: string, bytes: number]} Listed
 */

/** What the end of a file's name tells: it's of Python, and fetched when it's called for the first time. */
export const LATER = '.later.wasm';

/** What the site consists of. @typedef {{pages: Listed[], runtime: Listed[]}} Stocklist */

/** How much of something is kept, in bytes. @typedef {{kept: number, all: number}} Share */

/** @typedef {{pages: Share, runtime: Share}} Stock */

/**
 * `stock` asks how much is kept; `runtime` that Python be kept, too, and whether that was possible, and `later` the
 * same with what is for later; `renew` that a new version take over, if no other page is open, and how many are.
 * @typedef {'stock' | 'runtime' | 'later' | 'renew'} Wish
 */

/**
 * The name of a cache: two sites of one host don't mix.
 * @param {string} kind
 * @param {string} home where the site is
 */
export function nameCache(kind, home) {
  return `${kind}:${new URL(home).pathname}`;
}

/**
 * Ask a service worker how much is kept.
 * @param {ServiceWorker} worker
 */
export function takeStock(worker) {
  return /** @type {Promise<Stock>} */ (inquire(worker, 'stock'));
}

/**
 * Wish for something, and wait for the answer.
 * @param {ServiceWorker} worker
 * @param {Wish} wish
 * @returns {Promise<unknown>}
 */
export function inquire(worker, wish) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(wish, [port2]);
  });
}
