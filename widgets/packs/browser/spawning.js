// Start a worker from a page of a packed folder: its script is made of texts, and Python's files are handed to it.

import { bundle } from '../../browser/engine/bundle.js';
import { names, SCRIPT } from './python-files.js';
import source from './worker-source.js';
import { take } from './shelf.js';
import { HOME, SCRIPTS } from './kit/site.js';

// Told when it is asked for: kit/site.js has this module's worker, and may not be through yet.
const locate = (/** @type {string} */ name) => new URL(bundle.path + name, SCRIPTS).href.slice(HOME.href.length);

/**
 * @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} by their names, packed with gzip; a worker that is replaced needs them again
 */
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

/** What its owner uses of a worker; the true one begins when its script is there. */
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
    // It says itself what it lacks.
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
    const worker = new Worker(address, { name: 'ubao' });
    // Once it speaks it has its script, and the page need not hold that any longer.
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

/** A worker that is given its files as they arrive: none, for one that does not. */
export const spawnWorker = () => /** @type {Worker} */ (/** @type {unknown} */ (new LateWorker()));
