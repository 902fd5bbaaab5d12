// The worker in which somebody's Python runs. It can reach nothing: it comes from a frame of no origin, whose policy
// forbids every address. So all that it needs is handed to it, and Pyodide's own script is joined with this one.

import { loadPyodide } from '../engine/pyodide.js';
import createPyodideModule from '../engine/pyodide.asm.js';

/** No such address is asked for: it stands for the folder that Python takes its files from. */
const HOME = 'https://ubao.invalid/';

/** How large Python's memory may become, in bytes; it starts with less than a quarter of it. */
const MOST_MEMORY = 128 * 2 ** 20;
const PAGE = 2 ** 16;

/** The most bytes that are printed in a turn; the rest is dropped. */
const MOST_PRINTED = 4000;

/** What a worker has that reaches beyond it, though the policy would stop it there. */
const REACHING = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'cookieStore',
  'BroadcastChannel',
  'MessageChannel',
  'navigator',
  'Worker',
  'SharedWorker',
  'FontFace',
  'fonts',
  'Notification',
  'RTCPeerConnection',
  'postMessage',
  'close',
  'reportError',
  'URL',
  'Blob',
  'Request',
  'Response',
  'addEventListener',
  'dispatchEvent',
  'onmessage',
  'onerror',
  'location',
  'name',
];

/** @param {unknown} message */
const post = self.postMessage.bind(self);

// Pyodide wants a worker that is a module, and asks whether this one can import scripts. Chromium makes no such worker
// for a frame of no origin; all that Pyodide needs of one, this one has, too.
/** @type {{importScripts?: unknown}} */ (globalThis).importScripts = undefined;

/** What is printed in a turn, and goes to the page piece by piece: a turn that never ends shows it, too. */
let printed = 0;
const decoder = new TextDecoder();

/** @param {Uint8Array} bytes */
function write(bytes) {
  const left = MOST_PRINTED - printed;
  const cut = bytes.length > left;
  printed = cut ? Infinity : printed + bytes.length;
  if (left >= 0) post({ printed: decoder.decode(bytes.subarray(0, left), { stream: true }), cut });
  return bytes.length;
}

/** Let Python's memory grow so far and no further: Python is told, and raises MemoryError. */
function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growLess(pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('full');
    return grow.call(this, pages);
  };
}

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
  const python = await loadPyodide({ indexURL: HOME, stdLibURL: `${HOME}python_stdlib.txt`, createPyodideModule });
  python.setStdout({ write });
  python.setStderr({ write: (/** @type {Uint8Array} */ bytes) => bytes.length });
  const { call } = python.pyimport('game_core.api.pupil').Pupil();
  python.pyimport('random').seed();
  python.pyimport('game_core.api.shutting').shut();
  return call;
}

/** Take away what is not needed any more, wherever it is inherited from. */
function empty() {
  for (let home = globalThis; home; home = Object.getPrototypeOf(home)) {
    for (const name of REACHING) Reflect.deleteProperty(home, name);
  }
}

/** @param {MessageEvent<Record<string, ArrayBuffer>>} message */
self.onmessage = ({ data }) =>
  start(data).then(
    (answer) => {
      self.addEventListener('message', ({ data: { id, asked } }) => {
        printed = 0;
        let told;
        try {
          told = JSON.parse(answer(JSON.stringify(asked)));
        } catch {
          // Python itself is broken: there was no more memory for it, or too much depth.
          told = { move: '', kind: 'broken', line: 0, words: '' };
        }
        post({ id, told });
      });
      self.onmessage = null;
      empty();
      post({ ready: true });
    },
    () => post({ failed: true }),
  );
