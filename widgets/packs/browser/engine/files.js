// Where the worker's files come from in a packed folder: from the page, as bytes packed with gzip. Pyodide's modules
// are in this worker's own script. From a stick, WebKit's worker reads no blob and imports none; Chromium's loads no
// script.

import { bundle } from '../../../browser/engine/bundle.js';
import { names } from '../python-files.js';

/** No such address is asked for: it stands for the folder that Python takes its files from. */
export const home = 'https://ubao.invalid/';

/** @typedef {Uint8Array<ArrayBuffer> | undefined} Packed */

/** @type {Map<string, (file: Packed) => void>} */
const takers = new Map();
const arrivals = new Map(
  names.map((name) => [
    name,
    new Promise((/** @type {(file: Packed) => void} */ resolve) => takers.set(name, resolve)),
  ]),
);

self.addEventListener('message', ({ data: { name, file } }) => takers.get(name)?.(file));

/**
 * Answers as the network would.
 * @param {string} url
 */
export async function download(url) {
  const name = url.slice(home.length);
  const file = await arrivals.get(name);
  if (!file) throw new Error(`${name} did not arrive.`);
  const type = name.endsWith('.wasm') ? 'application/wasm' : 'text/plain';
  const unpacked = /** @type {ReadableStream} */ (new Response(file).body).pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, { headers: { 'content-type': type } });
}

/** @type {ArrayBuffer} */
let later;

/** What of Python is for later has to be here before it starts: when it's called, nothing can be waited for. */
const ready = Promise.all(
  bundle.later.map(async (name) => {
    later = await (await download(home + name)).arrayBuffer();
  }),
);

export const readLater = () => later;

/** @param {string} name of a module */
export async function importFile(name) {
  await ready;
  const { ubaoPython } = /** @type {{ubaoPython?: Record<string, any>}} */ (globalThis);
  if (!ubaoPython) throw new Error('Python did not arrive.');
  return ubaoPython[name];
}

/** A packed folder keeps no memory of Python's. */
export const keepsMemory = undefined;
export const memory = undefined;
