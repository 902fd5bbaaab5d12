// What a student has done, as a short code: three characters for each puzzle or step, and three that
// tell whether it was copied right.

import { readSigns } from '../kit/outside.js';
import { words } from '../kit/speech.js';
import { cut, hash } from '../engine/hash.js';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const WIDTH = 3;

/** Stands before the days. */
const BREAK = '.';

/** Codes begin so; another kind would have another name. */
const KIND = 'ubao1:';
/** Matches a code, leaving out the punctuation of a sentence it ends. */
const FORM = /ubao1:([\w.-]*[\w-]|)/i;

/** The most characters that are looked at: those of many more puzzles than a site has. */
export const LONGEST = 20_000;

/** A code that can't be read; the message is a sentence. */
export class BrokenCode extends Error {}

/**
 * The code for what was done.
 * @param {string[]} names of puzzles and steps; each has a sign of three characters, found from the name alone
 */
export function writeCode(names) {
  const [days, others] = [names.filter(isDay), names.filter((name) => !isDay(name))];
  const signs = (/** @type {string[]} */ written) => [...new Set(written)].sort().join('');
  const body = signs(others.map(sign)) + (days.length ? BREAK + signs(days.map(writeDay)) : '');
  return `${KIND}${body}${sign(body)}`;
}

/**
 * The names that a code stands for.
 * @param {string} text as it was pasted or typed
 * @param {string[]} known all the names there are
 * @returns {{names: string[], unknown: number}} and how many signs stand for nothing known
 */
export function readCode(text, known) {
  // A letter's lines may have been marked and broken.
  const [, code] = FORM.exec(readSigns(text.slice(0, LONGEST)).replace(/[\s>|]/g, '')) ?? [];
  if (code === undefined) throw new BrokenCode(words('training-notebook-kind', { beginning: KIND }));
  const body = code.slice(0, -WIDTH);
  const [things = '', days = ''] = body.split(BREAK);
  if (things.length % WIDTH || days.length % WIDTH || code.slice(-WIDTH) !== sign(body)) {
    throw new BrokenCode(words('training-notebook-broken'));
  }
  const signs = new Set(things.match(/.{3}/g) ?? []);
  const names = known.filter((name) => signs.has(sign(name)));
  const unknown = signs.size - new Set(names.map(sign)).size;
  return { names: [...names, ...(days.match(/.{3}/g) ?? []).map(readDay)], unknown };
}

/**
 * Three characters for a text: eighteen bits.
 * @param {string} text
 */
function sign(text) {
  return spell(cut(hash(text), 18));
}

/** @param {number} value of eighteen bits */
function spell(value) {
  return [12, 6, 0].map((shift) => SIGNS[(value >> shift) & 63]).join('');
}

// Days whose puzzle was solved stand behind all else, each by its number.

const DAY = 'day/';

/** @param {string} name */
function isDay(name) {
  return name.startsWith(DAY);
}

/** @param {string} name of a day */
function writeDay(name) {
  return spell(Number(name.slice(DAY.length)));
}

/** @param {string} written */
function readDay(written) {
  return DAY + [...written].reduce((value, character) => value * 64 + SIGNS.indexOf(character), 0);
}
