// A text as a number: FNV-1a with 32 bits, after Fowler, Noll and Vo.

/** The number that no text has made yet. */
const BASIS = 0x811c9dc5;

/**
 * The number of a text, from 0 to 2³² − 1.
 * @param {string} text
 * @param {number} [from] the number of what stands before it
 */
export function hash(text, from = BASIS) {
  let value = from;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/**
 * So many bits of a number. The upper ones are folded in, since the lower ones alone are too much alike.
 * @param {number} value
 * @param {number} bits at most 30
 */
export function cut(value, bits) {
  return ((value ^ (value >>> 15)) >>> 0) % 2 ** bits;
}
