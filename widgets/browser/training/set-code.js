// A class's set of puzzles as a short code: a lesson plan's set has a short name, any other has two characters per
// puzzle and four for a check, see decision 24; and the field that asks for one.

import { findWrong, fold, groupSigns, hash, readNumber, readSigns, writeNumber } from '../kit/codes.js';
import { make } from '../kit/element.js';
import { makeCodeField } from '../kit/fields.js';
import { readCode } from '../kit/untrusted.js';
import { words } from '../kit/speech.js';
import { listPuzzles } from './puzzle-index.js';

/** @import { Index, PlanSet } from './puzzle-index.js' */

/**
 * A class's set. `code` ends its link, and is empty if the set is too long for one; `missing` is the number of its
 * puzzles that this site lacks.
 * @typedef {PlanSet & {missing: number}} ClassSet
 */

/** The most puzzles of a set, so that results fit a code. */
export const MOST_PUZZLES = 12;

const SHORT = 2;
const SUM = 4;

/** The most readings of a code tried: on a site with thousands of puzzles, many names share characters. */
const MOST_TRIED = 20_000;

/**
 * Return the set in an address, as `#set=oware/feed-me,ouri/first` or by its code, as `#set=kpo` or `#kpo`.
 * @param {Index} index
 * @param {string} hash a page's full fragment, or a typed code
 * @returns {ClassSet | null} null if there's none, or no such set
 */
export function findSet(index, hash) {
  const text = readAsked(hash);
  if (!text.includes('/')) return readSet(index, text);
  const known = listPuzzles(index);
  const asked = [...new Set(text.toLowerCase().match(/[^\s,]+/g))];
  const puzzles = asked.filter((name) => known.includes(name));
  const missing = asked.length - puzzles.length;
  return puzzles.length ? { code: writeSet(index, puzzles), title: '', puzzles, missing } : null;
}

/** Return what a link or a person asks for. @param {string} text */
export const readAsked = (text) => readCode(text).replace(/^set=/i, '');

/** Return the set of a code. @param {Index} index @param {string} typed @returns {ClassSet | null} */
function readSet(index, typed) {
  const known = listPuzzles(index);
  const plans = index.sets ?? [];
  const plan = plans.find(({ code }) => code === typed.toLowerCase());
  if (plan) {
    const puzzles = plan.puzzles.filter((name) => known.includes(name));
    return { ...plan, puzzles, missing: plan.puzzles.length - puzzles.length };
  }
  const signs = readSigns(typed);
  const count = (signs.length - SUM) / SHORT;
  if (!Number.isInteger(count) || count < 1 || count > MOST_PUZZLES || findWrong(signs)) return null;
  const shorts = known.map(shorten);
  const choices = Array.from({ length: count }, (_, at) => {
    const short = signs.slice(SHORT * at, SHORT * (at + 1));
    return known.filter((_, which) => shorts[which] === short);
  });
  const [puzzles, second] = search(choices, readNumber(signs.slice(-SUM)));
  return puzzles && !second ? { code: groupSigns(signs), title: '', puzzles, missing: 0 } : null;
}

/**
 * Return a set's code: a plan's if it's the same set, and none if the set is too long, or the code would be ambiguous.
 * @param {Index} index
 * @param {string[]} puzzles
 */
export function writeSet(index, puzzles) {
  const plan = (index.sets ?? []).find((other) => other.puzzles.join() === puzzles.join());
  if (plan) return plan.code;
  if (!puzzles.length || puzzles.length > MOST_PUZZLES) return '';
  const sum = writeNumber(markSet(puzzles, 5 * SUM), SUM);
  const code = groupSigns(puzzles.map(shorten).join('') + sum);
  return readSet(index, code) ? code : '';
}

/** Return a set's name in an address. @param {Pick<ClassSet, 'code' | 'puzzles'>} set */
export function nameSet({ code, puzzles }) {
  return code || `set=${puzzles.join()}`;
}

/** Return a sentence about the first character that no set's code has, or an empty string. @param {string} typed */
export function tellWrong(typed) {
  const sign = typed.includes('/') ? '' : findWrong(readAsked(typed));
  return sign && words('training-set-sign', { sign });
}

/**
 * Return a form that opens the set of a code.
 * @param {Index} index
 * @param {string} asked the address's wrong code
 */
export function askSet(index, asked) {
  const field = makeCodeField();
  const said = make('p', { role: 'status', class: 'ubao-door-said' });
  const refuse = (/** @type {string} */ code) => {
    said.textContent = code && `${words('training-set-unknown', { code })} ${tellWrong(code)}`.trim();
  };
  // It stays in the field, to be compared with the board and corrected.
  field.value = readAsked(asked);
  refuse(field.value);
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = readAsked(field.value);
    const set = findSet(index, code);
    if (set) return void (location.hash = nameSet(set));
    refuse(code);
    field.focus();
  };
  return make(
    'form',
    { class: 'ubao-set-door' },
    make('label', {}, words('training-set-ask'), field),
    make('button', { click: open }, words('training-set-open')),
    said,
  );
}

/**
 * Return a hash of a set.
 * @param {string[]} puzzles
 * @param {number} bits
 */
export function markSet(puzzles, bits) {
  const whole = puzzles.reduce((value, name) => hash(`${name},`, value), hash(''));
  return fold(whole, bits);
}

/** Return a puzzle's two characters, which aren't unique. @param {string} name */
function shorten(name) {
  return writeNumber(fold(hash(name), 5 * SHORT), SHORT);
}

/**
 * Return the ways to pick one of each choice with this sum; there is rarely a second. None if there are too many to
 * try.
 * @param {string[][]} choices
 * @param {number} wanted
 */
function search(choices, wanted) {
  if (choices.reduce((ways, { length }) => ways * length, 1) > MOST_TRIED) return [];
  let ways = [{ puzzles: /** @type {string[]} */ ([]), sum: hash('') }];
  for (const names of choices) {
    ways = ways.flatMap(({ puzzles, sum }) =>
      names
        .filter((name) => !puzzles.includes(name))
        .map((name) => ({ puzzles: [...puzzles, name], sum: hash(`${name},`, sum) })),
    );
  }
  return ways.filter(({ sum }) => fold(sum, 5 * SUM) === wanted).map(({ puzzles }) => puzzles);
}
