// How a page of a packed folder gets a worker: its script is part of the page's, and Python's files are handed to it.

import { bundle } from '../../browser/bundle.js';
import { names, SCRIPT } from './python-files.js';
import source from './worker-source.js';
import { take } from './shelf.js';
import { HOME, SCRIPTS } from './site.js';

/**
 * What a worker is sent of a file: its bytes packed with gzip, of a script the address, of one that did not come nothing.
 * @typedef {{name: string, file?: Uint8Array<ArrayBuffer>, address?: string}} Sent
 */

const folder = new URL(bundle.path, SCRIPTS).href.slice(HOME.href.length);

/** @type {Map<string, Promise<Sent>>} by name; a worker that is replaced needs them again */
const files = new Map();

/** @param {BlobPart} text */
const locate = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

/**
 * @param {string} name
 * @returns {Promise<Sent>}
 */
async function fetchFile(name) {
  const letters = atob(/** @type {string} */ (await take(folder + name)));
  const file = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (name !== SCRIPT) return { name, file };
  const unpacked = /** @type {ReadableStream} */ (new Response(file).body).pipeThrough(new DecompressionStream('gzip'));
  return { name, address: locate(await new Response(unpacked).arrayBuffer()) };
}

/** @param {string} name */
function getFile(name) {
  const file = files.get(name) ?? fetchFile(name);
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}

/** A worker that is given its files as they arrive: none, for one that does not. */
export function spawnWorker() {
  const worker = new Worker(locate(source), { name: 'ubao' });
  for (const name of names) {
    getFile(name).then((sent) => worker.postMessage(sent), () => worker.postMessage({ name }));
  }
  return worker;
}
