// What players are asked: whether a game may go, whether both want to stop, who they are, who begins,
// whether all that is kept may go.

import { ask } from '../dom/dialog.js';
import { FORGOTTEN_ALL, forgetAfterAsking } from './forgetting.js';
import { editPlayers } from './players.js';
import { toss } from './toss.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */

const NEW = { question: 'Start a new game?', yes: 'New game' };

/**
 * Whether the game on the board may go: it is over, has not begun, or its players say so.
 * @param {BoardApi} board
 * @param {{question: string, yes: string}} [words]
 */
export async function mayLeaveGame(board, words = NEW) {
  const { scene } = board.game;
  return !scene?.moves.length || scene.result !== null || ask(board.element, {
    ...words, explanation: 'The game on the board will be gone.', no: 'Go on playing',
  });
}

/** @param {BoardApi} board */
export async function startAgain(board) {
  if (await mayLeaveGame(board)) board.game.begin();
}

/** @param {BoardApi} board */
export async function agreeToStop({ element, game }) {
  const { players } = game;
  const together = players.people.length === 2;
  const agreed = players.sides.filter((side) => players.level(side)).map((side) => `${players.name(side)} agrees. `);
  const sure = await ask(element, {
    question: together ? 'Do you both want to stop?' : 'Do you want to stop?',
    explanation: `${agreed.join('')}The game ends here, and the score counts.`,
    yes: 'Yes, we stop', no: 'Go on playing',
  });
  if (sure) await game.stop();
}

/** @param {BoardApi} board */
export async function nameThePlayers(board) {
  if (await editPlayers(board)) await board.game.seat();
}

/** @param {BoardApi} board */
export async function decideWhoBegins(board) {
  if (!(await mayLeaveGame(board))) return;
  const { element, game } = board;
  const { players } = game;
  const [first, second] = players.sides;
  // The computer hides the seed, for it has no hand to point with.
  const [guesser, hider] = players.level(first) ? [second, first] : [first, second];
  const outcome = await toss(element, players.name(guesser), players.name(hider));
  if (!outcome) return;
  const beginner = outcome === 'right' ? guesser : hider;
  if (beginner !== first) players.swap();
  if (game.scene?.moves.length) await game.begin();
  await game.seat();
}

/** @param {BoardApi} board */
export async function forget({ element, game }) {
  if (await forgetAfterAsking(element)) game.settle(FORGOTTEN_ALL);
}
