// A student's progress as a short code: three characters for each puzzle or step, and a checksum of three.

import { readAscii } from '../kit/untrusted.js';
import { words } from '../kit/speech.js';
import { fold, hash } from '../kit/codes.js';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const WIDTH = 3;

/** Separates the days with a solved puzzle, which come last, by number. */
const BREAK = '.';
const DAY = 'day/';

/** The prefix and version of codes. */
const KIND = 'ubao1:';
/** Matches a code, without the punctuation of its sentence. */
const FORM = /ubao1:([\w.-]*[\w-]|)/i;

/** The most characters read: enough for many more puzzles than a site has. */
export const LONGEST_CODE = 20_000;

/** An unreadable code; the message is a sentence. */
export class BrokenCode extends Error {}

/** Return the code of what was done. @param {string[]} names of puzzles and steps, three characters for each */
export function writeProgress(names) {
  const join = (/** @type {string[]} */ signs) => [...new Set(signs)].sort().join('');
  const isDay = (/** @type {string} */ name) => name.startsWith(DAY);
  const things = join(names.filter((name) => !isDay(name)).map(sign));
  const days = join(names.filter(isDay).map((name) => spell(Number(name.slice(DAY.length)))));
  const body = things + (days && BREAK + days);
  return `${KIND}${body}${sign(body)}`;
}

/**
 * Return a code's names, and the number of unknown signs.
 * @param {string} text
 * @param {string[]} known all names
 */
export function readProgress(text, known) {
  // A letter's lines may be quoted and wrapped.
  const [, code] = FORM.exec(readAscii(text.slice(0, LONGEST_CODE)).replace(/[\s>|]/g, '')) ?? [];
  if (code === undefined) throw new BrokenCode(words('training-notebook-kind', { beginning: KIND }));
  const body = code.slice(0, -WIDTH);
  const [things = '', days = ''] = body.split(BREAK);
  if (things.length % WIDTH || days.length % WIDTH || code.slice(-WIDTH) !== sign(body)) {
    throw new BrokenCode(words('training-notebook-broken'));
  }
  const split = (/** @type {string} */ part) => part.match(/.{3}/g) ?? [];
  const signs = new Set(split(things));
  const names = known.filter((name) => signs.has(sign(name)));
  const unknown = signs.size - new Set(names.map(sign)).size;
  const numbers = split(days).map((day) => [...day].reduce((value, letter) => value * 64 + SIGNS.indexOf(letter), 0));
  return { names: [...names, ...numbers.map((number) => DAY + number)], unknown };
}

/** Return a text's three characters: eighteen bits. @param {string} text */
function sign(text) {
  return spell(fold(hash(text), 18));
}

/** @param {number} value eighteen bits */
function spell(value) {
  return [12, 6, 0].map((shift) => SIGNS[(value >> shift) & 63]).join('');
}
