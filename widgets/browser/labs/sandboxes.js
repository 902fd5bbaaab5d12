// Where players run: workers that a frame of the page makes, each with a Python of its own. The frame stands in the
// page (see `widgets/templates/blocks/player.html`); it has no origin, and its policy forbids every address.

import { bundle } from '../engine/bundle.js';
import { SCRIPTS } from '../kit/site.js';

/** What is handed to it; it can fetch nothing when that is called. */
const FILES = ['pyodide.asm.wasm', ...bundle.later, 'python_stdlib.txt', 'pyodide-lock.json'];

/** @type {Promise<{source: string, files: Record<string, ArrayBuffer>}> | undefined} */
let fetched;

/** The worker's script, and Python's files: fetched by the page once, for a frame can fetch nothing. */
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
 * A worker with a Python of its own, which is starting.
 * @returns {Promise<MessagePort>} `null` sent there ends it; rejects where its files can't be had
 */
export async function openSandbox() {
  fetched ??= fetchParts();
  fetched.catch(() => {
    fetched = undefined;
  });
  const { source, files } = await fetched;
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe.ubao-sandbox'));
  const { port1, port2 } = new MessageChannel();
  // It has no origin that could be named; nothing but our script is in it.
  frame?.contentWindow?.postMessage(source, '*', [port2]);
  port1.postMessage(files);
  return port1;
}
