// Games in progress, kept on this device so that a reload does not lose them. They are offered to
// whoever comes next, never put on the board unasked. What players are called is not kept.

import { Refused } from './runtime.js';
import { FORGOTTEN, keep, recall } from './store.js';
import { make } from './words.js';

/** @typedef {import('./board.js').UbaoBoard} UbaoBoard */

/**
 * A game in progress: its saved game, how many turns it has, and when the last was played, in
 * milliseconds since 1970.
 * @typedef {{record: string, turns: number, when: number}} Kept
 */

/** How many games of a board are kept, the newest first: the one under way, and one before it. */
const MOST = 2;
const DAY = 86_400_000;

/** A companion of a board: keeps its game after every turn, and offers what was kept before. */
export class Keeper {
  /** @type {Kept | null} the game on the board, once a turn of it was played */
  own = null;

  /** @param {UbaoBoard} board */
  constructor(board) {
    this.board = board;
    this.name = `games:${location.pathname.replace(/index\.html$/, '')}:${placeOf(board)}`;
    /** The games kept before this visit. */
    this.earlier = readKept(recall(this.name));
    this.offer();
    addEventListener(FORGOTTEN, () => this.forget());
    // The first turn may have been waiting for Python, too.
    if (board.scene && board.moves.length) this.arrive(board.scene);
  }

  /**
   * The game stands somewhere else now. What was only opened, from a link or a file, is not kept
   * before somebody plays on: nothing that comes from elsewhere drives out what is kept.
   * @param {import('./protocol.js').Outcome} outcome what Python has answered
   */
  arrive(outcome) {
    const { record, turns, result } = outcome;
    if (record === this.own?.record) return;
    const played = outcome.move || outcome.undone || this.board.session?.undone.length;
    const going = played && turns && !result && record !== this.board.origin.record;
    this.own = going ? { record, turns, when: Date.now() } : null;
    this.save();
  }

  save() {
    const games = [...(this.own ? [this.own] : []), ...this.earlier].slice(0, MOST);
    keep(this.name, games.length ? games : undefined);
  }

  /** Ask whether to go on with a game that was kept. */
  offer() {
    this.place?.remove();
    const { board, earlier } = this;
    if (!earlier.length || board.moves.length) return;
    const buttons = earlier.map((kept) => make(
      'button',
      { type: 'button', class: 'ubao-choice', click: () => this.resume(kept) },
      `Go on: ${describe(kept)}`,
    ));
    const none = make('button', { type: 'button', click: () => this.decline() }, 'New game');
    this.place = make(
      'div',
      { class: 'ubao-offer', role: 'group', 'aria-label': 'A game that was begun here' },
      make('p', {}, earlier.length > 1 ? 'Games were begun here. Go on with one?' : 'Go on with the game that was begun here?'),
      ...buttons, none,
    );
    board.frame?.words.append(this.place);
  }

  /**
   * Go on with a game that was kept; one that was begun meanwhile is kept in its place.
   * @param {Kept} kept
   */
  async resume(kept) {
    const { board, own } = this;
    const others = this.earlier.filter((other) => other !== kept);
    try {
      await board.session?.open({ record: kept.record, position: '' });
    } catch (error) {
      // Only what can't be read is given up, not what Python could not be asked about.
      if (!(error instanceof Refused)) return;
      this.earlier = others;
      this.save();
      return this.offer();
    }
    this.own = kept;
    this.earlier = own ? [own, ...others] : others;
    this.place?.remove();
    this.save();
  }

  /** Nobody wants to go on with what was kept. */
  decline() {
    this.earlier = [];
    this.place?.remove();
    this.save();
    this.board.settle();
  }

  /** Everything on this device is forgotten: nothing of it is kept again. */
  forget() {
    this.own = null;
    this.earlier = [];
    this.place?.remove();
  }
}

/**
 * Which of the page's boards it is.
 * @param {UbaoBoard} board
 */
function placeOf(board) {
  const boards = [...document.querySelectorAll('ubao-board')].filter((other) => !other.closest('ubao-demo'));
  return board.id || boards.indexOf(board);
}

/**
 * The games in what the store gave: it may be of any shape.
 * @param {unknown} value
 * @returns {Kept[]}
 */
function readKept(value) {
  const items = Array.isArray(value) ? value : [];
  return items.filter((item) => (
    typeof item?.record === 'string' && Number.isInteger(item.turns) && Number.isFinite(item.when)
  )).slice(0, MOST);
}

/** @param {Kept} kept */
function describe({ turns, when }) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - when) / DAY);
  const day = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return `${turns === 1 ? '1 turn' : `${turns} turns`}, ${day}`;
}
