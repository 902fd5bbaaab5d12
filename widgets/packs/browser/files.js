// Where the worker's files come from in a packed folder: from the page, as bytes packed with gzip, and as the address of
// a script. From a stick, WebKit's worker reads no blob and imports no module; Chromium makes no worker of a module.

import { names, SCRIPT } from './python-files.js';

// Pyodide wants a worker that is a module, and asks whether this one can import scripts. All that it needs of one, this
// one has, too.
const worker = /** @type {{importScripts?: (address: string) => void}} */ (globalThis);
const { importScripts } = worker;
worker.importScripts = undefined;

/** No such address is asked for: it stands for the folder that Python takes its files from. */
export const home = 'https://ubao.invalid/';

/** @typedef {import('./spawning.js').Sent} Sent */

/** @type {Map<string, (sent: Sent) => void>} */
const takers = new Map();
const arrivals = new Map(names.map((name) => [
  name, new Promise((/** @type {(sent: Sent) => void} */ resolve) => takers.set(name, resolve)),
]));

self.addEventListener('message', ({ data }) => takers.get(data.name)?.(data));

/**
 * Answers as the network would.
 * @param {string} url
 */
export async function download(url) {
  const name = url.slice(home.length);
  const file = (await arrivals.get(name))?.file;
  if (!file) throw new Error(`${name} did not arrive.`);
  const type = name.endsWith('.wasm') ? 'application/wasm' : 'text/plain';
  const unpacked = /** @type {ReadableStream} */ (new Response(file).body).pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, { headers: { 'content-type': type } });
}

/** @type {Promise<Record<string, any>> | undefined} Pyodide's modules, by their names */
let modules;

async function importScript() {
  const address = (await arrivals.get(SCRIPT))?.address;
  if (!address) throw new Error(`${SCRIPT} did not arrive.`);
  importScripts?.(address);
  return /** @type {any} */ (globalThis).ubaoPython;
}

/** @param {string} name of a module */
export async function importFile(name) {
  modules ??= importScript();
  return (await modules)[name];
}

/** A packed folder keeps no memory of Python's. */
export const memory = undefined;
