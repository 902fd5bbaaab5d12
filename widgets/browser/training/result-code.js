// A student's result in a class set, as twelve characters, of which two are checks. Decision 24 has the arithmetic.

import { markSet, MOST_PUZZLES } from './set-code.js';
import { check, findWrong, groupSigns, readNumber, readSigns, seal, writeNumber } from '../kit/codes.js';

/**
 * A student's state with a puzzle: not seen, begun but not solved, solved at once, after wrong tries, with a hint.
 * @typedef {'unseen' | 'begun' | 'once' | 'tries' | 'hint'} State
 */

/**
 * A student's work on a set: a state for each puzzle in order, hints, whole minutes.
 * @typedef {{states: State[], hints: number, minutes: number}} Work
 */

export const STATES = /** @type {State[]} */ (['unseen', 'begun', 'once', 'tries', 'hint']);

/** @param {State[]} states */
export const countSolved = (states) => states.filter((state) => state !== 'unseen' && state !== 'begun').length;

/** A code's number of characters. */
export const LENGTH = 12;

const MOST_HINTS = 31;
const MOST_MINUTES = 63;
/** The bits of a set's hash. */
const MARK = 11;

/** How many values each digit of a code's number has, the last digit first: 50 bits in all. */
const RADIXES = [2 ** MARK, MOST_MINUTES + 1, MOST_HINTS + 1, ...Array(MOST_PUZZLES).fill(STATES.length)];

/** An unreadable code: why, and where a single character is wrong, with its correction if that is known. */
export class BadResult extends Error {
  /**
   * @param {'length' | 'sign' | 'strange' | 'broken' | 'set'} why
   * @param {{at: number, right: string} | null} [slip]
   */
  constructor(why, slip = null) {
    super(why);
    this.why = why;
    this.slip = slip;
  }
}

/**
 * Return the code of a result.
 * @param {string[]} puzzles the set's
 * @param {Work} work
 */
export function writeResult(puzzles, { states, hints, minutes }) {
  const counts = [markSet(puzzles, MARK), Math.min(minutes, MOST_MINUTES), Math.min(hints, MOST_HINTS)];
  const digits = [...counts, ...states.map((state) => STATES.indexOf(state))];
  const value = RADIXES.reduceRight((sum, radix, at) => sum * radix + (digits[at] ?? 0), 0);
  return groupSigns(seal(writeNumber(value, LENGTH - 2)));
}

/**
 * Read a code of a set. Throws BadResult.
 * @param {string[]} puzzles
 * @param {string} typed
 * @returns {Work}
 */
export function readResult(puzzles, typed) {
  const signs = readSigns(typed);
  if (signs.length !== LENGTH) throw new BadResult('length');
  const strange = findWrong(signs);
  if (strange) throw new BadResult('strange', { at: signs.indexOf(strange), right: strange });
  const state = check(signs);
  if (typeof state === 'object') throw new BadResult('sign', state);
  if (state === 'broken') throw new BadResult('broken');
  let value = readNumber(signs.slice(0, -2));
  const [mark = 0, minutes = 0, hints = 0, ...digits] = RADIXES.map((radix) => {
    const digit = value % radix;
    value = (value - digit) / radix;
    return digit;
  });
  if (value) throw new BadResult('broken');
  if (mark !== markSet(puzzles, MARK)) throw new BadResult('set');
  const states = digits.slice(0, puzzles.length).map((digit) => STATES[digit] ?? 'unseen');
  return { states, hints, minutes };
}
