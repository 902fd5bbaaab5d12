// A snapshot: Python's memory as it was right after a start, kept on this device. Later starts begin with it.

import { bundle } from '../engine/bundle.js';
import { HOME, SCRIPTS } from '../kit/site.js';
import { nameCache, SNAPSHOT } from './stock.js';

/** Bytes of memory that Python begins with: a snapshot of more could not be put back. */
const MOST = 31_457_280;
/** Bytes of a block. */
const BLOCK = 65_536;
/** So many zeros in a row are a hole, which is not kept: most of the stack, and memory that is not given out yet. */
const HOLE = 1_048_576;
const SUM = 'x-ubao-sum';
/** Where each part that is kept begins and ends in memory. */
const PARTS = 'x-ubao-parts';

/**
 * @typedef {object} Snapshot
 * @property {Uint8Array} head what Pyodide wants to know before memory is put back
 * @property {(memory: Int8Array) => void} putBack copies what is kept into Python's memory, once
 */

const cacheName = nameCache(SNAPSHOT, HOME.href);
/** Of this Python and this browser: what another one left is not found. */
const address = new URL(`${bundle.path}snapshot?${encodeURIComponent(navigator.userAgent)}`, SCRIPTS).href;

/**
 * The snapshot, if there is one and it is as it was written.
 * @returns {Promise<Snapshot | undefined>}
 */
export async function recallSnapshot() {
  try {
    const response = await globalThis.caches?.match(address, { cacheName });
    if (!response) return undefined;
    // All at once: what arrives by and by is copied twice.
    const blob = await response.blob();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (response.headers.get(SUM) === sum(bytes)) return open(bytes, JSON.parse(response.headers.get(PARTS) ?? ''));
  } catch {
    // A browser that keeps nothing, or not this.
  }
  await forgetSnapshot().catch(() => {});
  return undefined;
}

/** The bytes that are kept; 0 where there are none. */
export async function weighSnapshot() {
  const response = await caches.match(address, { cacheName });
  return (await response?.blob())?.size ?? 0;
}

/**
 * Keep a snapshot in place of any other.
 * @param {Uint8Array<ArrayBuffer>} whole as Pyodide makes it; throws when it is too large to be put back
 */
export async function keepSnapshot(whole) {
  const head = whole.subarray(0, weighHead(whole));
  const memory = whole.subarray(head.length);
  const parts = findParts(memory);
  const size = parts.at(-1)?.[1] ?? 0;
  if (size > MOST) throw new RangeError(`${size} bytes`);
  const kept = new Blob([head, ...parts.map(([start, end]) => memory.subarray(start, end))]);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  await forgetSnapshot();
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(bytes, { headers: { [SUM]: sum(bytes), [PARTS]: JSON.stringify(parts) } }));
}

/** @param {Uint8Array} whole a snapshot, which tells in its second word how long its head is */
const weighHead = ({ buffer, byteOffset }) => new DataView(buffer, byteOffset).getUint32(4, true);

/**
 * Find what lies between holes.
 * @param {Uint8Array} memory
 */
function findParts(memory) {
  /** @type {[start: number, end: number][]} */
  const parts = [];
  for (let start = 0; start < memory.length; start += BLOCK) {
    const end = start + BLOCK;
    if (!memory.subarray(start, end).some(Boolean)) continue;
    const last = parts.at(-1);
    if (last && start - last[1] < HOLE) last[1] = end;
    else parts.push([start, end]);
  }
  return parts;
}

/**
 * @param {Uint8Array} bytes a head, then the parts
 * @param {[start: number, end: number][]} parts
 * @returns {Snapshot}
 */
function open(bytes, parts) {
  const head = bytes.slice(0, weighHead(bytes));
  return {
    head,
    putBack(memory) {
      let at = head.length;
      for (const [start, end] of parts) memory.set(bytes.subarray(at, (at += end - start)), start);
      // Whoever remembers this does not remember so much.
      structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    },
  };
}

/** Remove what is kept. */
export async function forgetSnapshot() {
  await globalThis.caches?.delete(cacheName);
}

/**
 * Tells bytes from damaged ones. A digest by the browser would copy them all first.
 * @param {Uint8Array} bytes
 */
function sum({ buffer }) {
  const words = new Int32Array(buffer);
  let total = 0;
  // Six times as fast as `for … of`.
  for (let at = 0; at < words.length; at += 1) total = (Math.imul(total, 31) + (words[at] ?? 0)) | 0;
  return `${total}`;
}
