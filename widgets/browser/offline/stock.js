// What the site stores on a device, and pages' requests to the service worker.

/** The caches: the site's files, and Python, which takes most of the space. */
export const PAGES = 'ubao-pages';
export const RUNTIME = 'ubao-runtime';
/** A separate cache for Python's memory after a start, which depends on the browser. */
export const SNAPSHOT = 'ubao-snapshot';

/** A file, its path below the first page. @typedef {[path: string, revision: string, bytes: number]} Listed */

/** The suffix of the part of Python fetched on the first call into it. */
export const LATER = '.later.wasm';

/** The site's files. @typedef {{pages: Listed[], runtime: Listed[]}} Stocklist */

/** How much of something is stored, in bytes. @typedef {{kept: number, all: number}} Share */

/** @typedef {{pages: Share, runtime: Share}} Stock */

/**
 * `stock` asks how much is stored; `runtime` asks to store Python, and whether that worked, `later` the same including
 * what is loaded later; `renew` asks a new version to take over if no other page is open, and for the number of those.
 * A wish that fails gets undefined.
 * @typedef {'stock' | 'runtime' | 'later' | 'renew'} Wish
 */

/**
 * Return a cache's name, separate for each site of a host.
 * @param {string} kind
 * @param {string} home the first page
 */
export const nameCache = (kind, home) => `${kind}:${new URL(home).pathname}`;

/** Ask a service worker how much is stored; undefined if it can't tell. @param {ServiceWorker} worker */
export const takeStock = (worker) => /** @type {Promise<Stock | undefined>} */ (inquire(worker, 'stock'));

/**
 * Send a request, and wait for the answer.
 * @param {ServiceWorker} worker
 * @param {Wish} wish
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
