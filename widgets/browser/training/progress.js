// What the students of this device have solved and learned. It is kept here alone, and forgotten with
// all else.

import { readName } from '../kit/outside.js';
import { Stored } from '../kit/store.js';

/**
 * The hints and wrong tries before a puzzle was first solved.
 * @typedef {{hints: number, misses: number}} Solved
 */

/**
 * A wish to do a puzzle again: from which day on, and how far the wishes have come.
 * @typedef {{day: number, step: number}} Again
 */

/**
 * One student. Puzzles and steps of tutorials go by their names, as `oware/feed-me`.
 * @typedef {object} Student
 * @property {string} name
 * @property {Record<string, Solved>} solved puzzles
 * @property {Record<string, Again>} again puzzles to be done again
 * @property {Record<string, true>} learned steps of tutorials, games won against the computer, days whose puzzle was
 *   solved: see today.js
 */

/** The largest number of students that may share a device. */
export const MOST_STUDENTS = 6;

/** The longest name, in signs. */
export const LONGEST_NAME = 20;

/** After how many days a puzzle comes again: today, tomorrow, next week. */
const WAITS = [0, 1, 7];

/** Which student is at work, and all of them: never none. @typedef {{at: number, students: Student[]}} Notebooks */

/**
 * Sends an event `change` whenever anything of it has changed, here or in another page of this site.
 * @extends {Stored<Notebooks>}
 */
class Progress extends Stored {
  constructor() {
    super('training', read);
  }

  get students() {
    return this.value.students;
  }

  /** Return the index of the current student. */
  get at() {
    return this.value.at;
  }

  /** The student at work. */
  get student() {
    return seated(this.value);
  }

  /** The puzzles whose day has come, in the order of the wishes. */
  get due() {
    const today = countDays();
    return Object.entries(this.student.again)
      .filter(([, { day }]) => day <= today)
      .map(([name]) => name);
  }

  /**
   * A puzzle was solved. The first time counts; a wish that is fulfilled moves on by itself, from
   * today to tomorrow to next week, and is then done.
   * @param {string} name
   * @param {Solved} how
   */
  solve(name, how) {
    this.#work(({ solved, again }) => {
      const wish = again[name];
      solved[name] ??= how;
      if (!wish || wish.day > countDays()) return;
      delete again[name];
      if (wish.step + 1 < WAITS.length) again[name] = plan(wish.step + 1);
    });
  }

  /**
   * A puzzle is to be done again.
   * @param {string} name
   * @param {number} step which of the waits
   */
  wish(name, step) {
    this.#work(({ again }) => {
      // The last wish is the last in the order, too.
      delete again[name];
      again[name] = plan(step);
    });
  }

  /** @param {string} name of a step of a tutorial, of a game that was won, or of a day */
  learn(name) {
    this.#work(({ learned }) => {
      learned[name] = true;
    });
  }

  /**
   * Somebody else sits down, or comes back.
   * @param {number} at
   */
  seat(at) {
    this.change((kept) => {
      kept.at = Math.min(at, kept.students.length - 1);
    });
  }

  /** @param {string} name */
  welcome(name) {
    this.change((kept) => {
      if (kept.students.length < MOST_STUDENTS) kept.at = kept.students.push(makeStudent(name)) - 1;
    });
  }

  /** @param {string} name */
  rename(name) {
    this.#work((student) => {
      student.name = readName(name, LONGEST_NAME);
    });
  }

  /** Forget what the student at work has done. */
  reset() {
    this.#work((student) => {
      Object.assign(student, makeStudent(student.name));
    });
  }

  /** The student at work goes, with all that was done. */
  dismiss() {
    this.change(({ at, students }) => read({ at: 0, students: students.filter((_, other) => other !== at) }));
  }

  /**
   * Add what was done elsewhere; nothing is lost.
   * @param {{solved: string[], learned: string[]}} done
   */
  add(done) {
    this.#work(({ solved, learned }) => {
      for (const name of done.solved) solved[name] ??= { hints: 0, misses: 0 };
      for (const name of done.learned) learned[name] = true;
    });
  }

  /** @param {(student: Student) => void} update */
  #work(update) {
    this.change((kept) => update(seated(kept)));
  }
}

/** @param {Notebooks} notebooks */
function seated({ at, students }) {
  return students[at] ?? students[0] ?? makeStudent('');
}

/**
 * The notebooks in what the store gave: it may be of any shape.
 * @param {any} kept
 * @returns {Notebooks}
 */
function read(kept) {
  const students = Array.isArray(kept?.students) ? kept.students.map(readStudent).slice(0, MOST_STUDENTS) : [];
  if (!students.length) students.push(makeStudent(''));
  return { at: Number.isInteger(kept?.at) && students[kept.at] ? kept.at : 0, students };
}

/**
 * A wish for a day to come.
 * @param {number} step which of the waits
 * @returns {Again}
 */
function plan(step) {
  return { day: countDays() + (WAITS[step] ?? 0), step };
}

/** The day, counted from 1970, as the clock on the wall has it. */
export function countDays() {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/**
 * @param {string} name
 * @returns {Student}
 */
function makeStudent(name) {
  return { name: readName(name, LONGEST_NAME), solved: {}, again: {}, learned: {} };
}

/**
 * Return the valid parts of a stored student, which may have any shape.
 * @param {any} kept
 * @returns {Student}
 */
function readStudent(kept) {
  const student = makeStudent(typeof kept?.name === 'string' ? kept.name : '');
  for (const [name, how] of Object.entries(kept?.solved ?? {})) {
    if (isCount(how?.hints) && isCount(how.misses)) student.solved[name] = { hints: how.hints, misses: how.misses };
  }
  for (const [name, wish] of Object.entries(kept?.again ?? {})) {
    if (isCount(wish?.day) && isCount(wish.step)) student.again[name] = { day: wish.day, step: wish.step };
  }
  for (const name of Object.keys(kept?.learned ?? {})) student.learned[name] = true;
  return student;
}

/** @param {unknown} value */
function isCount(value) {
  return Number.isInteger(value) && /** @type {number} */ (value) >= 0;
}

export const progress = new Progress();
