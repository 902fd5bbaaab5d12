// A snapshot: Python's memory right after a start, stored on this device to speed up later ones; and taking one.

import { bundle } from '../engine/bundle.js';
import { HOME, SCRIPTS } from '../kit/site.js';
import { nameCache, SNAPSHOT } from './stock.js';

/** Python's initial memory in bytes: a larger snapshot couldn't be restored. */
const MOST = 31_457_280;
/** Bytes per block. */
const BLOCK = 65_536;
/** A run of this many zeros is a hole, which isn't stored: most of the stack, and unallocated memory. */
const HOLE = 1_048_576;
const SUM = 'x-ubao-sum';
/** The bounds of each stored part in memory. */
const PARTS = 'x-ubao-parts';

/**
 * What Pyodide needs before memory is restored; `putBack` copies the snapshot into Python's memory, once.
 * @typedef {{head: Uint8Array, putBack: (memory: Int8Array) => void}} Snapshot
 */

const cacheName = nameCache(SNAPSHOT, HOME.href);
/** Includes Python's version and the browser's, so that others' snapshots aren't found. */
const address = new URL(`${bundle.path}snapshot?${encodeURIComponent(navigator.userAgent)}`, SCRIPTS).href;

/** Return the snapshot, if there is one and it's intact. @returns {Promise<Snapshot | undefined>} */
export async function recallSnapshot() {
  try {
    const response = await globalThis.caches?.match(address, { cacheName });
    if (!response) return undefined;
    // As a blob: streaming would copy everything twice.
    const blob = await response.blob();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (response.headers.get(SUM) === sum(bytes)) return open(bytes, JSON.parse(response.headers.get(PARTS) ?? ''));
  } catch {
    // Nothing is stored.
  }
  await forgetSnapshot().catch(() => {});
  return undefined;
}

/** Return the bytes stored, or 0. */
export async function weighSnapshot() {
  const response = await caches.match(address, { cacheName });
  return (await response?.blob())?.size ?? 0;
}

/** Store a snapshot. Throws if it's too large to be restored. @param {Uint8Array<ArrayBuffer>} whole from Pyodide */
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

/** @param {Uint8Array} whole a snapshot, whose second word is the length of its head */
const weighHead = ({ buffer, byteOffset }) => new DataView(buffer, byteOffset).getUint32(4, true);

/** Find the parts between holes. @param {Uint8Array} memory */
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

/** @param {Uint8Array} bytes head and parts @param {[start: number, end: number][]} parts @returns {Snapshot} */
function open(bytes, parts) {
  const head = bytes.slice(0, weighHead(bytes));
  return {
    head,
    putBack(memory) {
      let at = head.length;
      for (const [start, end] of parts) memory.set(bytes.subarray(at, (at += end - start)), start);
      // Free the copied bytes at once.
      structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    },
  };
}

export async function forgetSnapshot() {
  await globalThis.caches?.delete(cacheName);
}

/** Return a checksum. The browser's digest would copy all bytes first. @param {Uint8Array} bytes */
function sum({ buffer }) {
  const words = new Int32Array(buffer);
  let total = 0;
  // Six times as fast as `for … of`.
  for (let at = 0; at < words.length; at += 1) total = (Math.imul(total, 31) + (words[at] ?? 0)) | 0;
  return `${total}`;
}

// --- Take a snapshot while nobody is waiting ---

/** Milliseconds after which the attempt is given up. */
const PATIENCE = 120_000;

/** @type {Worker | undefined} */
let taker;

/** Take a snapshot in a worker of its own, unless there is one. Resolves when that's over, whatever the outcome. */
export async function takeSnapshot() {
  if (taker || (await weighSnapshot())) return;
  const mine = (taker = new Worker(new URL('snapshot.js', SCRIPTS), { type: 'module', name: 'ubao-snapshot' }));
  await new Promise((resolve) => {
    mine.onmessage = mine.onerror = resolve;
    setTimeout(resolve, PATIENCE);
  });
  if (mine === taker) stopTaking();
}

export function stopTaking() {
  taker?.terminate();
  taker = undefined;
}
