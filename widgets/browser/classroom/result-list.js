// A class's results, read out, written down or sent: lines with a name and a code. It doesn't need a page.

import { readName } from '../kit/untrusted.js';
import { BULLET, listLines, readTable } from '../kit/table.js';
import { check, readSigns } from '../kit/codes.js';
import { BadResult, LENGTH, readResult } from '../training/result-code.js';

/** @import { State, Work } from '../training/result-code.js' */

/** @typedef {{name: string, code: string, work: Work}} Entry */
/** A line that can't be read, and why. @typedef {{line: string, fault: BadResult}} Refused */

/** The most results that are listed. */
export const MOST = 300;

/** The longest name, in characters. */
const LONGEST_NAME = 40;
/** Characters of a line searched for a name. */
const MOST_LOOKED = 400;
const MOST_LINES = 1000;

/**
 * Split a row into a name and a code, which may have several parts. The name comes first, unless the line begins with
 * the code; table cells after the code are ignored.
 * @param {string[]} cells
 */
function splitRow(cells) {
  const parts = cells.flatMap((cell, at) =>
    [...cell.matchAll(/[^\s,;:|"=]+/g)]
      .map(({ 0: word, index }) => ({ at, from: index, to: index + word.length, signs: readSigns(word) }))
      .filter(({ signs }) => signs),
  );
  /** Runs of whole words as long as a code. @type {{from: number, to: number, signs: string}[]} */
  const runs = [];
  for (let from = 0, to = 0, length = 0; to < parts.length; to += 1) {
    length += parts[to]?.signs.length ?? 0;
    while (length > LENGTH) length -= parts[from++]?.signs.length ?? 0;
    const run = parts.slice(from, to + 1);
    if (length === LENGTH) runs.push({ from, to, signs: run.map(({ signs }) => signs).join('') });
  }
  // Without a code, the last word was probably meant as one.
  const last = { from: parts.length - 1, to: parts.length - 1, signs: parts.at(-1)?.signs ?? '' };
  const { from, to, signs } = runs.filter((run) => check(run.signs) === 'whole').at(-1) ?? runs.at(-1) ?? last;
  const [first, end] = [parts[from], parts[to]];
  const before = [...cells.slice(0, first?.at), cells[first?.at ?? 0]?.slice(0, first?.from) ?? ''].join(' ');
  const behind = cells.length === 1 ? (cells[0]?.slice(end?.to) ?? '') : '';
  return { name: readStudent(before.slice(-MOST_LOOKED)) || readStudent(behind.slice(0, MOST_LOOKED)), code: signs };
}

/** Return a student's name, cleaned as when a stored line is read again. @param {string} text */
function readStudent(text) {
  const name = text
    .replace(BULLET, '')
    .replace(/[\s,;|]+/g, ' ')
    .trim();
  // A quotation mark may be left over from around the code.
  const isHalf = name.split('"').length % 2 === 0;
  const bare = name.replace(isHalf ? /^"|["\s:=\p{Pd}\p{Ps}\p{Pi}]+$/gu : /[\s:=\p{Pd}\p{Ps}\p{Pi}]+$/u, '');
  return /[^\p{P}]/u.test(bare) ? readName(bare, LONGEST_NAME) : '';
}

/** Return whether rows begin with a header: a column of codes is below one of its cells. @param {string[][]} rows */
function isTitled([titles = [], first = []]) {
  const column = first.map(readSigns).findIndex((signs) => signs.length === LENGTH && check(signs) === 'whole');
  return column >= 0 && readSigns(titles[column] ?? '').length !== LENGTH;
}

/**
 * Sort a text's lines into new ones, those already listed, those that don't fit, and unreadable ones. Two students may
 * share name and code: a line counts as often as the text has it, less the times it is listed.
 * @param {string[]} puzzles the set's
 * @param {Entry[]} known
 * @param {string} text
 */
export function readLines(puzzles, known, text) {
  /** @type {{entries: Entry[], same: Entry[], spare: string[], refused: Refused[]}} */
  const found = { entries: [], same: [], spare: [], refused: [] };
  const { entries, same, spare, refused } = found;
  /** How often each line is listed. @type {Map<string, number>} */
  const left = new Map();
  for (const line of known.map(writeLine)) left.set(line, (left.get(line) ?? 0) + 1);
  const lines = listLines(text);
  const rows = readTable(lines.slice(0, MOST_LINES));
  for (const [number, line] of lines.entries()) {
    const cells = rows[number];
    if (!cells) {
      spare.push(line);
      continue;
    }
    if (!number && isTitled(rows)) continue;
    const { name, code } = splitRow(cells);
    try {
      const entry = { name, code, work: readResult(puzzles, code) };
      const count = left.get(writeLine(entry)) ?? 0;
      if (count) {
        left.set(writeLine(entry), count - 1);
        same.push(entry);
      } else if (known.length + entries.length < MOST) entries.push(entry);
      else spare.push(line);
    } catch (error) {
      if (!(error instanceof BadResult)) throw error;
      refused.push({ line, fault: error });
    }
  }
  return found;
}

/** Return a result as a readable line. @param {Entry} entry */
export const writeLine = ({ name, code }) => `${name} ${code}`.trim();

/**
 * Return the stored results: each set's lines by its name in addresses, last changed last.
 * @param {any} kept older versions stored only one set's lines
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
 * Return how far students got with each puzzle, and who's stuck.
 * @param {string[]} puzzles
 * @param {Entry[]} entries
 */
export function sumUp(puzzles, entries) {
  return puzzles.map((name, at) => {
    const states = entries.map(({ work }) => work.states[at] ?? 'unseen');
    /** @type {Record<State, number>} */
    const counts = { unseen: 0, begun: 0, once: 0, tries: 0, hint: 0 };
    for (const state of states) counts[state] += 1;
    const stuck = entries.filter((_, which) => states[which] === 'begun').map((entry) => entry.name);
    return { name, counts, stuck };
  });
}
