// What players are called in what is told of them.

import { speak, words } from '../messages/speech.js';

/** @typedef {import('../messages/speech.js').Names} Names */

/** @typedef {string | import('../messages/message.js').Said} Told messages, or somebody's own words */

/**
 * What is told, with the names of players. Who has none is called after the side.
 * @param {Told} told
 * @param {Names} [names]
 */
export function fill(told, names = {}) {
  return typeof told === 'string' ? told : speak(told, names);
}

/**
 * What a player is called where nobody has sat down yet.
 * @param {string} side
 */
export function nameSide(side) {
  return words('match-side', { side: ['side', side] });
}
