// What players are asked: whether a game may go, whether both want to stop, who they are, who begins,
// whether all that is kept may go.

import { ask } from './dialog.js';
import { DONE, forgetAfterAsking } from './forget.js';
import { editPlayers } from './players-dialog.js';
import { toss } from './toss.js';

/** @typedef {import('./board.js').UbaoBoard} UbaoBoard */

const NEW = { question: 'Start a new game?', yes: 'New game' };

/**
 * Whether the game on the board may go: it is over, has not begun, or its players say so.
 * @param {UbaoBoard} board
 * @param {{question: string, yes: string}} [words]
 */
export async function mayLeaveGame(board, words = NEW) {
  const playing = board.moves.length > 0 && !board.result;
  return !playing || ask(board, {
    ...words, explanation: 'The game on the board will be gone.', no: 'Go on playing',
  });
}

/** @param {UbaoBoard} board */
export async function startAgain(board) {
  if (await mayLeaveGame(board)) board.begin();
}

/** @param {UbaoBoard} board */
export async function agreeToStop(board) {
  const sure = await ask(board, {
    question: 'Do you both want to stop?', explanation: 'The game ends here, and the score counts.',
    yes: 'Yes, we stop', no: 'Go on playing',
  });
  if (sure) board.session?.stop().catch(() => {});
}

/** @param {UbaoBoard} board */
export async function nameThePlayers(board) {
  if (await editPlayers(board, board.players)) board.settle();
}

/** @param {UbaoBoard} board */
export async function decideWhoBegins(board) {
  if (!(await mayLeaveGame(board))) return;
  const [first, second] = board.players.sides;
  const outcome = await toss(board, board.players.name(first), board.players.name(second));
  if (!outcome) return;
  if (outcome === 'wrong') board.players.swap();
  if (board.moves.length) board.begin();
  else board.settle();
}

/** @param {UbaoBoard} board */
export async function forget(board) {
  if (await forgetAfterAsking(board)) board.settle(DONE);
}
