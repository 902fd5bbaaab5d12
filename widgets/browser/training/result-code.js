// A student's result in a class set, as twelve characters, of which two are checks. Decision 24 has the arithmetic.

import { markSet, MOST_PUZZLES } from './set-code.js';
import { check, findWrong, groupSigns, readNumber, readSigns, seal, writeNumber } from './base32.js';

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

const STATE_COUNT = BigInt(STATES.length);
const MOST_HINTS = 31;
const MOST_MINUTES = 63;
const MARK = 11;

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

/** Return the code of a result. @param {string[]} puzzles the set's @param {Work} work */
export function writeResult(puzzles, { states, hints, minutes }) {
  let value = 0n;
  for (let at = MOST_PUZZLES - 1; at >= 0; at -= 1)
    value = value * STATE_COUNT + BigInt(STATES.indexOf(states[at] ?? 'unseen'));
  value = value * BigInt(MOST_HINTS + 1) + BigInt(Math.min(hints, MOST_HINTS));
  value = value * BigInt(MOST_MINUTES + 1) + BigInt(Math.min(minutes, MOST_MINUTES));
  value = (value << BigInt(MARK)) + BigInt(markSet(puzzles, MARK));
  return groupSigns(seal(writeNumber(value, LENGTH - 2)));
}

/** Read a code of a set. Throws BadResult. @param {string[]} puzzles @param {string} typed @returns {Work} */
export function readResult(puzzles, typed) {
  const signs = readSigns(typed);
  if (signs.length !== LENGTH) throw new BadResult('length');
  const strange = findWrong(signs);
  if (strange) throw new BadResult('strange', { at: signs.indexOf(strange), right: strange });
  const state = check(signs);
  if (typeof state === 'object') throw new BadResult('sign', state);
  if (state === 'broken') throw new BadResult('broken');
  let value = readNumber(signs.slice(0, -2));
  const take = (/** @type {bigint} */ kinds) => {
    const part = Number(value % kinds);
    value /= kinds;
    return part;
  };
  const mark = take(1n << BigInt(MARK));
  const minutes = take(BigInt(MOST_MINUTES + 1));
  const hints = take(BigInt(MOST_HINTS + 1));
  const states = Array.from({ length: MOST_PUZZLES }, () => STATES[take(STATE_COUNT)] ?? 'unseen');
  if (value) throw new BadResult('broken');
  if (mark !== markSet(puzzles, MARK)) throw new BadResult('set');
  return { states: states.slice(0, puzzles.length), hints, minutes };
}
