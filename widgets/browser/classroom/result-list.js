// The results of a class: what students read out, wrote down or sent, each line a name and a code. Without a page.

import { BadResult, LENGTH, readResult, STATES } from '../training/result-code.js';
import { readSigns } from '../training/base32.js';

/** @typedef {import('../training/result-code.js').State} State */
/** @typedef {import('../training/result-code.js').Work} Work */
/** @typedef {{name: string, code: string, work: Work}} Entry */

/** A line that can't be read, and why. @typedef {{line: string, fault: BadResult}} Refused */

/** The most results that are listed. */
export const MOST = 300;

/**
 * A line cut into a name and a code: the code is what stands last.
 * @param {string} line
 */
function splitLine(line) {
  const words = line.trim().split(/[\s,;:|]+/);
  const code = [];
  while (words.length && readSigns(code.join('')).length < LENGTH) code.unshift(words.pop() ?? '');
  return { name: words.join(' '), code: code.join('-') };
}

/**
 * The lines of a text: which are new and whole, which are in the list already, which find no room there, and which
 * can't be read. Two students may have the same name and code: a line counts as often as a text has it, less what is
 * in the list already.
 * @param {string[]} puzzles of the set
 * @param {Entry[]} known
 * @param {string} text
 */
export function readLines(puzzles, known, text) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Entry[]} */
  const same = [];
  /** @type {string[]} */
  const spare = [];
  /** @type {Refused[]} */
  const refused = [];
  const left = known.map(writeLine);
  for (const line of text
    .split(/\r?\n/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const { name, code: typed } = splitLine(line);
    try {
      const entry = { name, code: readSigns(typed), work: readResult(puzzles, typed) };
      const at = left.indexOf(writeLine(entry));
      if (at >= 0) {
        left.splice(at, 1);
        same.push(entry);
      } else if (known.length + entries.length < MOST) entries.push(entry);
      else spare.push(line);
    } catch (error) {
      if (!(error instanceof BadResult)) throw error;
      refused.push({ line, fault: error });
    }
  }
  return { entries, same, spare, refused };
}

/**
 * A result as a line that can be read again.
 * @param {Entry} entry
 */
export function writeLine({ name, code }) {
  return `${name} ${code}`.trim();
}

/**
 * The results that a device has kept: the lines of each set by what it goes by in an address, what was changed last at
 * the end.
 * @param {any} kept in an older version the lines of one set alone
 * @returns {Record<string, string[]>}
 */
export function readKept(kept) {
  const sets = typeof kept?.set === 'string' ? { [kept.set]: kept.lines } : (kept ?? {});
  return Object.fromEntries(
    Object.entries(sets).filter(
      ([, lines]) => Array.isArray(lines) && lines.length && lines.every((line) => typeof line === 'string'),
    ),
  );
}

/**
 * For each puzzle, how many came how far, and who began it and did not solve it.
 * @param {string[]} puzzles
 * @param {Entry[]} entries
 */
export function sumUp(puzzles, entries) {
  return puzzles.map((name, at) => {
    const states = entries.map(({ work }) => work.states[at] ?? 'unseen');
    const counts = /** @type {Record<State, number>} */ (
      Object.fromEntries(STATES.map((state) => [state, states.filter((other) => other === state).length]))
    );
    const stuck = entries.filter((_, which) => states[which] === 'begun').map((entry) => entry.name);
    return { name, counts, stuck };
  });
}
