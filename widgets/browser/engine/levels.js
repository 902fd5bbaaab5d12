// The computer's levels, as listed by Python.

import { runtime } from './runtime.js';

/**
 * Return a game's opponents, weakest first.
 * @param {string} game
 */
export function listLevels(game) {
  return runtime.call({ op: 'levels', game, record: '' });
}
