// Python with instrumented WebAssembly, for profile_python.py. A message holds requests; the answer is the indices of
// all functions that ran.

import { bundle } from './bundle.js';
import { restoreMemory, takeMemory } from './memory.js';

const home = new URL(bundle.path, import.meta.url).href;
const { loadPyodide } = await import(`${home}pyodide.js`);
const { default: create } = await import(`${home}pyodide.asm.js`);

/** The prefix of the exported marks. */
const MARK = 'ran.';
/** @type {[name: string, mark: WebAssembly.Global][]} */
let marks = [];
/** @type {Set<number>} */
const ran = new Set();

/** Keep the marks from Emscripten, which can't handle such exports. */
function createMarked(settings) {
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (imports, receive) =>
    instantiateWasm(imports, ({ exports }, module) => {
      const entries = Object.entries(exports);
      marks = entries.filter(([name]) => name.startsWith(MARK));
      receive({ exports: Object.fromEntries(entries.filter(([name]) => !name.startsWith(MARK))) }, module);
    });
  return create(settings);
}

const SETTINGS = { indexURL: home, stdLibURL: `${home}python_stdlib.txt`, createPyodideModule: createMarked };

/** Run an action that starts Python, and record which functions ran. */
async function run(action) {
  const result = await action();
  for (const [name, { value }] of marks) if (value) ran.add(Number(name.slice(MARK.length)));
  return result;
}

self.onmessage = async ({ data: { requests, players, code } }) => {
  const answer = (/** @type {any} */ python, most = Infinity) => {
    const { call } = python.pyimport('game_core.api');
    for (const request of requests.slice(0, most)) call(request);
  };
  const head = await run(() => takeMemory(loadPyodide, SETTINGS));
  await run(async () => {
    const python = await loadPyodide(SETTINGS);
    answer(python);
    python.runPython(code);
  });
  // Given all of its memory, Pyodide puts it back itself.
  await run(async () => answer(await restoreMemory(loadPyodide, SETTINGS, { head, putBack() {} }), 40));
  await run(async () => {
    const python = await loadPyodide(SETTINGS);
    python.setStdout({ write: (/** @type {Uint8Array} */ bytes) => bytes.length });
    python.setStderr({ write: (/** @type {Uint8Array} */ bytes) => bytes.length });
    const { Pupil, shut } = python.pyimport('game_core.api.pupil');
    const { call } = Pupil();
    python.pyimport('random').seed();
    shut();
    for (const asked of players) call(asked);
  });
  self.postMessage([...ran]);
};
self.postMessage('ready');
