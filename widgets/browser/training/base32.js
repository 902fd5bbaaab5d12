// Crockford's Base32, for codes that are said aloud, written on boards and typed by children: digits and capitals,
// without I, L, O and U, which are taken for others. Each sign is worth five bits. See decision 24.

import { readLine } from '../kit/outside.js';

export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const WIDTH = 5;

/** Letters that are read as digits. */
const ALIKE = /** @type {Record<string, string>} */ ({ O: '0', I: '1', L: '1' });

/**
 * Signs as they were typed, without spaces and hyphens, each as we write it.
 * @param {string} text
 */
export function readSigns(text) {
  return readLine(text)
    .toUpperCase()
    .replace(/[\s\-_.:]/g, '')
    .replace(/[OIL]/g, (sign) => ALIKE[sign] ?? sign);
}

/**
 * The first sign that no code has, as it was typed; empty where there is none.
 * @param {string} text
 */
export function findWrong(text) {
  return [...readSigns(text)].find((sign) => !SIGNS.includes(sign)) ?? '';
}

/**
 * Signs in groups of four, as people write long numbers.
 * @param {string} signs
 */
export function groupSigns(signs) {
  return signs.match(/.{1,4}/g)?.join('-') ?? '';
}

/**
 * A number as signs.
 * @param {bigint} value
 * @param {number} count of signs
 */
export function writeNumber(value, count) {
  return Array.from(
    { length: count },
    (_, at) => SIGNS[Number((value >> BigInt(WIDTH * (count - 1 - at))) & 31n)],
  ).join('');
}

/**
 * The number that some signs are.
 * @param {string} signs
 */
export function readNumber(signs) {
  return [...signs].reduce((value, sign) => (value << BigInt(WIDTH)) | BigInt(SIGNS.indexOf(sign)), 0n);
}

/** The powers of x in GF(32), the field with 32 elements, in which x⁵ = x² + 1: all elements but 0. */
const POWERS = [1];
while (POWERS.length < 31) {
  const next = (POWERS.at(-1) ?? 0) << 1;
  POWERS.push(next & 32 ? next ^ 0b100101 : next);
}

/**
 * The product of an element and a power of x.
 * @param {number} element
 * @param {number} power
 */
function raise(element, power) {
  return element ? (POWERS[(POWERS.indexOf(element) + power) % 31] ?? 0) : 0;
}

/**
 * What some signs come to: their sum, and their sum when each is weighed by its place. Both are 0 for a whole code.
 * @param {number[]} values at most 31
 */
function weigh(values) {
  return {
    sum: values.reduce((sum, value) => sum ^ value, 0),
    weighed: values.reduce((sum, value, at) => sum ^ raise(value, at), 0),
  };
}

/**
 * Signs with two more that tell whether all are right: a Reed–Solomon code, which finds and mends one wrong sign.
 * @param {string} signs at most 29
 */
export function seal(signs) {
  const places = signs.length;
  const { sum, weighed } = weigh([...signs].map((sign) => SIGNS.indexOf(sign)));
  // The last two, a and b, make both sums 0: a + b = sum, and a x^n + b x^(n+1) = weighed.
  const total = raise(weighed, 31 - (places % 31)) ^ sum;
  const last = raise(total, 31 - POWERS.indexOf(0b11));
  return signs + SIGNS[sum ^ last] + SIGNS[last];
}

/**
 * Whether sealed signs are whole. One that is wrong is found: its place, and what it must have been if all others are
 * right.
 * @param {string} signs
 * @returns {'whole' | 'broken' | {at: number, right: string}}
 */
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
