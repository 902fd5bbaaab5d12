// Where the worker's files come from in a packed folder: from the page, each packed with gzip.

import { bundle } from '../../browser/bundle.js';

// Pyodide wants a worker that is a module, and asks whether this one can import scripts. From a stick Chromium has no
// such worker; all that Pyodide needs of one, this one has, too.
/** @type {{importScripts?: unknown}} */ (globalThis).importScripts = undefined;

/** No such address is asked for: it stands for the folder that Python takes its files from. */
export const home = 'https://ubao.invalid/';

/** @type {Map<string, (file?: Blob) => void>} */
const takers = new Map();
const arrivals = new Map(Object.keys(bundle.files).map((name) => [
  name, new Promise((/** @type {(file?: Blob) => void} */ resolve) => takers.set(name, resolve)),
]));

self.addEventListener('message', ({ data: { name, file } }) => takers.get(name)?.(file));

/** @param {string} name */
async function unpack(name) {
  const file = await arrivals.get(name);
  if (!file) throw new Error(`${name} did not arrive.`);
  return file.stream().pipeThrough(new DecompressionStream('gzip'));
}

/**
 * Answers as the network would.
 * @param {string} url
 */
export async function download(url) {
  const type = url.endsWith('.wasm') ? 'application/wasm' : 'text/plain';
  return new Response(await unpack(url.slice(home.length)), { headers: { 'content-type': type } });
}

/** @param {string} name of a module */
export async function importFile(name) {
  const text = await new Response(await unpack(name)).text();
  return import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
}

/** A packed folder keeps no memory of Python's. */
export const memory = undefined;
