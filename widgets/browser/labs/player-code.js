// What the page's address carries of a player: its code.

import { decode, readFragment } from '../kit/outside.js';
import { words } from '../kit/speech.js';

/** The longest code that a link or a file brings, in characters. */
export const MOST_SOURCE = 20_000;
/** The same as a sentence has it. */
export const MOST = MOST_SOURCE.toLocaleString(globalThis.document?.documentElement.lang);

/**
 * The code that an address brings; null where it brings none. Throws RangeError where it is too long.
 * @param {string} address whole, or what follows its sign #
 */
export function readPlayer(address) {
  const hash = readFragment(address) ?? address;
  // Of a long one it need not be known how long.
  const source = /(^|&)player=/.test(hash)
    ? decode(new URLSearchParams(hash.slice(0, 4 * MOST_SOURCE + 1)).get('player') ?? '')
    : null;
  if (source && (source.length > MOST_SOURCE || hash.length > 4 * MOST_SOURCE))
    throw new RangeError('This link is too long.');
  return source?.trim() ? source : null;
}

/**
 * The address that brings a player. Throws RangeError where it would be too long.
 * @param {string} source
 */
export function writePlayer(source) {
  const address = `${location.href.replace(/#.*/s, '')}#player=${encodeURIComponent(source)}`;
  readPlayer(address);
  return address;
}

// What went wrong with somebody's code, in a sentence.

/** @typedef {import('./pupil.js').Told} Told */

/** @param {Told} told with a kind of trouble */
export function tellTrouble({ kind, line, words: own }) {
  const sentence = words('labs-player-trouble', { kind });
  const where = line ? words('labs-player-line', { line }) : '';
  const added = own && kind !== 'broken' ? words('labs-player-own-words', { own }) : '';
  return [where, sentence, added].filter(Boolean).join(' ');
}

// The steps of learning to write a player: each has tests, and each test says what is missing.

/** @typedef {import('./pupil.js').Pupil} Pupil */

/** @typedef {{position: string, moves: string[], missing: string}} Test moves are those that pass */
/** @typedef {{title: string, task: string, help: string, tests: Test[]}} Step */

/** All steps are about this game. */
export const GAME = 'oware';

/**
 * Ask a player what it plays in the tests of a step, up to the first that it does not pass.
 * @param {Pupil} pupil
 * @param {Test[]} tests
 * @returns {Promise<{told: Told, test?: Test}>} the last answer, with the test that it did not pass
 */
export async function checkStep(pupil, tests) {
  /** @type {Told} */
  let told = await pupil.take();
  for (const test of told.kind ? [] : tests) {
    told = await pupil.choose(GAME, test.position);
    if (told.kind || !test.moves.includes(told.move)) return { told, test };
  }
  return { told };
}
