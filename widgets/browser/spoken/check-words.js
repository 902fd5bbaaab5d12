// Two words for a position, which two children say to each other to know that their boards are alike.

import { cut, hash } from '../engine/hash.js';
import { words } from '../messages/speech.js';

/**
 * Two words of the page's language: sixteen bits of the position's notation. So of boards that differ, one pair in
 * 65,536 has the same.
 * @param {string} game
 * @param {string} position
 * @param {string[]} [list]
 */
export function findWords(game, position, list = words('spoken-words').split(/\s+/)) {
  const value = cut(hash(`${game} ${position}`), 16);
  return [value >> 8, value & 255].map((at) => list[at % list.length] ?? '');
}
