// The worker: starts Python with the rules, then answers requests. It keeps no state between them.

import { bundle } from './bundle.js';
import { download, home, importFile, keepsMemory, memory, readLater } from './files.js';
import { accept, fetchText } from '../kit/fetching.js';

/** @typedef {import('./runtime.js').Call['request']} Request */

/** Whether this Python is the one the page was built for. */
const isOurs = bundle.path.includes(location.search.slice(1));

/** The size of all files. */
const TOTAL = Object.values(bundle.files).reduce((sum, bytes) => sum + bytes);

/** @type {Map<string, Promise<Response>>} responses that Pyodide will request, by address */
const early = new Map();
let loaded = 0;
/** Bytes between progress messages, and the count at the last. */
const PACE = TOTAL / 100;
let told = -PACE;

/** @param {import('./runtime.js').Message} message */
function post(message) {
  self.postMessage(message);
}

/** @param {number} bytes newly arrived */
function count(bytes) {
  loaded += bytes;
  if (loaded < TOTAL && loaded - told < PACE) return;
  told = loaded;
  post({ stage: loaded < TOTAL ? 'download' : 'start', loaded: Math.min(loaded, TOTAL), total: TOTAL });
}

/**
 * Report a failure at once: Pyodide would only log most of them, and wait forever. The caller may wait forever, since
 * the page terminates this worker.
 * @param {unknown} error
 * @returns {Promise<never>} never settles
 */
function fail(error) {
  console.error(error);
  post({ failed: isOurs ? 'engine-failed' : 'engine-old' });
  return new Promise(() => {});
}

/** Get a file, counting its bytes as they arrive. @param {string} url @param {RequestInit} [options] */
async function get(url, options) {
  const response = accept(await download(url, options));
  const compiles = url.endsWith('.wasm');
  // If everything is on the device, counting would delay the compiler; and truncated files don't compile.
  if (compiles && (await keepsMemory)) count(bundle.files[url.slice(home.length)] ?? 0);
  else tally(response.clone(), url).catch(fail);
  return compiles ? nameType(response) : response;
}

/**
 * Pass on a response's body, and throw if it is truncated or the wrong file, on which Pyodide would hang.
 * @param {Response} response
 * @param {string} url
 */
async function tally(response, url) {
  const reader = response.body?.getReader();
  let left = bundle.files[url.slice(home.length)] ?? 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    left -= part.value.length;
    count(part.value.length);
  }
  if (left) throw new Error(url);
}

/**
 * Set the WebAssembly type, which browsers need to compile and some hosts don't know. A correct response is left alone,
 * so that its compiled code can be cached.
 * @param {Response} response
 */
function nameType(response) {
  const headers = { 'content-type': 'application/wasm' };
  const right = response.headers.get('content-type') === headers['content-type'];
  return right ? response : new Response(response.body, { headers });
}

/** Get a file before Pyodide requests it. @param {string} name */
function want(name) {
  // Python itself wouldn't notice damaged rules.
  const response = get(home + name, { integrity: bundle.integrity[name] ?? '' }).catch(fail);
  early.set(home + name, response);
  return response;
}

/** @param {string} name a module's */
async function load(name) {
  const module = await importFile(name);
  count(bundle.files[name] ?? 0);
  return module;
}

// Nothing here sleeps; and Chromium warns about shared memory, for which it parses Pyodide's script once more.
/** Memory that isn't shared. */
const Unshared = class extends WebAssembly.Memory {
  /** @param {WebAssembly.MemoryDescriptor} descriptor */
  constructor({ shared: _, ...descriptor }) {
    super(descriptor);
  }
};

/** @returns {Promise<(request: string) => string>} calls Python: JSON text in and out */
async function start() {
  if (!isOurs) throw new Error(bundle.path);
  // After a failure, start from scratch.
  const recalled = memory?.then((reader) => reader?.recall(!!location.hash));
  // Compile while everything else loads: Pyodide would start only after its own scripts.
  const compiled = WebAssembly.compileStreaming(want('pyodide.asm.wasm')).catch(fail);
  want('python_stdlib.txt');
  want('pyodide-lock.json');
  self.fetch = (input, options) => {
    const url = String(input);
    const response = early.get(url) ?? get(url, options).catch(fail);
    early.delete(url);
    return response;
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  WebAssembly.Memory = Unshared;
  const emscripten = load('pyodide.asm.js').catch(fail);
  const { loadPyodide } = await load('pyodide.js');
  const settings = {
    indexURL: home,
    stdLibURL: `${home}python_stdlib.txt`,
    createPyodideModule: async (/** @type {object} */ given) =>
      (await emscripten).default(given, { read: readLater, lost: fail }),
  };
  return (
    (await (await recalled)?.(loadPyodide, settings)) ?? (await loadPyodide(settings)).pyimport('game_core.api').call
  );
}

start().then((answer) => {
  // An error here means that Python is broken; the page will start another worker.
  /** @param {Request & {id: number}} request */
  const reply = (request) => post(JSON.parse(answer(JSON.stringify(request))));
  /** @param {MessageEvent<Request & {id: number}>} message */
  self.onmessage = ({ data: { file, ...request } }) => {
    if (!file) return reply(request);
    fetchText(file)
      .then(
        (source) => reply({ ...request, source }),
        () => post({ id: request.id, ok: false, error: { code: 'unknown-game', message: [['engine-lost', []]] } }),
      )
      .catch(self.reportError);
  };
  post({ stage: 'ready', loaded: TOTAL, total: TOTAL });
}, fail);
