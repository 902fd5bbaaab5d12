// What players are called in what is told of them.

import { speak, words } from '../messages/speech.js';

/** @typedef {import('../messages/speech.js').Names} Names */

/** @typedef {string | import('../messages/message.js').Said} Told from Python a sentence with sides in braces */

/**
 * What is told, with the names of players: `{S} wins` → `Ama wins`. Who has none is called after the side.
 * @param {Told} told
 * @param {Names} [names]
 */
export function fill(told, names = {}) {
  if (typeof told !== 'string') return speak(told, names);
  return told.replace(/\{([SNwb])\}/g, (_, side) => names[side] ?? nameSide(side));
}

/**
 * What a player is called where nobody has sat down yet.
 * @param {string} side
 */
export function nameSide(side) {
  return words('match-side', { side: ['side', side] });
}
