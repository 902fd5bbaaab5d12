// The worker that runs somebody's Python. It can reach nothing: it comes from a frame with an opaque origin, whose
// policy blocks every address. The page passes it everything it needs, and Pyodide's script is bundled with it.

import { loadPyodide } from '../engine/pyodide.js';
import createPyodideModule from '../engine/pyodide.asm.js';
import { empty, limitFiles, limitMemory, Printer, readAnswer } from './guards.js';

/** Never requested: it stands for the folder of Python's files. */
const HOME = 'https://ubao.invalid/';

/** The part that is loaded later. */
const LATER = 'pyodide.later.wasm';

/** @param {unknown} message */
const post = self.postMessage.bind(self);

// Pyodide requires a module worker, and tests for it by `importScripts`. Chromium makes none for opaque origins, but
// this one has all that Pyodide needs.
/** @type {{importScripts?: unknown}} */ (globalThis).importScripts = undefined;

const printer = new Printer(post);

/**
 * @param {Record<string, ArrayBuffer>} files Python's, by name
 * @returns {Promise<(asked: string) => string>} calls the player: JSON text in and out
 */
async function start(files) {
  self.fetch = async (input) => {
    const name = String(input).slice(HOME.length);
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'text/plain';
    return new Response(files[name], { headers: { 'content-type': type } });
  };
  limitMemory();
  // If code breaks Python, a sentence says so; it isn't our error, and doesn't belong in the console.
  for (const name of /** @type {('error' | 'warn' | 'log')[]} */ (['error', 'warn', 'log'])) console[name] = () => {};
  const later = files[LATER];
  const python = await loadPyodide({
    indexURL: HOME,
    stdLibURL: `${HOME}python_stdlib.txt`,
    createPyodideModule: (/** @type {object} */ given) => createPyodideModule(given, later && { read: () => later }),
  });
  python.setStdout({ write: (/** @type {Uint8Array} */ bytes) => printer.write(bytes) });
  python.setStderr({ write: (/** @type {Uint8Array} */ bytes) => bytes.length });
  const { Pupil, shut } = python.pyimport('game_core.api.pupil');
  const { call } = Pupil();
  python.pyimport('random').seed();
  limitFiles(python.FS);
  shut();
  return call;
}

/** @param {MessageEvent<Record<string, ArrayBuffer>>} message */
self.onmessage = ({ data }) =>
  start(data).then(
    (answer) => {
      self.addEventListener('message', ({ data: { id, asked } }) => {
        const told = readAnswer(() => answer(JSON.stringify(asked)));
        printer.turn();
        post({ id, told });
      });
      self.onmessage = null;
      empty();
      post({ ready: true });
    },
    () => post({ failed: true }),
  );
