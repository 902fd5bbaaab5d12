// A student's work on a class's set. It is only stored in the tab, so that a reload loses nothing; on return it asks
// first, since it may be another student.

import { Safe } from '../kit/safe.js';
import { progress } from './progress.js';

/** @import { Work } from './result-code.js' */

/** @typedef {{hints: number, misses: number, solved: boolean}} Done */

/**
 * A student's work on a set: what was done with each puzzle seen, by name, the student's name, and the working time, in
 * milliseconds. A guest has no notebook here.
 * @typedef {{done: Record<string, Done>, name: string, time: number, guest: boolean}} Kept
 */

const MINUTE = 60_000;
/** The longest pause that counts as work: a device may sleep all night. */
const PAUSE = 10 * MINUTE;
/** The most names to choose from: more would take longer to read than a name to type. */
const MOST_NAMES = 8;

/** By the sets' puzzles. @type {Safe<Record<string, Kept>>} */
const sittings = new Safe('sittings', readAll, 'sessionStorage');

export class Sitting {
  #since = performance.now();

  /** @param {string[]} puzzles the set's, in order */
  constructor(puzzles) {
    this.puzzles = puzzles;
  }

  get kept() {
    return sittings.value[this.puzzles.join()] ?? read({});
  }

  /** Whether there is work that may be another student's. */
  get isBegun() {
    const { name, done } = this.kept;
    return !!name || Object.values(done).some(({ hints, misses, solved }) => hints || misses || solved);
  }

  /** Start over: it may be another student. @param {boolean} guest whether to leave the open notebook alone */
  begin(guest) {
    sittings.change((all) => {
      all[this.puzzles.join()] = read({ guest });
    });
    this.rest();
  }

  /** Don't count the time until now. */
  rest() {
    this.#since = performance.now();
  }

  /** Record a puzzle as shown, or an event. @param {string} name @param {Partial<Done>} [what] */
  note(name, what = {}) {
    if (!this.puzzles.includes(name)) return;
    this.#keep(({ done }) => {
      const before = done[name] ?? { hints: 0, misses: 0, solved: false };
      done[name] = {
        hints: Math.max(before.hints, what.hints ?? 0),
        misses: Math.max(before.misses, what.misses ?? 0),
        solved: before.solved || !!what.solved,
      };
    });
  }

  /** @param {string} name */
  call(name) {
    this.#keep((kept) => {
      kept.name = name;
    });
  }

  get solved() {
    const { done } = this.kept;
    return this.puzzles.filter((name) => done[name]?.solved);
  }

  /** @returns {Work} */
  get work() {
    const { done, time } = this.kept;
    const states = this.puzzles.map((name) => {
      const { hints, misses, solved } = done[name] ?? { hints: 0, misses: -1, solved: false };
      if (!solved) return misses < 0 ? 'unseen' : 'begun';
      return hints ? 'hint' : misses ? 'tries' : 'once';
    });
    const hints = Object.values(done).reduce((sum, { hints: own }) => sum + own, 0);
    return { states, hints, minutes: Math.max(1, Math.round((time + this.#spent) / MINUTE)) };
  }

  /** The time since the last save, independent of clock changes. */
  get #spent() {
    return Math.min(performance.now() - this.#since, PAUSE);
  }

  /** @param {(kept: Kept) => void} update */
  #keep(update) {
    const spent = this.#spent;
    this.rest();
    sittings.change((all) => {
      const kept = (all[this.puzzles.join()] ??= read({}));
      kept.time += spent;
      update(kept);
    });
  }
}

/** Return a few names that students gave: in class sets, while this tab is open, and in the device's notebooks. */
export function suggestNames() {
  const names = [...Object.values(sittings.value), ...progress.students].map(({ name }) => name);
  return [...new Set(names)].filter(Boolean).slice(0, MOST_NAMES);
}

/** Return the valid parts of stored work by set. @param {any} kept */
function readAll(kept) {
  return Object.fromEntries(Object.entries(kept ?? {}).map(([puzzles, work]) => [puzzles, read(work)]));
}

/** @param {any} kept @returns {Kept} */
function read({ done, name, time, guest }) {
  const seen = Object.entries(done ?? {}).map(([puzzle, { hints, misses, solved }]) => [
    puzzle,
    { hints: Number(hints) || 0, misses: Number(misses) || 0, solved: !!solved },
  ]);
  return { done: Object.fromEntries(seen), name: `${name ?? ''}`, time: Number(time) || 0, guest: !!guest };
}
