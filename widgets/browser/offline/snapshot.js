// A snapshot: Python's memory as it was right after a start, kept on this device. Later starts begin with it.

import { bundle } from '../bundle.js';
import { HOME, SCRIPTS } from '../site.js';
import { nameCache, SNAPSHOT } from './stock.js';

/** Bytes of memory that Python begins with: a snapshot of more could not be put back. */
const MOST = 31_457_280;
/** Bytes of a block. Half of all blocks hold nothing but zeros, and are not kept. */
const BLOCK = 65_536;
const SUM = 'x-ubao-sum';
/** Where each block that is kept belongs, counted in blocks. */
const PLACES = 'x-ubao-places';

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
    if (response.headers.get(SUM) === await sum(bytes)) {
      return spread(bytes, (response.headers.get(PLACES) ?? '').split(',').map(Number));
    }
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
 * @param {Uint8Array} whole as Pyodide makes it; throws when it is too large to be put back
 */
export async function keepSnapshot(whole) {
  const blocks = Array.from({ length: Math.ceil(whole.length / BLOCK) }, (_, place) => (
    whole.slice(place * BLOCK, (place + 1) * BLOCK)
  ));
  const places = [...blocks.keys()].filter((place) => blocks[place]?.some(Boolean));
  if (size(places) > MOST) throw new RangeError(`${size(places)} bytes`);
  const bytes = new Uint8Array(await new Blob(places.flatMap((place) => blocks[place] ?? [])).arrayBuffer());
  await forgetSnapshot();
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(bytes, { headers: { [SUM]: await sum(bytes), [PLACES]: `${places}` } }));
}

/**
 * The blocks that are kept, with zeros between them.
 * @param {Uint8Array} bytes
 * @param {number[]} places
 */
function spread(bytes, places) {
  const whole = new Uint8Array(size(places));
  places.forEach((place, index) => whole.set(bytes.subarray(index * BLOCK, (index + 1) * BLOCK), place * BLOCK));
  return whole;
}

/** @param {number[]} places of the blocks that are kept */
const size = (places) => ((places.at(-1) ?? 0) + 1) * BLOCK;

/** Remove what is kept. */
export async function forgetSnapshot() {
  await globalThis.caches?.delete(cacheName);
}

/**
 * Tells bytes from damaged ones. The browser adds them up beside this thread.
 * @param {BufferSource} bytes
 */
async function sum(bytes) {
  return `${new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))}`;
}
