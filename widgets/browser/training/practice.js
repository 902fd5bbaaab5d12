// What a student practises: which puzzles are wanted, which were solved or passed over, and which one comes next.
// Nothing that was solved is ever taken away.

import { say } from '../kit/message.js';
import { speak, words } from '../kit/speech.js';
import { progress } from './progress.js';
import { filterPuzzles } from './puzzle-index.js';
import { findSet } from './set-code.js';
import { findKnown } from './today.js';

const NOTHING = /** @type {import('./puzzle-index.js').Index} */ ({ themes: {}, games: [], sets: [] });

export class Practice {
  index = NOTHING;
  /** The puzzle in the page, which comes before others that are as easy. */
  carried = '';
  /** @type {Map<string, number>} in which order puzzles of many games come: another one on each visit */
  order = new Map();
  /** Whether puzzles of all games come only from those that the student knows, as long as no game is chosen. */
  guided = false;
  /** The puzzle of the day, if that is wanted first. */
  today = '';
  /** The puzzles wanted; empty if any will do. */
  filter = { game: '', theme: '', grade: '' };
  /** @type {string[]} the puzzles of a class set, in order; none where a student practises freely */
  set = [];
  /** The number of puzzles in the class set that this site doesn't have. */
  missing = 0;
  /** The number of puzzles solved on this visit. */
  count = 0;
  /** The puzzle that is shown; none where all are done. */
  name = '';
  /** @type {string[]} what does not come again in this round */
  solved = [];
  /** @type {string[]} what comes again in the end */
  passed = [];
  /** True if solved puzzles may come again. */
  again = false;

  /**
   * The index has come.
   * @param {import('./puzzle-index.js').Index} index
   */
  take(index) {
    this.index = index;
    const names = index.games.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
    this.order = new Map(names.map((name) => [name, name === this.carried ? -1 : Math.random()]));
  }

  /** Return whether the puzzle shown is still unsolved. */
  get isOpen() {
    return !!this.name && ![...this.solved, ...this.passed].includes(this.name);
  }

  /** The puzzles that pass the filter. */
  get entries() {
    return this.#find(this.filter);
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

  /**
   * Take the puzzles of a class from an address: `#set=kpo`, or `#set=oware/feed-me,ouri/first`.
   * @param {string} hash
   * @param {boolean} [whole] whether all of it is the set's code, as `#kpo`
   */
  readSet(hash, whole = false) {
    const found = whole || hash.startsWith('#set=') ? findSet(this.index, hash) : null;
    const before = this.set.join();
    this.set = found?.puzzles ?? [];
    this.missing = found?.missing ?? 0;
    this.solved = [];
    // The puzzle in the page may be passed by before the index is there, and the address read.
    if (this.set.join() !== before) this.passed = [];
  }

  /** Somebody else sits down. */
  leave() {
    this.count = 0;
    this.solved = [];
    this.passed = [];
    this.again = false;
  }

  /** Do what was solved once more. */
  repeat() {
    this.solved = [];
    this.again = true;
  }

  /** The puzzle that is shown comes again in the end. */
  pass() {
    this.passed.push(this.name);
  }

  /**
   * A puzzle was solved.
   * @param {string} name
   * @param {import('./progress.js').Solved} how
   * @param {boolean} [isGuest] whether the notebook that is open here is another student's
   */
  solve(name, how, isGuest = false) {
    if (!this.solved.includes(name)) {
      this.solved.push(name);
      this.count += 1;
    }
    if (!isGuest) progress.solve(name, how);
  }

  /** Go on to the next puzzle: its name, or nothing where all are done. */
  next() {
    this.name = this.pick() || this.pick((this.passed = []));
    return this.name;
  }

  /** The puzzle that will be next, once the one that is shown is solved or passed by. */
  get coming() {
    return this.pick([...this.passed, this.name]) || this.pick([this.name]);
  }

  /**
   * First what was wished for, then what is not solved yet, the easiest first.
   * @param {string[]} [passed] what does not come now
   */
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
    // Of one game in the order of their author; of all games in any order.
    if (!filter.game) easiest.sort((one, two) => (order.get(one) ?? 0) - (order.get(two) ?? 0));
    return easiest[0] ?? '';
  }

  /**
   * Begin with the puzzle that the page carries, if that is what `next` would say of an index that is not
   * there yet: at build it was the first of the easiest.
   * @param {string} hash of the page's address
   */
  begin(hash) {
    const {
      carried,
      filter: { game },
    } = this;
    const { student, due } = progress;
    const wished = due.some((name) => name.startsWith(game && `${game}/`));
    if (carried && !wished && !student.solved[carried] && !/^#(set|day)=/.test(hash)) this.name = carried;
    return this.name;
  }
}

// Which puzzle a student is at, in a line.

/**
 * Return the line above a puzzle: its game and its place in a set.
 * @param {Practice} practice
 * @param {import('../engine/protocol.js').Puzzle} puzzle
 */
export function tellWhich({ index, set, name, missing }, { game }) {
  const title = index.games.find(({ slug }) => slug === game)?.name ?? game;
  const gone = missing ? say('training-trainer-missing', { puzzles: missing }) : [];
  if (set.length) {
    const which = say('training-trainer-which-in-set', { game: title, at: set.indexOf(name) + 1, of: set.length });
    return speak([...which, ...gone]);
  }
  if (progress.student.again[name]) return words('training-trainer-which-again', { game: title });
  // The theme would give the answer away.
  return speak([...say('training-trainer-which', { game: title }), ...gone]);
}
