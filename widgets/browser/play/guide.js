// Guide a beginner's first turn on the board: where to touch, what happens, why it stopped there. Up to three signs;
// each disappears with a touch, all of them with Escape.

import { center } from '../board/grid.js';
import { say, words } from '../kit/speech.js';
import { remember } from './newcomer.js';
import { Sign } from './sign.js';

/** @import { Outcome } from '../engine/session.js' */
/** @import { BoardApi } from '../board/view.js' */
/** @import { Said } from '../kit/speech.js' */

/** The most signs shown. */
const MOST = 3;

/** Guide the player through the first turn. @param {BoardApi} board at rest, before that turn */
export function guide(board) {
  const { game, layout, picture } = board;
  const sows = Boolean(picture?.svg.matches('.sowing'));
  const sign = new Sign(board, goOn);
  let shown = 0;
  /** Shows what follows the current sign. */
  let next = () => {};
  /** @type {Outcome | null} the turn played since the last rest */
  let played = null;
  /** Whether the sign about a piece's destinations was shown. */
  let half = false;
  /** The last chosen cell. */
  let chosen = '';
  /** Whether the turn has been explained. */
  let told = false;

  // --- Players' actions ---

  /** Something was selected or deselected. */
  function select() {
    const { parts } = game.selection;
    if (!parts.length) return;
    chosen = parts.filter(locate).at(-1) ?? '';
    if (told) return end();
    remember();
    sign.hide();
    next = () => {};
  }

  /** A touch outside the drawing means the player is doing something else. */
  function touch(/** @type {PointerEvent} */ { target }) {
    const ours = [sign.element, board.picture?.svg, layout.choices];
    if (target instanceof Node && !ours.some((part) => part?.contains(target))) end();
  }

  /** Hide the touched sign. */
  function goOn() {
    remember();
    const held = sign.element.contains(document.activeElement);
    sign.hide();
    board.mark({});
    next();
    if (held) (sign.place ? sign.button : board).focus();
  }

  // --- The game's events ---

  function rest() {
    const { scene, selection, mover, visiting, cover } = game;
    const outcome = played;
    played = null;
    if (!scene || scene.result || mover || visiting || cover || selection.tried) return end();
    if (outcome) return explain(outcome);
    if (!selection.begun || half) return;
    half = true;
    const cell = find(selection.options.cells, Math.min);
    // Above the highest, to leave the others visible.
    if (cell) show(say('play-guide-target'), cell, [], 'above');
  }

  /** Show where to touch first. */
  function askForTouch() {
    const cell = find(game.selection.options.cells, Math.max);
    if (cell) show(say(sows ? 'play-guide-cup' : 'play-guide-piece'), cell);
    else show(say('play-guide-choice'), null, [], 'below');
  }

  /** Show what the turn did and why it stopped there. @param {Outcome} outcome */
  function explain({ move, steps = [], said = [] }) {
    const places = steps.map(({ at }) => at).filter(Boolean);
    const [first, last] = sows ? [places[0], places.at(-1)] : [chosen, chosen];
    if (!move) return end();
    // After an agreement, the first turn is still to come.
    if (!first || !last) return shown < MOST ? askForTouch() : end();
    told = true;
    const why = () => {
      next = end;
      show(say(sows ? 'play-guide-stopped' : 'play-guide-moved'), last, sows ? said.slice(1) : said);
    };
    if (!sows || shown + 1 >= MOST) return why();
    next = why;
    show(say('play-guide-sown'), first);
  }

  // --- Display ---

  /**
   * @param {Said} sentence
   * @param {string | null} cell the subject; without one, the choices that aren't cells
   * @param {Said} [more] also shown below the board
   * @param {'above' | 'below'} [wanted] the preferred side; by default toward the edge of the board
   */
  function show(sentence, cell, more = [], wanted) {
    shown += 1;
    const place = cell === null ? layout.choices : locate(cell);
    if (!place) return end();
    board.mark(cell === null ? {} : { [cell]: 'here' });
    const others = [...(board.picture?.svg.querySelectorAll('[data-cell] .ring') ?? [])];
    const needed = others.filter((ring) => sows || ring.closest('[data-legal]'));
    const side = wanted ?? (center(place).y > center(layout.view).y ? 'below' : 'above');
    const label = words(told && shown < MOST ? 'kit-next' : 'play-guide-done');
    sign.show(place, side, { others, needed }, [game.fill(sentence), game.fill(more)], label);
  }

  /** @param {string} cell */
  function locate(cell) {
    return board.picture?.svg.querySelector(`[data-cell="${cell}"] .ring`) ?? null;
  }

  /**
   * Return the lowest or highest of some cells on the screen, and the middle one of a row.
   * @param {readonly string[]} cells
   * @param {(...heights: number[]) => number} choose
   */
  function find(cells, choose) {
    const middle = center(board.picture?.svg ?? board.element).x;
    const found = cells.flatMap((cell) => {
      const place = locate(cell);
      return place ? [{ cell, ...center(place) }] : [];
    });
    const row = choose(...found.map(({ y }) => y));
    const near = found.filter(({ y }) => Math.abs(y - row) < 1);
    return near.sort((one, two) => Math.abs(one.x - middle) - Math.abs(two.x - middle))[0]?.cell ?? '';
  }

  function end() {
    remember();
    for (const stop of listening) stop();
    board.release(sign.element);
    sign.hide();
    sign.element.remove();
  }

  layout.view.append(sign.element);
  const leaving = new AbortController();
  const { signal } = leaving;
  const listening = [
    () => leaving.abort(),
    board.on('select', select),
    board.on('arrive', ({ outcome }) => {
      played = outcome;
      sign.hide();
    }),
    board.on('rest', rest),
  ];
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  addEventListener('pointerdown', touch, { signal });
  askForTouch();
}
