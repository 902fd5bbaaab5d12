// Guide a beginner's first turn on the board: where to touch, what happens, why it stopped there. Up to three signs;
// each disappears with a touch, all of them with Escape.

import { say, words } from '../kit/speech.js';
import { remember } from './newcomer.js';
import { Sign } from './sign.js';

/** @typedef {import('../engine/session.js').Outcome} Outcome */

/** The most signs shown. */
const MOST = 3;

export class Guide {
  shown = 0;
  /** Shows what follows the current sign. */
  next = () => {};
  /** @type {Outcome | null} the turn played since the last rest */
  outcome = null;
  /** Whether the sign about a piece's destinations was shown. */
  half = false;
  /** The last chosen cell. */
  chosen = '';
  /** Whether the turn has been explained. */
  told = false;

  /** @param {import('../board/view.js').BoardApi} board at rest, before the first turn */
  constructor(board) {
    this.board = board;
    this.sign = new Sign(board, () => this.goOn());
    this.sows = Boolean(board.picture?.svg.matches('.sowing'));
    board.layout.view.append(this.sign.element);
    const leaving = new AbortController();
    const { signal } = leaving;
    this.listening = [
      () => leaving.abort(),
      board.on('select', () => this.select()),
      board.on('arrive', ({ outcome }) => {
        this.outcome = outcome;
        this.sign.hide();
      }),
      board.on('rest', () => this.rest()),
    ];
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.end(), { signal });
    addEventListener('pointerdown', (event) => this.touch(event), { signal });
    this.askForTouch();
  }

  // --- Players' actions ---

  /** Something was selected or deselected. */
  select() {
    const { parts } = this.board.game.selection;
    if (!parts.length) return;
    this.chosen = parts.filter((part) => this.locate(part)).at(-1) ?? '';
    if (this.told) return this.end();
    remember();
    this.sign.hide();
    this.next = () => {};
  }

  /**
   * A touch outside the drawing means the player is doing something else.
   * @param {PointerEvent} event
   */
  touch({ target }) {
    const { picture, layout } = this.board;
    const ours = [this.sign.element, picture?.svg, layout.choices];
    if (target instanceof Node && !ours.some((part) => part?.contains(target))) this.end();
  }

  /** Hide the touched sign. */
  goOn() {
    remember();
    const { sign, board } = this;
    const held = sign.element.contains(document.activeElement);
    sign.hide();
    board.mark({});
    this.next();
    if (held) (sign.place ? sign.button : board).focus();
  }

  // --- The game's events ---

  /** Continue at rest. */
  rest() {
    const { game } = this.board;
    const { scene, selection, mover, visiting, cover } = game;
    const { outcome, half } = this;
    this.outcome = null;
    if (!scene || scene.result || mover || visiting || cover || selection.tried) return this.end();
    if (outcome) return this.tell(outcome);
    if (!selection.begun || half) return;
    this.half = true;
    const cell = this.find(selection.options.cells, Math.min);
    // Above the highest, to leave the others visible.
    if (cell) this.show(say('play-guide-target'), cell, [], 'above');
  }

  /** Show where to touch first. */
  askForTouch() {
    const { options } = this.board.game.selection;
    const cell = this.find(options.cells, Math.max);
    if (cell) this.show(say(this.sows ? 'play-guide-cup' : 'play-guide-piece'), cell);
    else this.show(say('play-guide-choice'), null, [], 'below');
  }

  /**
   * Show what the turn did and why it stopped there.
   * @param {Outcome} outcome
   */
  tell({ move, steps = [], said = [] }) {
    const places = steps.map(({ at }) => at ?? '').filter(Boolean);
    const [first, last] = this.sows ? [places[0], places.at(-1)] : [this.chosen, this.chosen];
    if (!move) return this.end();
    // After an agreement, the first turn is still to come.
    if (!first || !last) return this.shown < MOST ? this.askForTouch() : this.end();
    this.told = true;
    const why = () => {
      this.next = () => this.end();
      this.show(say(this.sows ? 'play-guide-stopped' : 'play-guide-moved'), last, this.sows ? said.slice(1) : said);
    };
    if (!this.sows || this.shown + 1 >= MOST) return why();
    this.next = why;
    this.show(say('play-guide-sown'), first);
  }

  // --- Display ---

  /**
   * @param {import('../kit/speech.js').Said} told
   * @param {string | null} cell the subject; without one, the choices that aren't cells
   * @param {import('../kit/speech.js').Said} [more] also shown below the board
   * @param {'above' | 'below'} [wanted] the preferred side; by default toward the edge of the board
   */
  show(told, cell, more = [], wanted) {
    const { board, sign } = this;
    this.shown += 1;
    const place = cell === null ? board.layout.choices : this.locate(cell);
    const label = words(this.told && this.shown < MOST ? 'kit-next' : 'play-guide-done');
    if (!place) return this.end();
    board.mark(cell === null ? {} : { [cell]: 'here' });
    const others = [...(board.picture?.svg.querySelectorAll('[data-cell] .ring') ?? [])];
    const needed = others.filter((ring) => this.sows || ring.closest('[data-legal]'));
    const side = wanted ?? (center(place).y > center(board.layout.view).y ? 'below' : 'above');
    sign.show(place, side, { others, needed }, [board.game.fill(told), board.game.fill(more)], label);
  }

  /** @param {string} cell */
  locate(cell) {
    return this.board.picture?.cells.find(({ dataset }) => dataset.cell === cell)?.querySelector('.ring') ?? null;
  }

  /**
   * Return the lowest or highest of some cells on the screen, and the middle one of a row.
   * @param {readonly string[]} cells
   * @param {(...heights: number[]) => number} choose
   */
  find(cells, choose) {
    const middle = center(this.board.picture?.svg ?? this.board.element).x;
    const found = cells.flatMap((cell) => {
      const place = this.locate(cell);
      return place ? [{ cell, ...center(place) }] : [];
    });
    const row = choose(...found.map(({ y }) => y));
    const near = found.filter(({ y }) => Math.abs(y - row) < 1);
    return near.sort((one, two) => Math.abs(one.x - middle) - Math.abs(two.x - middle))[0]?.cell ?? '';
  }

  /** End the guide, finished or dismissed. */
  end() {
    remember();
    for (const stop of this.listening) stop();
    this.board.release(this.sign.element);
    this.sign.hide();
    this.sign.element.remove();
  }
}

/** @param {Element} part */
function center(part) {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
