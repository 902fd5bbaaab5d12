// How a page of a packed folder gets a worker: its script is part of the page's, and Python's files are handed to it.

import { bundle } from '../../browser/bundle.js';
import source from './worker-source.js';
import { take } from './shelf.js';
import { HOME, SCRIPTS } from './site.js';

const folder = new URL(bundle.path, SCRIPTS).href.slice(HOME.href.length);

/** @type {Map<string, Promise<Blob>>} files by their names, packed with gzip; a worker that is replaced needs them again */
const files = new Map();

/** @param {string} name */
async function fetchFile(name) {
  const letters = atob(/** @type {string} */ (await take(folder + name)));
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
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
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { name: 'ubao' });
  for (const name of Object.keys(bundle.files)) {
    getFile(name).then((file) => worker.postMessage({ name, file }), () => worker.postMessage({ name }));
  }
  return worker;
}
