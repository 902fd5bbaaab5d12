// What the page's address carries of a player: its code.

import { words } from '../kit/speech.js';

/** The longest code that is read, in characters. */
export const MOST_SOURCE = 20_000;

/**
 * The code that an address brings; null where it brings none.
 * @param {string} address whole, or what follows its sign #
 */
export function readPlayer(address) {
  const hash = address.slice(address.indexOf('#') + 1);
  const source = hash.length > 4 * MOST_SOURCE ? null : new URLSearchParams(hash).get('player');
  return source?.trim() && source.length <= MOST_SOURCE ? source : null;
}

/**
 * The address that brings a player.
 * @param {string} source
 */
export function writePlayer(source) {
  return `${location.href.replace(/#.*/s, '')}#player=${encodeURIComponent(source)}`;
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
