// The packed folder's address, derived from this script's, which isn't a module and finds its own element; its files,
// which are scripts; and Python's worker. Addresses of pages end in file names, since there is no host to resolve
// folders.

import { bundle } from '../../../browser/engine/bundle.js';
import { askOnce } from '../../../browser/kit/fetching.js';
import source from '../worker-source.js';

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/** The folder of the scripts. */
export const SCRIPTS = new URL('./', here);

/** The first page. */
export const HOME = new URL('../../', here);

/** The prefix of stored names. A folder that was moved or packed anew finds its data. */
export const OURS = 'ubao://:';

/** @param {string} folder a page's, with a trailing slash @param {URL | Location} [start] the base address */
export const locatePage = (folder, start = HOME) => new URL(`${folder}index.html`, start.href);

/** Return a page's path from the first one, without a file name that hosts omit. @param {URL | Location} page */
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

// --- Files: scripts are all that a page from a stick may load. Each puts its data on a shelf, under the file's path ---

const page = /** @type {{ubaoShelf?: Record<string, unknown>}} */ (globalThis);
page.ubaoShelf ??= {};
const shelf = page.ubaoShelf;

/** Take a file from the shelf; rejects if it can't be loaded. @param {string} path below the first page */
export function take(path) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = script.onerror = () => {
      script.remove();
      const value = shelf[path];
      delete shelf[path];
      if (value === undefined) reject(new Error(`${path} did not arrive.`));
      else resolve(value);
    };
    script.src = new URL(`${path}.js`, HOME).href;
    document.head.append(script);
  });
}

// --- Python's worker: its script is made from text, and its files are handed to it, each compressed with gzip ---

/** The script with Pyodide's modules, which workers begin with. */
const PYTHON = 'python.js';

/** Return a file by name; it is kept for replacement workers. */
const getFile = /* @__PURE__ */ askOnce(async (name) => {
  const path = new URL(bundle.path + name, SCRIPTS).href.slice(HOME.href.length);
  const letters = atob(/** @type {string} */ (await take(path)));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
});

async function unpackScript() {
  const { body } = new Response(await getFile(PYTHON));
  return new Response(/** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream('gzip'))).text();
}

/** Return a stand-in for a worker, which starts once its script is here, and gets its files as they arrive, if at all. */
export function spawnWorker() {
  /** @type {Worker | undefined} */
  let worker;
  let ended = false;
  const late = /** @type {Worker} */ ({
    postMessage: (/** @type {unknown} */ message) => worker?.postMessage(message),
    terminate() {
      ended = true;
      worker?.terminate();
    },
  });
  const begin = (/** @type {string} */ python) => {
    if (ended) return;
    // Pyodide requires a module worker, and tests for it by `importScripts` when it's loaded. Chromium makes none from a
    // stick, but this one has all that Pyodide needs.
    const script = new Blob(['importScripts = undefined;\n', python, source], { type: 'text/javascript' });
    const address = URL.createObjectURL(script);
    const begun = (worker = new Worker(address));
    // Once it responds, the page doesn't have to hold its script any longer.
    begun.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
    begun.onmessage = (event) => late.onmessage?.(event);
    begun.onmessageerror = (event) => late.onmessageerror?.(event);
    begun.onerror = (event) => late.onerror?.(event);
    for (const name of [...Object.keys(bundle.files), ...bundle.later]) {
      if (name.endsWith('.js')) continue;
      getFile(name).then(
        (file) => begun.postMessage({ name, file }),
        () => begun.postMessage({ name }),
      );
    }
  };
  // It reports itself what it lacks.
  unpackScript()
    .catch(() => '')
    .then(begin)
    .catch(() => late.onerror?.(new ErrorEvent('error')));
  return late;
}
