// A student's practice: the puzzles wanted, solved and skipped, and the next one. Solved puzzles stay solved.

import { say, speak, words } from '../kit/speech.js';
import { progress } from './progress.js';
import { filterPuzzles, listPuzzles } from './puzzle-index.js';
import { findSet, readAsked } from './set-code.js';
import { Sitting } from './sitting.js';
import { findKnown } from './today.js';

/** @import { Puzzle } from '../engine/protocol.js' */
/** @import { Solved } from './progress.js' */
/** @import { Index } from './puzzle-index.js' */

export class Practice {
  /** @type {Index} */
  index = { themes: {}, games: [], sets: [] };
  /** The puzzle in the page, which precedes others that are as easy. */
  carried = '';
  /** @type {Map<string, number>} the random order of many games' puzzles, different on each visit */
  order = new Map();
  /** Whether only games the student knows are used, unless one is chosen. */
  guided = false;
  /** The puzzle of the day, if it's wanted first. */
  today = '';
  /** The filter; empty values match everything. */
  filter = { game: '', theme: '', grade: '' };
  /** @type {Sitting | null} the work on a class set; null in free practice */
  sitting = null;
  /** The number of puzzles in the class set that this site lacks. */
  missing = 0;
  /** The set that the address asks for, if there's no such set. */
  unknown = '';
  /** The number of puzzles solved on this visit. */
  count = 0;
  /** The current puzzle; empty if all are done. */
  name = '';
  /** @type {string[]} solved in free practice, not repeated in this round */
  #solved = [];
  /** @type {string[]} repeated at the end */
  passed = [];
  /** Whether solved puzzles may be repeated. */
  again = false;

  /** Set the loaded index. @param {Index} index */
  take(index) {
    this.index = index;
    this.order = new Map(listPuzzles(index).map((name) => [name, name === this.carried ? -1 : Math.random()]));
  }

  /** The puzzles of a class set, in order; empty in free practice. */
  get set() {
    return this.sitting?.puzzles ?? [];
  }

  /** The puzzles not repeated in this round. */
  get solved() {
    return this.sitting?.solved ?? this.#solved;
  }

  /** Whether the current puzzle is unsolved. */
  get isOpen() {
    return !!this.name && ![...this.solved, ...this.passed].includes(this.name);
  }

  /** The puzzles that pass the filter. */
  get entries() {
    return this.#find(this.filter);
  }

  /** Whether the puzzles are those of the games the student knows, which become more. */
  get grows() {
    return this.guided && !this.filter.game && !this.set.length;
  }

  /** @param {Practice['filter']} filter */
  #find(filter) {
    const { index, guided } = this;
    if (!guided || filter.game) return filterPuzzles(index, filter);
    return filterPuzzles({ ...index, games: findKnown(index, progress.student) }, filter);
  }

  /** The names of all puzzles of the set, or of the game. */
  get names() {
    const { filter, set } = this;
    return set.length ? set : this.#find({ ...filter, theme: '', grade: '' }).map(({ id }) => id);
  }

  /** Read a set from an address: `#set=kpo`, `#set=a/b,c/d`. @param {string} hash @param {boolean} [whole] as `#kpo` */
  readSet(hash, whole = false) {
    const asks = whole || hash.startsWith('#set=');
    const found = asks ? findSet(this.index, hash) : null;
    const before = this.set.join();
    this.sitting = found?.puzzles.length ? new Sitting(found.puzzles) : null;
    this.missing = found?.missing ?? 0;
    this.unknown = asks && !found ? readAsked(hash) : '';
    this.#solved = [];
    // The page's puzzle may be skipped before the index is loaded and the address read.
    if (this.set.join() !== before) this.passed = [];
  }

  /** Reset for another student. */
  leave() {
    this.count = 0;
    this.#solved = [];
    this.passed = [];
    this.again = false;
  }

  repeat() {
    this.#solved = [];
    this.again = true;
  }

  /** Skip the current puzzle until the end. */
  pass() {
    this.passed.push(this.name);
  }

  /** Record a solved puzzle. @param {string} name @param {Solved} how */
  solve(name, how) {
    const { sitting } = this;
    if (!this.solved.includes(name)) {
      if (!sitting) this.#solved.push(name);
      this.count += 1;
    }
    sitting?.note(name, { ...how, solved: true });
    if (!sitting?.kept.guest) progress.solve(name, how);
  }

  /** Go to the next puzzle; return its name, or nothing if all are done. */
  next() {
    this.name = this.pick() || this.pick((this.passed = []));
    return this.name;
  }

  /** The puzzle after the current one. */
  get coming() {
    return this.pick([...this.passed, this.name]) || this.pick([this.name]);
  }

  /** Pick a wanted puzzle first, then unsolved ones, easiest first. @param {string[]} [passed] skipped for now */
  pick(passed = this.passed) {
    const { entries, filter, set, solved, again, order, today } = this;
    const over = new Set([...solved, ...passed]);
    if (set.length) return set.find((name) => !over.has(name)) ?? '';
    if (today && !over.has(today)) return today;
    const names = new Set(entries.map(({ id }) => id));
    const due = progress.due.find((name) => names.has(name) && name !== this.name);
    if (due) return due;
    const left = entries.filter(({ id }) => !over.has(id) && (again || !progress.student.solved[id]));
    const least = Math.min(...left.map(({ difficulty }) => difficulty));
    const easiest = left.filter(({ difficulty }) => difficulty === least).map(({ id }) => id);
    // A game's puzzles keep their author's order; those of all games are shuffled.
    if (!filter.game) easiest.sort((one, two) => (order.get(one) ?? 0) - (order.get(two) ?? 0));
    return easiest[0] ?? '';
  }

  /**
   * Begin with the puzzle in the page, if `next` would choose it with the index, which isn't loaded yet: at build time
   * it was the first of the easiest.
   * @param {string} hash the page's
   */
  begin(hash) {
    const { carried, filter } = this;
    const { game } = filter;
    const { student, due } = progress;
    const wished = due.some((name) => name.startsWith(game && `${game}/`));
    if (carried && !wished && !student.solved[carried] && !/^#(set|day)=/.test(hash)) this.name = carried;
    return this.name;
  }
}

/**
 * Return the line above a puzzle: its game and its place.
 * @param {Practice} practice
 * @param {Puzzle} puzzle
 */
export function tellWhich({ index, set, name, today, missing, unknown }, { game }) {
  const title = index.games.find(({ slug }) => slug === game)?.name ?? game;
  const gone = missing ? say('training-trainer-missing', { puzzles: missing }) : [];
  const at = set.indexOf(name) + 1;
  if (set.length) return speak([...say('training-trainer-which-in-set', { game: title, at, of: set.length }), ...gone]);
  if (name === today) return words('training-trainer-which-today', { game: title });
  if (progress.student.again[name]) return words('training-trainer-which-again', { game: title });
  // The theme would give away the answer.
  const wrong = unknown ? say('training-set-unknown', { code: ['text', unknown] }) : [];
  return speak([...wrong, ...say('training-trainer-which', { game: title })]);
}
