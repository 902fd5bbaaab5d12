// The worker in which somebody's Python runs. It can reach nothing: it comes from a frame of no origin, whose policy
// forbids every address. So all that it needs is handed to it, and Pyodide's own script is joined with this one.

import { loadPyodide } from '../engine/pyodide.js';
import createPyodideModule from '../engine/pyodide.asm.js';
import { empty, limitFiles, limitMemory, Printer, readAnswer } from './guards.js';

/** No such address is asked for: it stands for the folder that Python takes its files from. */
const HOME = 'https://ubao.invalid/';

/** What of it is for later. */
const LATER = 'pyodide.later.wasm';

/** @param {unknown} message */
const post = self.postMessage.bind(self);

// Pyodide wants a worker that is a module, and asks whether this one can import scripts. Chromium makes no such worker
// for a frame of no origin; all that Pyodide needs of one, this one has, too.
/** @type {{importScripts?: unknown}} */ (globalThis).importScripts = undefined;

const printer = new Printer(post);

/**
 * @param {Record<string, ArrayBuffer>} files of Python, by name
 * @returns {Promise<(asked: string) => string>} the one door to the player: JSON text in and out
 */
async function start(files) {
  self.fetch = async (input) => {
    const name = String(input).slice(HOME.length);
    return new Response(files[name], {
      headers: { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'text/plain' },
    });
  };
  limitMemory();
  // Where code breaks Python, that is told in a sentence, and is no fault of ours for the console to tell.
  for (const name of /** @type {('error' | 'warn' | 'log')[]} */ (['error', 'warn', 'log'])) console[name] = () => {};
  const later = files[LATER];
  const python = await loadPyodide({
    indexURL: HOME,
    stdLibURL: `${HOME}python_stdlib.txt`,
    createPyodideModule: (/** @type {object} */ given) => createPyodideModule(given, later && { read: () => later }),
  });
  python.setStdout({ write: (/** @type {Uint8Array} */ bytes) => printer.write(bytes) });
  python.setStderr({ write: (/** @type {Uint8Array} */ bytes) => bytes.length });
  const { call } = python.pyimport('game_core.api.pupil').Pupil();
  python.pyimport('random').seed();
  const { shut } = python.pyimport('game_core.api.shutting');
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
