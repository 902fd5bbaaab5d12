// A game that was won against the computer: noted, and what comes next on the path of a learner.

import { locatePage } from '../kit/site.js';
import { progress } from './progress.js';
import { DREAMER, FEW, nameWin } from './today.js';

/**
 * Note a win. Whoever has learned a game, and beaten the first opponent, goes on to a few puzzles: where they are; else
 * nothing.
 * @param {string} game
 * @param {string} level that was beaten
 */
export function noteWin(game, level) {
  progress.learn(nameWin(game, level));
  const { solved, learned } = progress.student;
  const count = (/** @type {object} */ done, /** @type {string} */ folder) =>
    Object.keys(done).filter((name) => name.startsWith(folder)).length;
  const isNext = level === DREAMER && count(learned, `${game}/learn/`) && count(solved, `${game}/`) < FEW;
  return isNext ? locatePage(`games/${game}/puzzles/`).href : '';
}
