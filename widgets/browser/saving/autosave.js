// Games in progress, kept on this device so that a reload does not lose them (see resume.js for how
// they come back). What players are called is not kept, but which sides the computer plays is.

import { FORGOTTEN, Stored } from '../kit/store.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */

/**
 * A game in progress: its saved game, how many turns it has, when the last was played, in milliseconds since 1970, and
 * who plays: the level of the computer by side, and the seed of its random choices.
 * @typedef {{record: string, turns: number, when: number, levels: Record<string, string>, seed: number}} Kept
 */

/**
 * How many games of a board are kept, what was played last first: those under way in each page that shows it, and
 * earlier ones.
 */
const MOST = 4;

/** The levels of the computer. */
export const LEVELS = ['dreamer', 'greedy', 'careful', 'planner', 'champion'];

/** Keeps the game of a board after every turn. */
export class Autosave {
  /** @type {Kept | null} the game on the board, once a turn of it was played */
  own = null;

  /** @param {BoardApi} board */
  constructor({ element, game, on }) {
    this.game = game;
    this.games = new Stored(`games:${location.pathname.replace(/index\.html$/, '')}:${placeOf(element)}`, readKept);
    // Everything on this device is forgotten: nothing of it is kept again.
    addEventListener(FORGOTTEN, () => {
      this.own = null;
    });
    on('arrive', ({ outcome }) => this.#arrive(outcome));
    on('rest', () => this.#rest());
    // A turn may have been played before this was there.
    const scene = /** @type {import('../engine/session.js').Outcome | null} */ (game.scene);
    if (scene?.move) this.#arrive(scene);
  }

  /** The other games: of earlier visits, and of other pages. */
  get earlier() {
    return this.games.value.filter((other) => !isSame(other, this.own));
  }

  /**
   * The game stands somewhere else now. What was only opened, from a link or a file, is not kept
   * before somebody plays on: nothing that comes from elsewhere drives out what is kept.
   * @param {import('../engine/session.js').Outcome} outcome what Python has answered
   */
  #arrive(outcome) {
    const { record, plies, result } = outcome;
    if (record === this.own?.record) return;
    const played = outcome.move || outcome.undone || this.game.session.undone.length;
    const going = played && plies && !result && record !== this.game.origin.record;
    const { levels, seed } = this.game.players;
    this.#save(going ? { record, turns: plies, when: Date.now(), levels, seed } : null);
  }

  /** The game is shown at rest: somebody else may have sat down. */
  #rest() {
    const { own, game } = this;
    const { levels, seed } = game.players;
    if (!own || JSON.stringify(own.levels) === JSON.stringify(levels)) return;
    this.#save({ ...own, levels, seed });
  }

  /**
   * A kept game is on the board again; one that was begun meanwhile stays kept.
   * @param {Kept} kept
   * @param {Kept | null} begun
   */
  take(kept, begun) {
    this.own = begun;
    this.#save(kept, begun);
  }

  /**
   * Give up games kept before.
   * @param {Kept[]} dropped
   */
  drop(dropped) {
    this.games.change((games) => games.filter((game) => !dropped.some((other) => isSame(game, other))));
  }

  /**
   * Keep a game in the place of the own one as it was kept last, whatever other pages have kept meanwhile.
   * @param {Kept | null} own
   * @param {Kept | null} [begun] stays as well
   */
  #save(own, begun = null) {
    const before = this.own;
    this.own = own;
    const games = [own, begun].filter((game) => game !== null);
    this.games.change((others) =>
      [...games, ...others.filter((other) => ![before, ...games].some((game) => isSame(game, other)))].slice(0, MOST),
    );
  }
}

/**
 * Whether two are the same game after the same turn.
 * @param {Kept | null} one
 * @param {Kept | null} other
 */
function isSame(one, other) {
  return one?.record === other?.record && one?.when === other?.when;
}

/**
 * Which of the page's boards it is.
 * @param {Element} board
 */
function placeOf(board) {
  const boards = [...document.querySelectorAll('ubao-board')].filter(
    (other) => !other.closest('ubao-demo, ubao-puzzle'),
  );
  return board.id || boards.indexOf(board);
}

/**
 * The games in what the store gave: it may be of any shape.
 * @param {unknown} value
 * @returns {Kept[]}
 */
export function readKept(value) {
  const items = Array.isArray(value) ? value : [];
  return items
    .filter((item) => typeof item?.record === 'string' && Number.isInteger(item.turns) && Number.isFinite(item.when))
    .slice(0, MOST)
    .map(({ record, turns, when, levels, seed }) => ({
      record,
      turns,
      when,
      levels: readLevels(levels),
      seed: Number.isInteger(seed) ? seed : 0,
    }));
}

/**
 * Who plays; where that is unknown, a person does.
 * @param {unknown} value
 * @returns {Record<string, string>}
 */
function readLevels(value) {
  const entries = value && typeof value === 'object' ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([side, level]) => [side, LEVELS.includes(level) ? level : '']));
}
