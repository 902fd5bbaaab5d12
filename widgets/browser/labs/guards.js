// Confine somebody's Python to its worker, in addition to the browser: docs/maintainers/player.md lists all layers.
// tests/runtime/test_sandbox.py tries each guard without the others.

/** The limit of Python's memory, in bytes; it starts with less than a quarter of it. */
const MOST_MEMORY = 128 * 2 ** 20;
const PAGE = 2 ** 16;

/** Limit the growth of Python's memory: beyond that, Python raises MemoryError. */
export function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growLess(pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('full');
    return grow.call(this, pages);
  };
}

/** The error code of a read-only file system. */
const READ_ONLY = 69;

/**
 * Block writing to files and pipes, which are outside Python's memory. Printing still works.
 * @param {any} FS Emscripten's file system
 */
export function limitFiles(FS) {
  const { write } = FS;
  const printing = [1, 2].map((number) => FS.getStream(number));
  const refuse = () => {
    throw new FS.ErrnoError(READ_ONLY);
  };
  for (const name of ['createNode', 'truncate', 'ftruncate', 'msync']) FS[name] = refuse;
  // Files opened for reading can be made writable later.
  FS.write = (/** @type {any} */ stream, /** @type {any} */ ...rest) =>
    printing.includes(stream) ? write(stream, ...rest) : refuse();
}

/** The most bytes printed in a turn, and the most messages. */
const MOST_PRINTED = 4000;
const MOST_PIECES = 100;

/** Sends printed text to the page piece by piece, so that an endless turn shows it, too. */
export class Printer {
  #printed = 0;
  #pieces = 0;
  /** The text for the end of the turn, once there were many pieces. */
  #rest = '';
  #decoder = new TextDecoder();

  /** @param {(piece: {printed: string, cut: boolean}) => void} post */
  constructor(post) {
    this.post = post;
  }

  /** @param {Uint8Array} bytes */
  write(bytes) {
    const left = MOST_PRINTED - this.#printed;
    if (left < 0 || !bytes.length) return bytes.length;
    this.#printed += bytes.length;
    this.#rest += this.#decoder.decode(bytes.subarray(0, left), { stream: true });
    if (this.#pieces < MOST_PIECES || this.#printed > MOST_PRINTED) this.#flush();
    return bytes.length;
  }

  /** End a turn, so that another may begin. */
  turn() {
    if (this.#rest) this.#flush();
    this.#printed = this.#pieces = 0;
  }

  #flush() {
    this.#pieces += 1;
    this.post({ printed: this.#rest, cut: this.#printed > MOST_PRINTED });
    this.#rest = '';
  }
}

/** The longest answer accepted, in characters: a move or a sentence, as `MOST_SIGNS` in pupil.py allows. */
const MOST_ANSWER = 2000;

/** Return a player's answer; trouble if it's invalid, or Python is broken. @param {() => string} answer returns JSON */
export function readAnswer(answer) {
  try {
    const text = answer();
    if (text.length <= MOST_ANSWER) return JSON.parse(text);
  } catch {
    // It ran out of memory or stack.
  }
  return { move: '', kind: 'broken', line: 0, words: '' };
}

/** A worker's globals that reach beyond it, or run code between turns, though the policy would block that. */
const REACHING = `
  fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource importScripts indexedDB caches cookieStore
  BroadcastChannel MessageChannel navigator Worker SharedWorker FontFace fonts Notification RTCPeerConnection
  postMessage close reportError URL Blob Request Response addEventListener dispatchEvent onmessage onerror location
  name setTimeout setInterval queueMicrotask scheduler
`
  .trim()
  .split(/\s+/);

/** Remove what isn't needed anymore, wherever it is inherited from. @param {any} [home] */
export function empty(home = globalThis) {
  for (let each = home; each; each = Object.getPrototypeOf(each)) {
    for (const name of REACHING) Reflect.deleteProperty(each, name);
  }
}
