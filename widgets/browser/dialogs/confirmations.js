// Ask players to confirm: leave a game, agree to stop, say who they are, choose who begins, delete everything.

import { seat, swap } from '../game/seating.js';
import { ask } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { forgetAll } from '../offline/forgetting.js';
import { say, speak, words } from '../kit/speech.js';
import { editPlayers } from './players.js';
import { toss } from './toss.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */
/** @typedef {import('../kit/speech.js').Said} Said */

const NEW = { question: say('dialogs-new-question'), yes: say('kit-new-game') };

/**
 * Return whether the game on the board may be left: it is over, hasn't begun, or its players agree.
 * @param {BoardApi} board
 * @param {{question: Said, yes: Said}} [told]
 */
export async function mayLeaveGame(board, { question, yes } = NEW) {
  const { scene } = board.game;
  return (
    !scene?.moves.length ||
    scene.result !== null ||
    ask(board.element, {
      question: speak(question),
      explanation: words('dialogs-leaving'),
      yes: speak(yes),
      no: words('dialogs-go-on'),
    })
  );
}

/** @param {BoardApi} board */
export async function startAgain(board) {
  if (await mayLeaveGame(board)) board.game.begin();
}

/** @param {BoardApi} board */
export async function agreeToStop({ element, game }) {
  const { players } = game;
  const computer = players.sides.filter((side) => players.level(side));
  const agreed = computer.flatMap((side) => say('dialogs-agrees', { player: ['side', side] }));
  const sure = await ask(element, {
    question: words('dialogs-stop', { people: players.people.length }),
    explanation: game.fill([...agreed, ...say('dialogs-ends')]),
    yes: words('dialogs-stop-yes'),
    no: words('dialogs-go-on'),
  });
  if (sure) await game.stop();
}

/**
 * @param {BoardApi} board
 * @param {string[]} names that can be chosen instead of typed
 */
export async function nameThePlayers(board, names) {
  if (await editPlayers(board, names)) await seat(board.game);
}

/** @param {BoardApi} board */
export async function decideWhoBegins(board) {
  if (!(await mayLeaveGame(board))) return;
  const { game } = board;
  const { players } = game;
  const [first, second] = players.sides;
  // The computer hides the seed, since it can't point.
  const [guesser, hider] = players.level(first) ? [second, first] : [first, second];
  const outcome = await toss(board, guesser, hider);
  if (!outcome) return;
  const beginner = outcome === 'right' ? guesser : hider;
  if (beginner !== first) swap(players);
  if (game.scene?.moves.length) await game.begin();
  await seat(game);
}

/** @param {BoardApi} board */
export async function forget({ element, game }) {
  if (await forgetAfterAsking(element)) game.settle(FORGOTTEN_ALL);
}

export const FORGOTTEN_ALL = say('dialogs-forgotten');

/**
 * Delete everything stored, after confirmation.
 * @param {HTMLElement} owner
 */
export async function forgetAfterAsking(owner) {
  const sure = await ask(owner, {
    question: words('dialogs-forget'),
    explanation: words('dialogs-forget-what'),
    yes: words('elements-tools-forget'),
    no: words('dialogs-forget-no'),
  });
  if (sure) await forgetAll();
  return sure;
}

/**
 * Return a notice about stored data that can't be read, with a button to delete it; nothing if all is readable.
 * @param {Pick<import('../kit/safe.js').Safe<any>, 'aside' | 'forgetAside'>} stored
 */
export function tellAside(stored) {
  if (stored.aside === null) return [];
  const told = make(
    'p',
    { class: 'ubao-aside', role: 'status' },
    words('dialogs-aside'),
    ' ',
    makeButton(
      words('dialogs-aside-forget'),
      () => {
        stored.forgetAside();
        told.remove();
      },
      { class: 'md-button' },
    ),
  );
  return [told];
}
