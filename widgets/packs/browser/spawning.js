// Start a worker from a page of a packed folder: its script is made from text, and Python's files are handed to it.

import { bundle } from '../../browser/engine/bundle.js';
import { names, SCRIPT } from './python-files.js';
import source from './worker-source.js';
import { take } from './shelf.js';
import { HOME, SCRIPTS } from './kit/site.js';

// Resolved late: kit/site.js imports this module, and may not have run yet.
const locate = (/** @type {string} */ name) => new URL(bundle.path + name, SCRIPTS).href.slice(HOME.href.length);

/** @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} by name, compressed with gzip; kept for replacement workers */
const files = new Map();

/** @param {string} name */
async function fetchFile(name) {
  const letters = atob(/** @type {string} */ (await take(locate(name))));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** @param {string} name */
function getFile(name) {
  const file = files.get(name) ?? fetchFile(name);
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}

async function unpackScript() {
  const { body } = new Response(await getFile(SCRIPT));
  return new Response(/** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream('gzip'))).text();
}

/** The worker's interface for its owner; the real one starts when its script is loaded. */
class LateWorker {
  /** @type {((event: MessageEvent) => void) | null} */
  onmessage = null;
  /** @type {((event?: Event) => void) | null} */
  onmessageerror = null;
  /** @type {((event?: Event) => void) | null} */
  onerror = null;
  /** @type {Worker | undefined} */
  #worker;
  #ended = false;

  constructor() {
    // It reports itself what it lacks.
    unpackScript()
      .catch(() => '')
      .then((python) => this.#begin(python))
      .catch(() => this.onerror?.());
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.#worker?.postMessage(message);
  }

  terminate() {
    this.#ended = true;
    this.#worker?.terminate();
  }

  /** @param {string} python */
  #begin(python) {
    if (this.#ended) return;
    const address = URL.createObjectURL(new Blob([python, source], { type: 'text/javascript' }));
    const worker = new Worker(address);
    // Once it responds, the page doesn't have to hold its script any longer.
    worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onmessageerror = (event) => this.onmessageerror?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    this.#worker = worker;
    for (const name of names) {
      getFile(name).then(
        (file) => worker.postMessage({ name, file }),
        () => worker.postMessage({ name }),
      );
    }
  }
}

/** Start a worker that is handed its files as they arrive; a failed file is missing. */
export const spawnWorker = () => /** @type {Worker} */ (/** @type {unknown} */ (new LateWorker()));
