// What went wrong with somebody's code, in a sentence.

import { words } from '../messages/speech.js';

/** @typedef {import('./pupil.js').Told} Told */

/** @param {Told} told with a kind of trouble */
export function tellTrouble({ kind, line, words: own }) {
  const sentence = words('player-trouble', { kind });
  const where = line ? words('player-line', { line }) : '';
  const added = own && kind !== 'broken' ? words('player-own-words', { own }) : '';
  return [where, sentence, added].filter(Boolean).join(' ');
}
