// Store games on this device, so that a reload doesn't lose them (resume.js restores them), with the computer's sides.
// Players' names and cloths stay in the tab.

import { listNames, Works } from '../kit/safe.js';
import { OURS } from '../kit/site.js';
import { keep, recall, same } from '../kit/store.js';
import { Players } from '../game/players.js';

/** @import { Outcome } from '../engine/session.js' */

/**
 * A stored game: its saved game, number of turns, time of the last turn, in milliseconds since 1970, and players:
 * the computer's level by side, and the seed of its random choices; the game with its notes, if it has any; whether
 * it's over; and the name of the student who played it, if this device's students have names.
 * @typedef {{record: string, turns: number, when: number, levels: Record<string, string>, seed: number,
 *   annotated?: string, over?: true, student?: string}} Kept
 */

/** Stored names and cloths, newest first, after the seeds of their games. */
const SEATS = 'seats';
const MOST_SEATS = 4;

export const LEVELS = ['dreamer', 'greedy', 'careful', 'planner', 'champion'];

/** Stores a board's game after every turn. @extends {Works<Kept>} */
export class Autosave extends Works {
  /** @param {import('../board/view.js').BoardApi} board */
  constructor({ element, game, on }) {
    super(nameGames(location) + placeOf(element), readKept);
    this.game = game;
    on('arrive', ({ outcome }) => this.#arrive(outcome));
    on('rest', () => this.#rest());
    on('annotate', () => game.scene && this.#keep(game.scene));
    // A turn may have been played before this was loaded.
    const scene = /** @type {Outcome | null} */ (game.scene);
    if (scene?.move) this.#arrive(scene);
  }

  /**
   * The game has changed. One opened from a link or a file isn't stored until somebody plays on or writes a note, so
   * that it can't displace others. A finished one stays until the next begins.
   * @param {Outcome} outcome Python's answer
   */
  #arrive(outcome) {
    const { record, plies } = outcome;
    if (record === this.own?.record) return;
    const { annotated, undone } = this.game.session;
    const played = outcome.move || outcome.undone || undone.length;
    const begun = played && plies && record !== this.game.origin.record;
    if (begun || (annotated && !outcome.annotated)) this.#keep(outcome);
    else this.put(null);
  }

  /** @param {import('../engine/protocol.js').Scene} scene */
  #keep({ record, plies, result }) {
    const { players, session } = this.game;
    const { levels, seed } = players;
    const game = { record, turns: plies, when: Date.now(), levels, seed, annotated: session.annotated };
    this.put(readKept({ ...game, over: Boolean(result), student: readStudent() }));
    // Of finished games without notes, only the last is worth its place.
    if (result) this.drop(this.earlier.filter((other) => other.over && !other.annotated));
  }

  /** The game is at rest: the players may have changed. */
  #rest() {
    const { own, game } = this;
    const { levels, seed } = game.players;
    if (!own) return;
    keepSeats(game.players);
    if (!same(own.levels, levels)) this.put({ ...own, levels, seed });
  }
}

/** Return how the names of a page's stored games begin. @param {URL | Location} page */
const nameGames = ({ pathname }) => `games:${pathname.replace(/index\.html$/, '')}:`;

/** Return the games stored by all boards of a page. @param {URL} page */
export function listGames(page) {
  const start = OURS + nameGames(page);
  return listNames(localStorage)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => /** @type {unknown[]} */ (recall(name.slice(OURS.length)) ?? []))
    .flatMap((kept) => readKept(kept) ?? []);
}

/** Return whether any page has stored games. */
export const hasGames = () => listNames(localStorage).some((name) => name.startsWith(`${OURS}games:`));

/** Return the current student's name; the notebook isn't loaded for it. */
function readStudent() {
  const { at, students } = /** @type {any} */ (recall('training')) ?? {};
  return students?.[at]?.name ?? '';
}

/** @returns {[seed: number, seats: Record<string, any>][]} */
export function recallSeats() {
  const kept = recall(SEATS, 'sessionStorage');
  return Array.isArray(kept) ? kept.filter((each) => Array.isArray(each) && each[1]) : [];
}

/** Store the players' names and cloths, if they have chosen any. @param {Players} players */
function keepSeats({ sides, seats, seed }) {
  const others = recallSeats().filter(([other]) => other !== seed);
  const choices = (/** @type {Players['seats']} */ all) => sides.map((side) => [all[side]?.name, all[side]?.cloth]);
  if (`${choices(seats)}` === `${choices(new Players(sides).seats)}`) return;
  keep(SEATS, [[seed, seats], ...others].slice(0, MOST_SEATS), 'sessionStorage');
}

/** Return the board's position among the page's boards. @param {Element} board */
function placeOf(board) {
  return board.id || [...document.querySelectorAll('ubao-board:not(ubao-demo *, ubao-puzzle *)')].indexOf(board);
}

/**
 * Return the valid parts of a stored game, which may have any shape.
 * @param {any} kept
 * @returns {Kept | null}
 */
export function readKept(kept) {
  if (typeof kept?.record !== 'string' || !Number.isInteger(kept.turns) || !Number.isFinite(kept.when)) return null;
  const { record, turns, when, levels, seed, annotated, over, student } = kept;
  return {
    record,
    turns,
    when,
    levels: readLevels(levels),
    seed: Number.isInteger(seed) ? seed : 0,
    ...(typeof annotated === 'string' && annotated && { annotated }),
    ...(over === true && { over }),
    ...(typeof student === 'string' && student && { student }),
  };
}

/** Return who plays each side, by default a person. @param {unknown} value @returns {Record<string, string>} */
function readLevels(value) {
  const entries = value && typeof value === 'object' ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([side, level]) => [side, LEVELS.includes(level) ? level : '']));
}
