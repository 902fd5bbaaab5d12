// A player's code in the page's address.

import { decode, readFragment } from '../kit/outside.js';
import { words } from '../kit/speech.js';

/** The longest code from a link or a file, in characters. */
export const MOST_SOURCE = 20_000;
/** The same, formatted for a sentence. */
export const MOST = MOST_SOURCE.toLocaleString(globalThis.document?.documentElement.lang);

/**
 * Return the code in an address, or null. Throws RangeError if it is too long.
 * @param {string} address a full address, or its fragment
 */
export function readPlayer(address) {
  const hash = readFragment(address) ?? address;
  // No need to measure a longer one.
  const source = /(^|&)player=/.test(hash)
    ? decode(new URLSearchParams(hash.slice(0, 4 * MOST_SOURCE + 1)).get('player') ?? '')
    : null;
  if (source && (source.length > MOST_SOURCE || hash.length > 4 * MOST_SOURCE))
    throw new RangeError('This link is too long.');
  return source?.trim() ? source : null;
}

/**
 * Return the address of a player. Throws RangeError if it would be too long.
 * @param {string} source
 */
export function writePlayer(source) {
  const address = `${location.href.replace(/#.*/s, '')}#player=${encodeURIComponent(source)}`;
  readPlayer(address);
  return address;
}

// Describe what went wrong with somebody's code.

/** @typedef {import('./pupil.js').Told} Told */

/** @param {Told} told a kind of trouble */
export function tellTrouble({ kind, line, words: own }) {
  const sentence = words('labs-player-trouble', { kind });
  const where = line ? words('labs-player-line', { line }) : '';
  const added = own && kind !== 'broken' ? words('labs-player-own-words', { own }) : '';
  return [where, sentence, added].filter(Boolean).join(' ');
}

// The steps of writing a player: each has tests, and each test says what is missing.

/** @typedef {{position: string, moves: string[], missing: string}} Test `moves` are those that pass */
/** @typedef {{title: string, task: string, help: string, tests: Test[]}} Step */

/** The game of all steps. */
export const GAME = 'oware';

/**
 * Ask a player for its moves in a step's tests, up to the first that fails.
 * @param {import('./pupil.js').Pupil} pupil
 * @param {Test[]} tests
 * @returns {Promise<{told: Told, test?: Test}>} the last answer, and the failed test if any
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
