// The computer's players, as Python knows them.

import { runtime } from './runtime.js';

/**
 * The opponents that a game has, weakest first.
 * @param {string} game
 */
export function listLevels(game) {
  return runtime.call({ op: 'levels', game, record: '' });
}
