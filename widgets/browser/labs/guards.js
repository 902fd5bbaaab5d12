// What keeps somebody's Python within its worker, besides the browser: docs/maintainers/player.md has all rings. Each
// guard is tried without the others in tests/runtime/test_sandbox.py.

/** How large Python's memory may become, in bytes; it starts with less than a quarter of it. */
const MOST_MEMORY = 128 * 2 ** 20;
const PAGE = 2 ** 16;

/** Let Python's memory grow so far and no further: Python is told, and raises MemoryError. */
export function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growLess(pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('full');
    return grow.call(this, pages);
  };
}

/** What Python is told of a file system that can only be read. */
const READ_ONLY = 69;

/**
 * Let nothing be kept in files and pipes, which lie outside Python's memory. What is printed goes on to where it goes.
 * @param {any} FS the file system, as Emscripten has it
 */
export function limitFiles(FS) {
  const { write } = FS;
  const printing = [1, 2].map((number) => FS.getStream(number));
  const refuse = () => {
    throw new FS.ErrnoError(READ_ONLY);
  };
  for (const name of ['createNode', 'truncate', 'ftruncate', 'msync']) FS[name] = refuse;
  // What was opened to be read can be made writable later.
  FS.write = (/** @type {any} */ stream, /** @type {any} */ ...rest) =>
    printing.includes(stream) ? write(stream, ...rest) : refuse();
}

/** The most bytes that are printed in a turn, and the most messages that carry them. */
const MOST_PRINTED = 4000;
const MOST_PIECES = 100;

/** What is printed goes to the page piece by piece, so that a turn that never ends shows it, too. */
export class Printer {
  #printed = 0;
  #pieces = 0;
  /** What is kept for the end of the turn, once there were many pieces. */
  #rest = '';
  #isCut = false;
  #decoder = new TextDecoder();

  /** @param {(piece: {printed: string, cut: boolean}) => void} post */
  constructor(post) {
    this.post = post;
  }

  /** @param {Uint8Array} bytes */
  write(bytes) {
    const left = MOST_PRINTED - this.#printed;
    if (left < 0 || !bytes.length) return bytes.length;
    this.#isCut = bytes.length > left;
    this.#printed = this.#isCut ? Infinity : this.#printed + bytes.length;
    this.#rest += this.#decoder.decode(bytes.subarray(0, left), { stream: true });
    if (this.#pieces < MOST_PIECES || this.#isCut) this.#flush();
    return bytes.length;
  }

  /** A turn ends, and another may begin. */
  turn() {
    if (this.#rest) this.#flush();
    this.#printed = this.#pieces = 0;
    this.#isCut = false;
  }

  #flush() {
    this.#pieces += 1;
    this.post({ printed: this.#rest, cut: this.#isCut });
    this.#rest = '';
  }
}

/** The longest answer that is read, in characters: a move or a sentence, as `MOST_SIGNS` in pupil.py allows. */
const MOST_ANSWER = 2000;

/**
 * What a player answered; trouble where Python itself is broken, or its answer is none of ours.
 * @param {() => string} answer gives JSON text
 */
export function readAnswer(answer) {
  try {
    const text = answer();
    if (text.length <= MOST_ANSWER) return JSON.parse(text);
  } catch {
    // There was no more memory for it, or too much depth.
  }
  return { move: '', kind: 'broken', line: 0, words: '' };
}

/** What a worker has that reaches beyond it, or lets code run between turns, though the policy would stop it there. */
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
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'scheduler',
];

/**
 * Take away what is not needed any more, wherever it is inherited from.
 * @param {any} [home]
 */
export function empty(home = globalThis) {
  for (let each = home; each; each = Object.getPrototypeOf(each)) {
    for (const name of REACHING) Reflect.deleteProperty(each, name);
  }
}
