// Run players in workers created by a frame in the page, each with its own Python. The frame (see
// `widgets/templates/blocks/player-frame.html`) has an opaque origin, and its policy blocks every address.

import { bundle } from '../engine/bundle.js';
import { accept, askOnce } from '../kit/fetching.js';
import { SCRIPTS } from '../kit/site.js';

/** The files it is handed, since it can't fetch them. */
const FILES = ['pyodide.asm.wasm', ...bundle.later, 'python_stdlib.txt', 'pyodide-lock.json'];

/** Fetch the worker's script and Python's files, since the frame can't. */
const fetchParts = askOnce(async (home) => {
  const [source, ...files] = await Promise.all([
    fetch(`${SCRIPTS}sandbox.js`).then((response) => accept(response).text()),
    ...FILES.map(async (name) => {
      const response = accept(await fetch(home + name, { integrity: bundle.integrity[name] ?? '' }));
      return /** @type {const} */ ([name, await response.arrayBuffer()]);
    }),
  ]);
  return { source, files: /** @type {Record<string, ArrayBuffer>} */ (Object.fromEntries(files)) };
});

/** Start a worker with its own Python; sending `null` ends it. Rejects if its files can't be loaded. */
export async function openSandbox() {
  const { source, files } = await fetchParts(new URL(bundle.path, SCRIPTS).href);
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe.ubao-sandbox'));
  const { port1, port2 } = new MessageChannel();
  // Its opaque origin can't be named; it contains only our script.
  frame?.contentWindow?.postMessage(source, '*', [port2]);
  port1.postMessage(files);
  return port1;
}
