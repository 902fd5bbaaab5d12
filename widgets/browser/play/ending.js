// The end of a game on the board itself: the winner and margin, and what to do next.

import { makeFace } from '../board/faces.js';
import { unheard } from '../game/controller.js';
import { nameLevel } from '../game/players.js';
import { listLevels, seat, swap } from '../game/seating.js';
import { celebrate } from '../kit/confetti.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @typedef {NonNullable<import('../engine/protocol.js').Scene['result']>} Result */

/**
 * Show a card after the last turn of a game and after a look back, but not when a finished game is opened.
 * @param {import('../board/view.js').BoardApi} board
 * @param {ReturnType<typeof import('./review.js').addReview> | null} [review] none if players get no help
 * @param {(game: string, level: string) => Promise<string>} [advise] called after a win, and returns where to go on
 */
export function watchEndings(board, review = null, advise = async () => '') {
  const { element, layout, game } = board;
  /** Whether the board comes to rest at the end of a game. */
  let due = false;
  /** @type {import('../engine/protocol.js').Scene | null} the end that has been celebrated */
  let celebrated = null;
  /** @type {HTMLElement | null} */
  let card = null;
  /** Whether another game is about to be shown. */
  let leaving = false;

  async function open() {
    const { players, scene } = game;
    const result = scene?.result;
    if (!result) return;
    const next = await makeNext(result).catch(() => null);
    // The game may have changed meanwhile.
    if (game.scene !== scene || game.visiting || game.cover) return;
    const title = tellWinner(result);
    const best = tellBest(result);
    const cloth = result.winner ? players.player(result.winner).cloth : '';
    /** @type {HTMLElement[]} */
    const buttons = [makeButton(words('play-ending-again'), () => begin(), { class: 'ubao-choice' })];
    if (next) buttons.push(next);
    const lookBack = () => {
      close();
      void review?.start();
    };
    if (review?.isUsable()) buttons.push(makeButton(words('play-ending-look'), lookBack));
    card = make(
      'div',
      { class: 'ubao-ending', role: 'dialog', 'aria-label': `${title} ${best}`.trim(), tabindex: '-1' },
      cloth && make('span', { class: `ubao-cloth ubao-cloth-${cloth}` }),
      make('p', { class: 'ubao-ending-title' }, title),
      best && make('p', {}, best),
      make('p', { class: 'ubao-row' }, ...buttons),
      makeButton('\u00d7', close, { class: 'ubao-ending-close', 'aria-label': words('kit-close') }),
    );
    card.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    });
    layout.view.append(card);
    if (celebrated !== scene && (!result.winner || !players.level(result.winner))) celebrate(layout.view);
    celebrated = scene;
    // Don't take the focus from somebody busy elsewhere on the page, or going through the turns.
    const { activeElement } = document;
    const busy = activeElement !== document.body && !element.contains(activeElement);
    if (!busy && !layout.record.contains(activeElement)) card.focus({ preventScroll: true });
    board.tools.refresh();
  }

  /** @param {Result} result */
  function tellWinner({ winner, score, said }) {
    const [person, other] = game.players.people;
    if (!winner || other || winner !== person) return game.fill(said.filter(([name]) => /^game-(won|tie)/.test(name)));
    if (!score) return words('play-ending-won');
    return words('play-ending-won-score', { more: Math.max(...score), less: Math.min(...score) });
  }

  /** Praise the best turn of a player who lost to the computer. @param {Result} result */
  function tellBest({ winner, best }) {
    const [person = '', other] = game.players.people;
    const count = best?.[person] ?? 0;
    if (other || !winner || winner === person || count < 2) return '';
    return words('play-ending-best', { count });
  }

  /** Return what leads on: after a win to puzzles or a stronger opponent, else swaps sides. @param {Result} result */
  async function makeNext({ winner }) {
    const { coached, slug, players } = game;
    const [person, other] = players.people;
    if (!coached) return null;
    if (person && !other && winner === person) {
      const opponent = players.player(players.sides.find((side) => side !== person) ?? '');
      const beaten = opponent.level;
      const page = await advise(slug, beaten);
      if (page) return make('a', { class: 'ubao-ending-link', href: page }, words('play-ending-puzzles'));
      const levels = (await listLevels(slug)).map((level) => level.slug);
      const level = levels[levels.indexOf(beaten) + 1];
      if (level) {
        const label = words('play-ending-next', { level: nameLevel(level) });
        return makeButton([...makeFace(level), label], () => begin(() => Object.assign(opponent, { level })));
      }
    }
    return makeButton(words('play-ending-swap'), () => begin(() => swap(players)));
  }

  /** Begin another game. @param {() => unknown} [change] changes the players first */
  async function begin(change) {
    if (leaving) return;
    leaving = true;
    change?.();
    await game.begin();
    await seat(game, true);
    // The card has the focus until the board shows what can be chosen.
    await board.shown;
    leaving = false;
    close();
  }

  function close() {
    if (!card) return;
    board.release(card);
    card.remove();
    card = null;
  }

  board.on('arrive', ({ outcome, before }) => {
    if (!leaving) close();
    due = Boolean(outcome.move && outcome.result && !before?.result);
  });
  board.on('visit', ({ visit }) => {
    close();
    due = !visit && celebrated !== null && celebrated === game.scene;
  });
  board.on('rest', () => {
    if (due) void open().catch(unheard);
    due = false;
  });
}
