// What this device's students have solved and learned. It is stored only here, and deleted with everything else.

import { LONGEST_NAME, readName } from '../kit/untrusted.js';
import { Safe } from '../kit/safe.js';

/** The hints and wrong tries before a puzzle was first solved. @typedef {{hints: number, misses: number}} Solved */

/** A wish to repeat a puzzle: from which day on, and its step. @typedef {{day: number, step: number}} Again */

/**
 * A student. Puzzles and tutorial steps have names such as `oware/feed-me`.
 * @typedef {object} Student
 * @property {string} name
 * @property {Record<string, Solved>} solved puzzles
 * @property {Record<string, Again>} again puzzles to repeat
 * @property {Record<string, true>} learned tutorial steps, games won against the computer, days with a solved puzzle:
 *   see today.js
 * @property {{day: number, puzzle: string} | null} today the last puzzle of the day that was shown
 */

/** The most students that may share a device. */
export const MOST_STUDENTS = 6;

/** The days until a puzzle is repeated: today, tomorrow, next week. */
const WAITS = [0, 1, 7];

/** All students, at least one; `at` is the current one. @typedef {{at: number, students: Student[]}} Notebooks */

/** Dispatches `change` after changes here or in another page of this site. @extends {Safe<Notebooks>} */
class Progress extends Safe {
  constructor() {
    super('training', read);
  }

  get students() {
    return this.value.students;
  }

  /** The index of the current student. */
  get at() {
    return this.value.at;
  }

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
   * Record a solved puzzle. Only the first time counts; a wish then moves from today to tomorrow to next week, and is
   * done.
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

  /** Mark a puzzle to be repeated. @param {string} name @param {number} step an index in `WAITS` */
  wish(name, step) {
    this.#work(({ again }) => {
      // The last wish is also last in order.
      delete again[name];
      again[name] = plan(step);
    });
  }

  /** @param {string} name a tutorial step's, a won game's, or a day's */
  learn(name) {
    this.#work(({ learned }) => {
      learned[name] = true;
    });
  }

  /** Keep a day's puzzle once shown, whatever the student learns. @param {number} day @param {string} puzzle */
  keepToday(day, puzzle) {
    const { today } = this.student;
    // A page that redraws after each change calls this again: report none if nothing changed.
    if (today?.day === day && today.puzzle === puzzle) return;
    this.#work((student) => {
      student.today = { day, puzzle };
    });
  }

  /** Switch to another student. @param {number} at */
  seat(at) {
    this.change((kept) => {
      kept.at = Math.min(at, kept.students.length - 1);
    });
  }

  /** Add a student, or switch to the one with this name: nobody could tell two apart. @param {string} name */
  welcome(name) {
    this.change((kept) => {
      const found = findNamed(kept, name);
      if (found >= 0) kept.at = found;
      else if (kept.students.length < MOST_STUDENTS) kept.at = kept.students.push(makeStudent(name)) - 1;
    });
  }

  /** Name the current student, or switch to another with this name. @param {string} name */
  rename(name) {
    this.change((kept) => {
      const found = findNamed(kept, name);
      if (found >= 0 && found !== kept.at) kept.at = found;
      else seated(kept).name = readName(name, LONGEST_NAME);
    });
  }

  /** Delete the current student's progress. */
  reset() {
    this.#work((student) => {
      Object.assign(student, makeStudent(student.name));
    });
  }

  /** Remove the current student with all progress. */
  dismiss() {
    this.change(({ at, students }) => read({ at: 0, students: students.filter((_, other) => other !== at) }));
  }

  /** Add progress from elsewhere, keeping what is here. @param {{solved: string[], learned: string[]}} done */
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

/** Return a name's index, in capitals or not; -1 if there's none. @param {Notebooks} notebooks @param {string} name */
function findNamed({ students }, name) {
  const fold = (/** @type {string} */ text) => readName(text, LONGEST_NAME).toLowerCase();
  return students.findIndex((student) => student.name && fold(student.name) === fold(name));
}

/** Return the valid notebooks in stored data, which may have any shape. @param {any} kept @returns {Notebooks} */
function read(kept) {
  const students = Array.isArray(kept?.students) ? kept.students.map(readStudent).slice(0, MOST_STUDENTS) : [];
  if (!students.length) students.push(makeStudent(''));
  return { at: Number.isInteger(kept?.at) && students[kept.at] ? kept.at : 0, students };
}

/** Return a wish for a later day. @param {number} step an index in `WAITS` */
function plan(step) {
  return { day: countDays() + (WAITS[step] ?? 0), step };
}

/** Return the number of days since 1970 in local time. */
export function countDays() {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** @param {string} name @returns {Student} */
function makeStudent(name) {
  return { name: readName(name, LONGEST_NAME), solved: {}, again: {}, learned: {}, today: null };
}

/** Return the valid parts of a stored student, which may have any shape. @param {any} kept @returns {Student} */
function readStudent(kept) {
  const student = makeStudent(typeof kept?.name === 'string' ? kept.name : '');
  for (const [name, how] of Object.entries(kept?.solved ?? {})) {
    if (isCount(how?.hints) && isCount(how.misses)) student.solved[name] = { hints: how.hints, misses: how.misses };
  }
  for (const [name, wish] of Object.entries(kept?.again ?? {})) {
    if (isCount(wish?.day) && isCount(wish.step)) student.again[name] = { day: wish.day, step: wish.step };
  }
  for (const name of Object.keys(kept?.learned ?? {})) student.learned[name] = true;
  const { day, puzzle } = kept?.today ?? {};
  if (isCount(day) && typeof puzzle === 'string') student.today = { day, puzzle };
  return student;
}

/** @param {unknown} value */
function isCount(value) {
  return Number.isInteger(value) && /** @type {number} */ (value) >= 0;
}

export const progress = new Progress();
