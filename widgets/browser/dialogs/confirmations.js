// Ask players to confirm: leave a game, agree to stop, choose who begins, delete everything.

import { seat, swap } from '../game/seating.js';
import { ask, openDialog } from '../kit/dialog.js';
import { make, makeButton, makeSvg } from '../kit/element.js';
import { forgetStored } from '../kit/safe.js';
import { say, words } from '../kit/speech.js';
import { forgetSite } from '../offline/keeping.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Plain } from '../kit/speech.js' */

/**
 * Return whether the game on the board may be left: it is over, hasn't begun, or its players agree.
 * @param {BoardApi} board
 * @param {Plain} [question]
 * @param {Plain} [yes]
 */
export async function mayLeaveGame({ element, game }, question = 'dialogs-new-question', yes = 'kit-new-game') {
  const { scene } = game;
  if (!scene?.moves.length || scene.result) return true;
  const answers = { yes: words(yes), no: words('dialogs-go-on') };
  return ask(element, { question: words(question), explanation: words('dialogs-leaving'), ...answers });
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

/** @param {BoardApi} board */
export async function decideWhoBegins(board) {
  if (!(await mayLeaveGame(board))) return;
  const { game } = board;
  const { players } = game;
  const [first, second] = players.sides;
  // The computer hides the seed, since it can't point.
  const [guesser, hider] = players.level(first) ? [second, first] : [first, second];
  const right = await toss(board, guesser, hider);
  if (right === null) return;
  if ((right ? guesser : hider) !== first) swap(players);
  if (game.scene?.moves.length) await game.begin();
  await seat(game);
}

/**
 * Let a player guess in which of two fists a seed is hidden; resolves with whether that was right, or null if nobody
 * guessed.
 * @param {BoardApi} board
 * @param {string} guesser a side
 * @param {string} hider the other side
 */
async function toss({ element, game }, guesser, hider) {
  const question = say('dialogs-toss-hides', { hider: ['side', hider], guesser: ['side', guesser] });
  const seedHand = (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 ? 'left' : 'right';
  const title = words('elements-tools-toss');
  const fists = ['left', 'right'].map((hand) => {
    const look = { class: 'ubao-fist', value: hand, 'aria-label': words('dialogs-toss-fist', { hand }) };
    return make('button', look, drawFist(hand));
  });
  const body = [make('p', {}, game.fill(question)), make('p', { class: 'ubao-fists' }, ...fists)];
  const guess = await openDialog(element, title, body, { '': words('dialogs-not-now') });
  if (!guess) return null;
  const right = guess === seedHand;
  const told = right
    ? say('dialogs-toss-right', { hand: seedHand, guesser: ['side', guesser] })
    : say('dialogs-toss-wrong', { hand: seedHand, hider: ['side', hider] });
  await openDialog(element, title, [make('p', {}, game.fill(told))], { go: words('dialogs-toss-go') });
  return right;
}

/** Return a closed hand, its thumb on the inner side. @param {string} hand */
function drawFist(hand) {
  const shapes = [
    'M20 34q0-12 14-12h36q14 0 14 14v30q0 18-18 18h-28q-18 0-18-18z',
    'M36 23v26m17-27v27m17-26v26',
    'M20 52q20-8 34 2q8 8-2 13q-14 4-32-1',
  ];
  const look = { viewBox: '0 0 100 100', class: `ubao-fist-${hand}`, 'aria-hidden': 'true' };
  return makeSvg('svg', look, ...shapes.map((d) => makeSvg('path', { d })));
}

/** @param {BoardApi} board */
export async function forget({ element, game }) {
  if (await forgetAfterAsking(element)) game.settle(FORGOTTEN_ALL);
}

export const FORGOTTEN_ALL = say('dialogs-forgotten');

/** Delete everything stored, after confirmation. @param {HTMLElement} owner */
export async function forgetAfterAsking(owner) {
  const sure = await ask(owner, {
    question: words('dialogs-forget'),
    explanation: words('dialogs-forget-what'),
    yes: words('elements-tools-forget'),
    no: words('dialogs-forget-no'),
  });
  if (!sure) return false;
  forgetStored();
  // If a browser won't tell what it stores, it stores nothing.
  await forgetSite().catch(() => {});
  return true;
}

/**
 * Return a notice about stored data that can't be read, with a button to delete it; nothing if all is readable.
 * @param {Pick<import('../kit/safe.js').Safe<any>, 'aside' | 'forgetAside'>} stored
 */
export function tellAside(stored) {
  if (stored.aside === null) return [];
  const forget = () => {
    stored.forgetAside();
    told.remove();
  };
  const button = makeButton(words('dialogs-aside-forget'), forget, { class: 'md-button' });
  const told = make('p', { class: 'ubao-aside', role: 'status' }, words('dialogs-aside'), ' ', button);
  return [told];
}
