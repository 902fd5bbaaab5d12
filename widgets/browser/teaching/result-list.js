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
 * The lines of a text: which are new and whole, and which can't be read. What is there already is not taken twice.
 * @param {string[]} puzzles of the set
 * @param {Entry[]} known
 * @param {string} text
 */
export function readLines(puzzles, known, text) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Refused[]} */
  const refused = [];
  const seen = new Set(known.map(({ name, code }) => `${name} ${code}`));
  for (const line of text.split(/\r?\n/).filter((each) => each.trim())) {
    const { name, code: typed } = splitLine(line);
    try {
      const work = readResult(puzzles, typed);
      const code = readSigns(typed);
      const entry = { name, code, work };
      if (seen.has(`${name} ${code}`) || known.length + entries.length >= MOST) continue;
      seen.add(`${name} ${code}`);
      entries.push(entry);
    } catch (error) {
      if (!(error instanceof BadResult)) throw error;
      refused.push({ line: line.trim(), fault: error });
    }
  }
  return { entries, refused };
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
