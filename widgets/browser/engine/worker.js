// The worker: starts Python with the rules, then answers requests. It remembers nothing between two.

import { bundle } from './bundle.js';
import { download, home, importFile, keepsMemory, memory, readLater } from './files.js';
import { readFile } from './game-files.js';

/** @typedef {import('./runtime.js').Message} Message */
/** @typedef {import('./runtime.js').Call['request']} Request */

/** True if this Python is the one that the page was built for. */
const isOurs = bundle.path.includes(location.search.slice(1));

/** Of all files. */
const TOTAL = Object.values(bundle.files).reduce((sum, bytes) => sum + bytes);

/** @type {Map<string, Promise<Response>>} what Pyodide will ask for, by its address */
const early = new Map();
let loaded = 0;
/** Bytes between two messages about how far the download has come, and how far it was at the last. */
const PACE = TOTAL / 100;
let told = -PACE;

/** @param {Message} message */
function post(message) {
  self.postMessage(message);
}

/** @param {number} bytes that have arrived */
function count(bytes) {
  loaded += bytes;
  if (loaded < TOTAL && loaded - told < PACE) return;
  told = loaded;
  post({ stage: loaded < TOTAL ? 'download' : 'start', loaded: Math.min(loaded, TOTAL), total: TOTAL });
}

/**
 * Say it at once: of most failures, Pyodide would tell the console alone, and wait for ever. Whoever
 * asked may wait, too, for the page ends this worker now.
 * @param {unknown} error
 * @returns {Promise<never>} never settles
 */
function fail(error) {
  console.error(error);
  post({ failed: isOurs ? 'engine-failed' : 'engine-old' });
  return new Promise(() => {});
}

/**
 * Get a file, counting its bytes as they arrive.
 * @param {string} url
 * @param {RequestInit} [options]
 */
async function get(url, options) {
  const response = await download(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const compiles = url.endsWith('.wasm');
  // Where all is on the device, to count holds the compiler up; and what was cut off does not compile.
  if (compiles && (await keepsMemory)) count(bundle.files[url.slice(home.length)] ?? 0);
  else tally(response.clone(), url).catch(fail);
  return compiles ? nameType(response) : response;
}

/**
 * Throws at the end of a file that was cut off, or is another one: Pyodide would only wait.
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
 * Browsers compile only what is called WebAssembly, and some hosts don't know the word. Where it is
 * right, the response is left alone: its compiled code can be cached.
 * @param {Response} response
 */
function nameType(response) {
  const headers = { 'content-type': 'application/wasm' };
  const right = response.headers.get('content-type') === headers['content-type'];
  return right ? response : new Response(response.body, { headers });
}

/**
 * Get a file before Pyodide asks for it.
 * @param {string} name
 */
function want(name) {
  // Checked where it is said what it must be: Python would take damaged rules as they come.
  const response = get(home + name, { integrity: bundle.integrity[name] ?? '' }).catch(fail);
  early.set(home + name, response);
  return response;
}

/** @param {string} name of a module */
async function load(name) {
  const module = await importFile(name);
  count(bundle.files[name] ?? 0);
  return module;
}

/**
 * Pyodide makes memory to be shared, in which it would sleep, and nobody sleeps here. Chromium notes that such memory
 * will be refused one day, and from where: for that it reads the whole script once more.
 */
const Unshared = class extends WebAssembly.Memory {
  /** @param {WebAssembly.MemoryDescriptor} descriptor */
  constructor({ shared: _, ...descriptor }) {
    super(descriptor);
  }
};

/** @returns {Promise<(request: string) => string>} the one door to Python: JSON text in and out */
async function start() {
  if (!isOurs) throw new Error(bundle.path);
  // After a failure it begins anew.
  const recalled = memory?.then((reader) => reader?.recall(!!location.hash));
  // Compiled while all else arrives: Pyodide would begin when its own scripts have come.
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
  // An error here means that Python is broken; the page is told and starts another worker.
  /** @param {Request & {id: number}} request */
  const reply = (request) => post(JSON.parse(answer(JSON.stringify(request))));
  /** @param {MessageEvent<Request & {id: number}>} message */
  self.onmessage = ({ data: { file, ...request } }) => {
    if (!file) return reply(request);
    readFile(file)
      .then(
        (source) => reply({ ...request, source }),
        () => post({ lost: request.id }),
      )
      .catch(self.reportError);
  };
  post({ stage: 'ready', loaded: TOTAL, total: TOTAL });
}, fail);
