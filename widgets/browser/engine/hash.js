// A text as a number, FNV-1a with 32 bits after Fowler, Noll and Vo; and as two words.

import { words } from '../kit/speech.js';

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

/**
 * Two words of the page's language: sixteen bits of the position's notation. So of boards that differ, one pair in
 * 65,536 has the same.
 * @param {string} game
 * @param {string} position
 * @param {string[]} [list]
 */
export function findWords(game, position, list = words('play-spoken-words').split(/\s+/)) {
  const value = cut(hash(`${game} ${position}`), 16);
  return [value >> 8, value & 255].map((at) => list[at % list.length] ?? '');
}
