// Crockford's Base32, for codes said aloud, written on boards and typed by children: digits and capitals, without the
// ambiguous I, L, O and U. Each character is five bits. See decision 24.

import { readLine } from './untrusted.js';

export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Normalize typed characters, without spaces and hyphens; ambiguous letters are digits. @param {string} text */
export function readSigns(text) {
  return readLine(text)
    .toUpperCase()
    .replace(/[\s\-_.:]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Return the first invalid character as typed, or an empty string. @param {string} text */
export function findWrong(text) {
  return [...readSigns(text)].find((sign) => !SIGNS.includes(sign)) ?? '';
}

/** Group characters by four, like long numbers. @param {string} signs */
export function groupSigns(signs) {
  return signs.match(/.{1,4}/g)?.join('-') ?? '';
}

/**
 * Encode a number.
 * @param {number} value a safe integer
 * @param {number} count of characters, enough for it
 */
export function writeNumber(value, count) {
  const digits = value.toString(32).padStart(count, '0');
  return [...digits].map((digit) => SIGNS[Number.parseInt(digit, 32)]).join('');
}

/** Decode a number. @param {string} signs */
export function readNumber(signs) {
  return [...signs].reduce((value, sign) => 32 * value + SIGNS.indexOf(sign), 0);
}

/** The powers of x in GF(32), the field with 32 elements, in which x⁵ = x² + 1: all elements but 0. */
const POWERS = [1];
while (POWERS.length < 31) {
  const next = (POWERS.at(-1) ?? 0) << 1;
  POWERS.push(next & 32 ? next ^ 0b100101 : next);
}

/** Multiply an element by a power of x. @param {number} element @param {number} power */
function raise(element, power) {
  return element ? (POWERS[(POWERS.indexOf(element) + power) % 31] ?? 0) : 0;
}

/** Return a code's sum, and its sum weighted by place. Both are 0 if it's valid. @param {number[]} values at most 31 */
function weigh(values) {
  const sum = values.reduce((all, value) => all ^ value, 0);
  return { sum, weighed: values.reduce((all, value, at) => all ^ raise(value, at), 0) };
}

/** Append two check characters: a Reed–Solomon code that corrects a wrong one. @param {string} signs at most 29 */
export function seal(signs) {
  const { sum, weighed } = weigh([...signs].map((sign) => SIGNS.indexOf(sign)));
  // The last two, a and b, make both sums 0: a + b = sum, and a x^n + b x^(n+1) = weighed.
  const total = raise(weighed, 31 - (signs.length % 31)) ^ sum;
  const last = raise(total, 31 - POWERS.indexOf(0b11));
  return signs + SIGNS[sum ^ last] + SIGNS[last];
}

/** Check a code; find a single wrong character, and what it must be if all others are right. @param {string} signs */
export function check(signs) {
  const values = [...signs].map((sign) => SIGNS.indexOf(sign));
  if (values.includes(-1)) return 'broken';
  const { sum, weighed } = weigh(values);
  if (!sum && !weighed) return 'whole';
  if (!sum || !weighed) return 'broken';
  const at = (31 + POWERS.indexOf(weighed) - POWERS.indexOf(sum)) % 31;
  const wrong = values[at];
  return wrong === undefined ? 'broken' : { at, right: SIGNS[wrong ^ sum] ?? '' };
}

// --- Hashes: 32-bit FNV-1a (Fowler, Noll and Vo) ---

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
