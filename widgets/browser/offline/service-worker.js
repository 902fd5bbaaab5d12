// The service worker: stores the site on the device for offline use. The site's own service-worker.js, next to the
// first page, imports it and lists the files.

import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { LATER, nameCache, PAGES, RUNTIME, SNAPSHOT } from './stock.js';

/** @import { Listed, Share, Stock as Stored, Stocklist, Wish } from './stock.js' */

const worker = /** @type {ServiceWorkerGlobalScope & {ubao: Stocklist}} */ (/** @type {unknown} */ (self));
const home = worker.registration.scope;
const stocklist = worker.ubao;
const MISSING = '404.html';

/** Return a file's address: a page in a folder of its own has the folder's. @param {string} path */
const locate = (path) => new URL(path.replace(/(^|\/)index\.html$/, '$1'), home).href;

// --- Only listed files are stored ---

const revisions = new Map(
  [...stocklist.pages, ...stocklist.runtime].map(([path, revision]) => [locate(path), revision]),
);

/**
 * Return whether a file is the listed one. A network with a login sends its own page instead, with status 200; a file
 * may be truncated or of another version.
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
  // Some hosts modify pages, but ours contain their revision.
  const page = new TextDecoder().decode(bytes);
  return page.includes(`<meta name="ubao-page" content="${revision}">`) && page.includes('</html>');
}

/**
 * Accept files as listed. If a cache on the way has an old one, request it with an address that no cache knows.
 * @type {import('workbox-core/types.js').WorkboxPlugin}
 */
const inspection = {
  cacheWillUpdate: async ({ request: { url }, response }) => {
    if (await isSound(response, url)) return response;
    const fresh = await fetch(`${url}?${revisions.get(url)}`, { cache: 'reload', credentials: 'same-origin' });
    return (await isSound(fresh, url)) ? fresh : null;
  },
};

// --- The site's files: fetched when this version is installed ---

/** Concurrent downloads. One would mostly wait for the network, more would slow down the page. */
const LANES = 4;

/** Workbox downloads one file at a time: with a latency of a tenth of a second, a site of 800 takes over a minute. */
class Stock extends PrecacheController {
  /** @param {ExtendableEvent} event */
  install(event) {
    const left = this.getURLsToCacheKeys().entries();
    const take = async () => {
      for (const [url, cacheKey] of left) {
        // Bypass the browser's cache, to get the files as listed.
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
// Query strings are for the page's own scripts.
registerRoute(({ url }) => {
  const cacheKey = pages.getCacheKeyForURL(locate(url.href.replace(/[?#].*/, '')));
  return cacheKey && { cacheKey };
}, pages.strategy);

// --- Python: stored once somebody has played, or asked for it ---

const runtimeFiles = new Map(stocklist.runtime.map(([path, , bytes]) => [locate(path), bytes]));
const runtime = new CacheFirst({ cacheName: nameCache(RUNTIME, home), plugins: [inspection] });
registerRoute(
  ({ url }) => runtimeFiles.has(url.href) && url.pathname.endsWith('.wasm'),
  async (options) => (await recallCompiled(options.request)) ?? runtime.handle(options),
);
registerRoute(({ url }) => runtimeFiles.has(url.href), runtime);

/**
 * Return WebAssembly from the browser's HTTP cache, if it's there. Chromium keeps compiled code only with that, not
 * with a service worker's cache. Never uses the network.
 * @param {Request} request
 */
async function recallCompiled({ url }) {
  try {
    const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
    if (response.ok && response.headers.get('content-type') === 'application/wasm') return response;
  } catch {
    // It was evicted.
  }
  return undefined;
}

/** Delete another version's Python and its snapshot. */
async function dropOldRuntime() {
  const cache = await caches.open(nameCache(RUNTIME, home));
  for (const { url } of await cache.keys()) if (!runtimeFiles.has(url)) await cache.delete(url);
  await caches.delete(nameCache(SNAPSHOT, home));
}

/** Bytes received of incomplete files. */
let arriving = 0;

/** Store Python; return true once it is. @param {boolean} whole whether to include what is loaded later */
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
    const bytes = await new Response(counted).arrayBuffer().finally(() => (arriving = 0));
    const file = new Response(bytes, response);
    if (!(await isSound(file, url))) throw new Error(`${url} is another file.`);
    await cache.put(url, file);
  }
  return true;
}

// --- Pages that the site doesn't have, or only elsewhere, such as in another language ---

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      const missing = await pages.matchPrecache(locate(MISSING));
      // Offline, nobody knows whether the page exists: it only isn't stored.
      return missing
        ? new Response((await missing.text()).replace('<html', '<html data-unkept'), missing)
        : Response.error();
    }
  },
);

// --- Versions ---

clientsClaim();
worker.addEventListener('activate', (event) => event.waitUntil(dropOldRuntime()));

/** Take over from the previous version, unless others than the asking page are open; return their number. */
async function renew() {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (open.length <= 1) await worker.skipWaiting();
  return Math.max(0, open.length - 1);
}

// --- Requests from pages ---

/**
 * Return how much of a list is cached.
 * @param {Listed[]} listed
 * @param {(url: string) => string | undefined} find the address in the cache
 * @param {string} kind the cache's
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

/** @returns {Promise<Stored>} */
async function takeStock() {
  const python = await count(stocklist.runtime, (url) => url, RUNTIME);
  return {
    pages: await count(stocklist.pages, (url) => pages.getCacheKeyForURL(url), PAGES),
    runtime: { ...python, kept: Math.min(python.kept + arriving, python.all) },
  };
}

worker.addEventListener('message', (event) => {
  const wish = /** @type {Wish} */ (event.data);
  const wishes = { stock: takeStock, runtime: () => keepRuntime(false), later: () => keepRuntime(true), renew };
  // Pages of other versions may wish something else.
  if (!Object.hasOwn(wishes, wish)) return;
  // Offline, or if storage fails, there will be a next time: the answer is undefined.
  const granted = wishes[wish]().catch(() => {});
  event.waitUntil(granted.then((value) => event.ports[0]?.postMessage(value)));
});
