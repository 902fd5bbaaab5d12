// The service worker: keeps the site on the device, so that it works without a network. It is run by the site's own
// service-worker.js, which lies beside the first page and says what there is to keep.

import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { LATER, nameCache, PAGES, RUNTIME, SNAPSHOT } from './stock.js';

/** @typedef {import('./stock.js').Listed} Listed */
/** @typedef {import('./stock.js').Share} Share */

const worker = /** @type {ServiceWorkerGlobalScope & {ubao: import('./stock.js').Stocklist}} */ (
  /** @type {unknown} */ (self)
);
const home = worker.registration.scope;
const stocklist = worker.ubao;
/** The page for what is not there. */
const MISSING = '404.html';

/**
 * Where a file is: a page in a folder of its own goes by the folder's address.
 * @param {string} path
 */
const locate = (path) => new URL(path.replace(/(^|\/)index\.html$/, '$1'), home).href;

// --- Only what is listed is kept ---

/** By its address, what tells a file from another. */
const revisions = new Map(
  [...stocklist.pages, ...stocklist.runtime].map(([path, revision]) => [locate(path), revision]),
);

/**
 * Whether a file is the one that is listed. A network that asks for a name sends its own page instead, as if all were
 * well; a file may be cut off or of another version.
 * @param {Response} response
 * @param {string} url
 */
async function isSound(response, url) {
  if (!response.ok) return false;
  const revision = revisions.get(url) ?? '';
  const bytes = await response.clone().arrayBuffer();
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (digest.startsWith(revision)) return true;
  if (!/(\/|\.html)$/.test(url)) return false;
  // Some hosts write into pages, and each of ours says which it is.
  const page = new TextDecoder().decode(bytes);
  return page.includes(`<meta name="ubao-page" content="${revision}">`) && page.includes('</html>');
}

/**
 * A file as it is listed. A cache on the way may still have an old one: it is asked past that, with an address that no
 * cache knows.
 * @type {import('workbox-core/types.js').WorkboxPlugin}
 */
const inspection = {
  cacheWillUpdate: async ({ request: { url }, response }) => {
    if (await isSound(response, url)) return response;
    const fresh = await fetch(`${url}?${revisions.get(url)}`, { cache: 'reload', credentials: 'same-origin' });
    return (await isSound(fresh, url)) ? fresh : null;
  },
};

// --- The site's files: fetched while this version is installed ---

/** Files under way at a time. One would wait for the network most of the time, more would keep the page waiting. */
const LANES = 4;

/** Workbox gets one file after the other: with an answer in a tenth of a second, a site of 800 takes over a minute. */
class Stock extends PrecacheController {
  /** @param {ExtendableEvent} event */
  install(event) {
    const left = this.getURLsToCacheKeys().entries();
    const take = async () => {
      for (const [url, cacheKey] of left) {
        // Past the browser's own cache: what was listed is what is there now.
        const request = new Request(url, { cache: 'reload', credentials: 'same-origin' });
        await Promise.all(this.strategy.handleAll({ params: { cacheKey }, request, event }));
      }
    };
    const lanes = Promise.all(Array.from({ length: LANES }, take));
    event.waitUntil(lanes);
    return lanes.then(() => ({ updatedURLs: [], notUpdatedURLs: [] }));
  }
}

const pages = new Stock({ cacheName: nameCache(PAGES, home), plugins: [inspection] });
pages.precache(stocklist.pages.map(([path, revision]) => ({ url: locate(path), revision })));
const route = new PrecacheRoute(pages, {
  // The query string is for the page's own scripts.
  ignoreURLParametersMatching: [/./],
  directoryIndex: '',
  cleanURLs: false,
  urlManipulation: ({ url }) => [new URL(locate(url.href.replace(/[?#].*/, '')))],
});
registerRoute(route);

// --- Python: kept once somebody has played, or asked for it ---

const runtimeFiles = new Map(stocklist.runtime.map(([path, , bytes]) => [locate(path), bytes]));
const runtime = new CacheFirst({ cacheName: nameCache(RUNTIME, home), plugins: [inspection] });
registerRoute(
  ({ url }) => runtimeFiles.has(url.href) && url.pathname.endsWith('.wasm'),
  async (options) => (await recallCompiled(options.request)) ?? runtime.handle(options),
);
registerRoute(({ url }) => runtimeFiles.has(url.href), runtime);

/**
 * WebAssembly as the browser's own cache has it, if it does. Only beside that does Chromium keep compiled code, not
 * beside what a service worker has kept. Nothing is asked of the network.
 * @param {Request} request
 */
async function recallCompiled({ url }) {
  try {
    const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
    if (response.ok && response.headers.get('content-type') === 'application/wasm') return response;
  } catch {
    // It has gone from there.
  }
  return undefined;
}

/** Another version's Python is of no use, nor is what was made with it. */
async function dropOldRuntime() {
  const cache = await caches.open(nameCache(RUNTIME, home));
  for (const { url } of await cache.keys()) if (!runtimeFiles.has(url)) await cache.delete(url);
  await caches.delete(nameCache(SNAPSHOT, home));
}

/** Bytes of a file that has not wholly arrived. */
let arriving = 0;

/** @param {boolean} whole whether what is for later is kept, too */
async function keepRuntime(whole) {
  const cache = await caches.open(nameCache(RUNTIME, home));
  for (const url of runtimeFiles.keys()) {
    if ((!whole && url.endsWith(LATER)) || (await cache.match(url))) continue;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    arriving = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream({
        transform(part, controller) {
          arriving += part.length;
          controller.enqueue(part);
        },
      }),
    );
    const bytes = await new Response(counted).arrayBuffer().finally(() => {
      arriving = 0;
    });
    const file = new Response(bytes, response);
    if (!(await isSound(file, url))) throw new Error(`${url} is another file.`);
    await cache.put(url, file);
  }
}

// --- A page that the site does not have ---

const network = new NetworkOnly();
registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await network.handle(options);
    } catch {
      return (await pages.matchPrecache(locate(MISSING))) ?? Response.error();
    }
  }),
);

// --- One version after the other ---

clientsClaim();
worker.addEventListener('activate', (event) => event.waitUntil(dropOldRuntime()));

/**
 * Take over from the version before: never under a page that is open besides the one that asks.
 * @returns {Promise<number>} how many others are open
 */
async function renew() {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (open.length <= 1) await worker.skipWaiting();
  return Math.max(0, open.length - 1);
}

// --- What pages ask ---

/**
 * Return how much of a list is in a cache.
 * @param {Listed[]} listed
 * @param {(url: string) => string | undefined} find the address by which it is kept
 * @param {string} kind of cache
 * @returns {Promise<Share>}
 */
async function count(listed, find, kind) {
  const cache = await caches.open(nameCache(kind, home));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const share = { kept: 0, all: 0 };
  for (const [path, , bytes] of listed) {
    share.all += bytes;
    if (kept.has(find(locate(path)) ?? '')) share.kept += bytes;
  }
  return share;
}

/** @returns {Promise<import('./stock.js').Stock>} */
async function takeStock() {
  const python = await count(stocklist.runtime, (url) => url, RUNTIME);
  return {
    pages: await count(stocklist.pages, (url) => pages.getCacheKeyForURL(url), PAGES),
    runtime: { ...python, kept: Math.min(python.kept + arriving, python.all) },
  };
}

worker.addEventListener('message', (event) => {
  /** @type {import('./stock.js').Wish} */
  const wish = event.data;
  const answer = (/** @type {Promise<unknown>} */ given) =>
    event.waitUntil(given.then((value) => event.ports[0]?.postMessage(value)));
  if (wish === 'renew') answer(renew());
  // Without a network there is a next time.
  else if (wish === 'runtime' || wish === 'later')
    answer(
      keepRuntime(wish === 'later').then(
        () => true,
        () => false,
      ),
    );
  else if (wish === 'stock') answer(takeStock());
});
