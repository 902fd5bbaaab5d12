// Games in progress, kept on this device so that a reload does not lose them (see resume.js for how
// they come back). What players are called is not kept, but which sides the computer plays is.

import { Works } from '../kit/store.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */

/**
 * A game in progress: its saved game, how many turns it has, when the last was played, in milliseconds since 1970, and
 * who plays: the level of the computer by side, and the seed of its random choices.
 * @typedef {{record: string, turns: number, when: number, levels: Record<string, string>, seed: number}} Kept
 */

/** The levels of the computer. */
export const LEVELS = ['dreamer', 'greedy', 'careful', 'planner', 'champion'];

/**
 * Keeps the game of a board after every turn.
 * @extends {Works<Kept>}
 */
export class Autosave extends Works {
  /** @param {BoardApi} board */
  constructor({ element, game, on }) {
    super(`games:${location.pathname.replace(/index\.html$/, '')}:${placeOf(element)}`, readKept);
    this.game = game;
    on('arrive', ({ outcome }) => this.#arrive(outcome));
    on('rest', () => this.#rest());
    // A turn may have been played before this was there.
    const scene = /** @type {import('../engine/session.js').Outcome | null} */ (game.scene);
    if (scene?.move) this.#arrive(scene);
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
    this.put(going ? { record, turns: plies, when: Date.now(), levels, seed } : null);
  }

  /** The game is shown at rest: somebody else may have sat down. */
  #rest() {
    const { own, game } = this;
    const { levels, seed } = game.players;
    if (!own || JSON.stringify(own.levels) === JSON.stringify(levels)) return;
    this.put({ ...own, levels, seed });
  }
}

/**
 * Return the board's position among the page's boards.
 * @param {Element} board
 */
function placeOf(board) {
  const boards = [...document.querySelectorAll('ubao-board')].filter(
    (other) => !other.closest('ubao-demo, ubao-puzzle'),
  );
  return board.id || boards.indexOf(board);
}

/**
 * Return the valid parts of a stored game, which may have any shape.
 * @param {any} kept
 * @returns {Kept | null}
 */
export function readKept(kept) {
  if (typeof kept?.record !== 'string' || !Number.isInteger(kept.turns) || !Number.isFinite(kept.when)) return null;
  const { record, turns, when, levels, seed } = kept;
  return { record, turns, when, levels: readLevels(levels), seed: Number.isInteger(seed) ? seed : 0 };
}

/**
 * Return who plays each side; a person if that is unknown.
 * @param {unknown} value
 * @returns {Record<string, string>}
 */
function readLevels(value) {
  const entries = value && typeof value === 'object' ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([side, level]) => [side, LEVELS.includes(level) ? level : '']));
}
