// A board for trying a player: a person begins, and somebody's code has the other side.

import { Refused } from '../engine/runtime.js';
import { reply } from '../engine/thinking.js';

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */
/** @typedef {import('./pupil.js').Told} Told */

/**
 * Create a board without help, since the player is the learner's own.
 * @param {string} game slug
 * @param {string} [position] the start, if not the game's
 */
export function makeBoard(game, position) {
  const board = /** @type {UbaoBoard} */ (document.createElement('ubao-board'));
  board.setAttribute('game', game);
  board.setAttribute('coach', 'off');
  if (position) board.setAttribute('position', position);
  board.id = `player-${game.replace(/\W+/g, '-')}`;
  return board;
}

/**
 * Return whether it is the code's turn.
 * @param {UbaoBoard} board
 */
export function awaitsCode({ controller }) {
  const scene = controller?.scene;
  return !!scene && !scene.result && scene.turn !== scene.sides[0];
}

/**
 * Play the code's move, unless the board has changed meanwhile.
 * @param {UbaoBoard} board
 * @param {import('./pupil.js').Pupil} pupil
 * @returns {Promise<Told | null>} what is wrong with the code, if anything; the board reports all else
 */
export async function playCode({ game, controller }, pupil) {
  const { session, scene } = controller ?? {};
  if (!session || !scene) return null;
  const told = await pupil.choose(game, scene.position);
  if (told.kind) return told;
  try {
    await reply(session, told.move, scene.record);
    return null;
  } catch (error) {
    return error instanceof Refused ? { move: '', kind: 'illegal', line: 0, words: told.move } : null;
  }
}
