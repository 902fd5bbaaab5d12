// The worker's files in a packed folder: gzipped bytes from the page. Pyodide's modules are part of this worker's own
// script. From a stick, WebKit's worker can't read or import blobs, and Chromium's can't load scripts.

import { bundle } from '../../../browser/engine/bundle.js';

/** Never requested: it stands for the folder of Python's files. */
export const home = 'https://ubao.invalid/';

/** @typedef {Uint8Array<ArrayBuffer> | undefined} Packed */

/** @type {Map<string, (file: Packed) => void>} */
const takers = new Map();
const arrivals = new Map(
  [...Object.keys(bundle.files), ...bundle.later].map((name) => [
    name,
    new Promise((/** @type {(file: Packed) => void} */ resolve) => takers.set(name, resolve)),
  ]),
);

self.addEventListener('message', ({ data: { name, file } }) => takers.get(name)?.(file));

/** Responds like the network. @param {string} url */
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

/** Files for later must be here before Python starts: a call into them can't wait. */
const ready = Promise.all(
  bundle.later.map(async (name) => {
    later = await (await download(home + name)).arrayBuffer();
  }),
);

export const readLater = () => later;

/** @param {string} name a module's */
export async function importFile(name) {
  await ready;
  const { ubaoPython } = /** @type {{ubaoPython?: Record<string, any>}} */ (globalThis);
  if (!ubaoPython) throw new Error('Python did not arrive.');
  return ubaoPython[name];
}

/** A packed folder stores no snapshot of Python. */
export const keepsMemory = undefined;
export const memory = undefined;
