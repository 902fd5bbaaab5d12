// What the students of this device have solved and learned. It is kept here alone, and forgotten with
// all else.

import { canKeep, FORGOTTEN, keep, recall } from '../kit/store.js';

/**
 * How a puzzle was solved first: hints asked for, tries that were wrong.
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
 * @property {Record<string, true>} learned steps of tutorials
 */

const NAME = 'training';

/** How many students may share a device. */
export const MOST_STUDENTS = 6;

/** The longest name, in characters. */
export const LONGEST_NAME = 20;

/** After how many days a puzzle comes again: today, tomorrow, next week. */
const WAITS = [0, 1, 7];

/** Sends an event `change` whenever anything of it has changed. */
class Progress extends EventTarget {
  /** @type {Student[]} never empty */
  students = [makeStudent('')];
  /** Which of them is at work. */
  at = 0;
  /** Whether all that was done was kept. */
  #kept = true;

  constructor() {
    super();
    this.read();
    addEventListener(FORGOTTEN, () => {
      this.students = [makeStudent('')];
      this.at = 0;
      this.dispatchEvent(new Event('change'));
    });
    // Another page of this site may be open on the same device.
    addEventListener('storage', ({ key }) => {
      if (!key?.endsWith(NAME)) return;
      this.read();
      this.dispatchEvent(new Event('change'));
    });
  }

  /** The student at work. */
  get student() {
    return this.students[this.at] ?? this.students[0] ?? makeStudent('');
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
    const { student } = this;
    const wish = student.again[name];
    student.solved[name] ??= how;
    if (wish && wish.day <= countDays()) {
      delete student.again[name];
      if (wish.step + 1 < WAITS.length) this.wish(name, wish.step + 1);
    }
    this.save();
  }

  /**
   * A puzzle is to be done again.
   * @param {string} name
   * @param {number} step which of the waits
   */
  wish(name, step) {
    const { again } = this.student;
    delete again[name];
    again[name] = { day: countDays() + (WAITS[step] ?? 0), step };
    this.save();
  }

  /** @param {string} name of a step of a tutorial */
  learn(name) {
    this.student.learned[name] = true;
    this.save();
  }

  /**
   * Somebody else sits down, or comes back.
   * @param {number} at
   */
  seat(at) {
    this.at = Math.min(at, this.students.length - 1);
    this.save();
  }

  /** @param {string} name */
  welcome(name) {
    if (this.students.length >= MOST_STUDENTS) return;
    this.students.push(makeStudent(name));
    this.seat(this.students.length - 1);
  }

  /** @param {string} name */
  rename(name) {
    this.student.name = name.slice(0, LONGEST_NAME);
    this.save();
  }

  /** Forget what the student at work has done. */
  reset() {
    this.students[this.at] = makeStudent(this.student.name);
    this.save();
  }

  /** The student at work goes, with all that was done. */
  dismiss() {
    this.students.splice(this.at, 1);
    if (!this.students.length) this.students.push(makeStudent(''));
    this.seat(0);
  }

  /**
   * Add what was done elsewhere; nothing is lost.
   * @param {{solved: string[], learned: string[]}} done
   */
  add({ solved, learned }) {
    const { student } = this;
    for (const name of solved) student.solved[name] ??= { hints: 0, misses: 0 };
    for (const name of learned) student.learned[name] = true;
    this.save();
  }

  /** Whether what is done here is there the next time. */
  get isKept() {
    return this.#kept && canKeep();
  }

  save() {
    this.#kept = keep(NAME, { at: this.at, students: this.students });
    this.dispatchEvent(new Event('change'));
  }

  read() {
    const kept = /** @type {any} */ (recall(NAME));
    const students = Array.isArray(kept?.students) ? kept.students.map(readStudent).slice(0, MOST_STUDENTS) : [];
    this.students = students.length ? students : [makeStudent('')];
    this.at = Number.isInteger(kept?.at) && students[kept.at] ? kept.at : 0;
  }
}

/** The day, counted from 1970, as the clock on the wall has it. */
function countDays() {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/**
 * @param {string} name
 * @returns {Student}
 */
function makeStudent(name) {
  return { name: name.slice(0, LONGEST_NAME), solved: {}, again: {}, learned: {} };
}

/**
 * What is sound of a student as the store has it: it may be of any shape.
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
