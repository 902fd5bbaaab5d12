// Python with instrumented WebAssembly, for profile_python.py. A message holds requests; the answer is the indices of
// all functions that ran.

import { bundle } from './bundle.js';

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

/** Start Python, run an action, and record which functions ran. */
async function run(action, settings = {}) {
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: `${home}python_stdlib.txt`,
    createPyodideModule: createMarked,
    ...settings,
  });
  const result = action(python);
  for (const [name, { value }] of marks) if (value) ran.add(Number(name.slice(MARK.length)));
  return result;
}

self.onmessage = async ({ data: { requests, players, code } }) => {
  const answer = (/** @type {any} */ python, most = Infinity) => {
    const { call } = python.pyimport('game_core.api');
    for (const request of requests.slice(0, most)) call(request);
  };
  const snapshot = await run(
    (python) => {
      python.pyimport('game_core.whole').destroy();
      return python.makeMemorySnapshot();
    },
    { _makeSnapshot: true },
  );
  await run((python) => {
    answer(python);
    python.runPython(code);
  });
  await run(
    (python) => {
      python.pyimport('random').seed();
      answer(python, 40);
    },
    { _loadSnapshot: snapshot },
  );
  await run((python) => {
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
