// Record a win against the computer, and suggest the learner's next step.

import { locatePage } from '../kit/site.js';
import { progress } from './progress.js';
import { DREAMER, FEW, nameWin } from './today.js';

/**
 * Record a win. If the game is learned and the first opponent beaten, return the address of its puzzles, if they exist.
 * @param {string} game
 * @param {string} level beaten
 */
export function noteWin(game, level) {
  progress.learn(nameWin(game, level));
  const { solved, learned } = progress.student;
  const count = (/** @type {object} */ done, /** @type {string} */ folder) =>
    Object.keys(done).filter((name) => name.startsWith(folder)).length;
  const isNext = level === DREAMER && count(learned, `${game}/learn/`) && count(solved, `${game}/`) < FEW;
  return isNext ? locatePage(`games/${game}/puzzles/`).href : '';
}
