// Run players in workers created by a frame in the page, each with its own Python. The frame (see
// `widgets/templates/blocks/player-frame.html`) has an opaque origin, and its policy blocks every address.

import { bundle } from '../engine/bundle.js';
import { SCRIPTS } from '../kit/site.js';

/** The files it is handed, since it can't fetch them. */
const FILES = ['pyodide.asm.wasm', ...bundle.later, 'python_stdlib.txt', 'pyodide-lock.json'];

/** @type {Promise<{source: string, files: Record<string, ArrayBuffer>}> | undefined} */
let fetched;

/** Fetch the worker's script and Python's files once, since the frame can't. */
async function fetchParts() {
  const home = new URL(bundle.path, SCRIPTS).href;
  const get = async (/** @type {string} */ url, /** @type {RequestInit} */ options = {}) => {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  };
  const [source, ...files] = await Promise.all([
    get(`${SCRIPTS}sandbox.js`).then((response) => response.text()),
    ...FILES.map(async (name) => {
      const response = await get(home + name, { integrity: bundle.integrity[name] ?? '' });
      return /** @type {const} */ ([name, await response.arrayBuffer()]);
    }),
  ]);
  return { source, files: Object.fromEntries(files) };
}

/**
 * Start a worker with its own Python.
 * @returns {Promise<MessagePort>} send `null` to end it; rejects if its files can't be loaded
 */
export async function openSandbox() {
  fetched ??= fetchParts();
  fetched.catch(() => {
    fetched = undefined;
  });
  const { source, files } = await fetched;
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe.ubao-sandbox'));
  const { port1, port2 } = new MessageChannel();
  // Its opaque origin can't be named; it contains only our script.
  frame?.contentWindow?.postMessage(source, '*', [port2]);
  port1.postMessage(files);
  return port1;
}
