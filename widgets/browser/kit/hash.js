// Hash a text with 32-bit FNV-1a (Fowler, Noll and Vo).

/** The hash of the empty text. */
const BASIS = 0x811c9dc5;

/**
 * Return a text's hash, 0 to 2³² − 1.
 * @param {string} text
 * @param {number} [from] the hash of the preceding text
 */
export function hash(text, from = BASIS) {
  let value = from;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/**
 * Fold a hash to fewer bits: its lower bits alone are too similar.
 * @param {number} value
 * @param {number} bits at most 30
 */
export function fold(value, bits) {
  return ((value ^ (value >>> 15)) >>> 0) % 2 ** bits;
}
