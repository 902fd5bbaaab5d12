// A snapshot: Python's memory as it was right after a start, kept on this device. Later starts begin with it.

import { bundle } from '../bundle.js';
import { HOME, SCRIPTS } from '../site.js';
import { nameCache, SNAPSHOT } from './stock.js';

/** Bytes of memory that Python begins with: a snapshot of more could not be put back. */
const MOST = 31_457_280;
const SUM = 'x-ubao-sum';

const cacheName = nameCache(SNAPSHOT, HOME.href);
/** Of this Python and this browser: what another one left is not found. */
const address = new URL(`${bundle.path}snapshot?${encodeURIComponent(navigator.userAgent)}`, SCRIPTS).href;

/**
 * The snapshot, if there is one and it is as it was written.
 * @returns {Promise<Uint8Array | undefined>}
 */
export async function recallSnapshot() {
  try {
    const response = await globalThis.caches?.match(address, { cacheName });
    if (!response) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.headers.get(SUM) === sum(bytes)) return bytes;
  } catch {
    // A browser that keeps nothing, or not this.
  }
  await forgetSnapshot().catch(() => {});
  return undefined;
}

/** The bytes of the snapshot; 0 where there is none. */
export async function weighSnapshot() {
  const response = await caches.match(address, { cacheName });
  return (await response?.blob())?.size ?? 0;
}

/**
 * Keep a snapshot in place of any other.
 * @param {Uint8Array} whole as Pyodide makes it; throws when it is too large to be put back
 */
export async function keepSnapshot(whole) {
  // What memory was never used is zero, and need not be kept.
  let end = whole.length;
  while (!whole[end - 1]) end -= 1;
  const bytes = whole.slice(0, Math.ceil(end / 4) * 4);
  if (bytes.length > MOST) throw new RangeError(`${bytes.length} bytes`);
  await forgetSnapshot();
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(bytes, { headers: { [SUM]: sum(bytes) } }));
}

export async function forgetSnapshot() {
  await globalThis.caches?.delete(cacheName);
}

/**
 * Tells bytes from damaged ones; four at a time, as they are many. (FNV-1a)
 * @param {Uint8Array} bytes
 */
export function sum(bytes) {
  let hash = 0x811C9DC5;
  for (const word of new Uint32Array(bytes.buffer)) hash = Math.imul(hash ^ word, 0x01000193);
  return `${hash}`;
}
