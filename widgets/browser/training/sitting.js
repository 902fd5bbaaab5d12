// What a student does with a class's set. It is kept in the open tab alone, so that a reload loses nothing; it goes
// into no notebook.

import { FORGOTTEN, OURS } from '../kit/store.js';

/** @typedef {{hints: number, misses: number, solved: boolean}} Done */

const NAME = `${OURS}sitting`;
const MINUTE = 60_000;

export class Sitting {
  /** @type {Record<string, Done>} puzzles that were seen */
  done = {};
  /** What the student wants to be called on the screen at the end. */
  name = '';
  /** When the first puzzle was shown, in milliseconds since 1970. */
  began = Date.now();

  /** @param {string[]} puzzles of the set, in order */
  constructor(puzzles) {
    this.puzzles = puzzles;
    this.read();
    addEventListener(FORGOTTEN, () => this.begin());
  }

  /** Begin anew: perhaps another student sits here. */
  begin() {
    this.done = {};
    this.name = '';
    this.began = Date.now();
    forgetSitting();
  }

  /**
   * A puzzle is shown, or something has happened to it.
   * @param {string} name
   * @param {Partial<Done>} [what]
   */
  note(name, what = {}) {
    if (!this.puzzles.includes(name)) return;
    const before = this.done[name] ?? { hints: 0, misses: 0, solved: false };
    this.done[name] = {
      hints: Math.max(before.hints, what.hints ?? 0),
      misses: Math.max(before.misses, what.misses ?? 0),
      solved: before.solved || !!what.solved,
    };
    this.keep();
  }

  /** @param {string} name */
  call(name) {
    this.name = name;
    this.keep();
  }

  get solved() {
    return this.puzzles.filter((name) => this.done[name]?.solved);
  }

  /** @returns {import('./result-code.js').Work} */
  get work() {
    const states = this.puzzles.map((name) => {
      const { hints, misses, solved } = this.done[name] ?? { hints: 0, misses: -1, solved: false };
      if (!solved) return misses < 0 ? 'unseen' : 'begun';
      return hints ? 'hint' : misses ? 'tries' : 'once';
    });
    const hints = Object.values(this.done).reduce((sum, { hints: own }) => sum + own, 0);
    return { states, hints, minutes: Math.max(1, Math.round((Date.now() - this.began) / MINUTE)) };
  }

  keep() {
    const { puzzles, done, name, began } = this;
    try {
      sessionStorage.setItem(NAME, JSON.stringify({ puzzles, done, name, began }));
    } catch {
      // Then a reload begins anew.
    }
  }

  /** Go on where a reload broke off. */
  read() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(NAME) ?? '');
      if (kept.puzzles.join() !== this.puzzles.join() || !Number.isFinite(kept.began)) return;
      for (const [name, { hints, misses, solved }] of Object.entries(kept.done)) {
        this.done[name] = { hints: Number(hints), misses: Number(misses), solved: !!solved };
      }
      this.name = String(kept.name);
      this.began = kept.began;
    } catch {
      // Nothing was kept, or nothing sound.
    }
  }
}

function forgetSitting() {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing can have been kept.
  }
}
