// A puzzle as its author has it so far: what stands in the fields of a form.

import { clean } from '../kit/outside.js';

/** @typedef {import('../engine/protocol.js').Puzzle} Puzzle */

/** What is asked for beside a goal: so many, within so many turns, which turns. */
const ASKS = /** @type {Record<string, string[]>} */ ({
  capture: ['count', 'turns'],
  win: ['turns'],
  end: ['turns'],
  save: ['turns'],
  best: ['turns'],
  'last seed': ['moves'],
  illegal: ['moves'],
});

/**
 * The fields that a goal needs.
 * @param {string} goal
 */
export function listAsked(goal) {
  return ASKS[goal] ?? [];
}

/**
 * Return the goal in the format of a puzzle file: `capture 3 within 1`.
 * @param {FormData} form
 */
function writeGoal(form) {
  const goal = read(form, 'goal');
  const asked = listAsked(goal);
  const parts = [goal];
  if (asked.includes('count')) parts.push(read(form, 'count'));
  if (asked.includes('turns')) parts.push('within', read(form, 'turns'));
  if (asked.includes('moves')) parts.push(read(form, 'moves'));
  return parts.join(' ');
}

/**
 * The puzzle that a form holds.
 * @param {FormData} form
 * @param {string} record the saved game with which the puzzle begins
 * @returns {Puzzle}
 */
export function readDraft(form, record) {
  const hints = form.getAll('hints').map((hint) => tidy(`${hint}`));
  return {
    id: read(form, 'id'),
    game: read(form, 'game'),
    record,
    side: '',
    prompt: read(form, 'prompt'),
    goal: writeGoal(form),
    solution: {},
    themes: form.getAll('themes').map(String),
    difficulty: Number(read(form, 'difficulty')),
    because: read(form, 'because'),
    ages: read(form, 'ages'),
    hints,
    wrong: {},
    source: read(form, 'source'),
    beginner: false,
  };
}

/**
 * @param {FormData} form
 * @param {string} name
 */
function read(form, name) {
  return tidy(`${form.get(name) ?? ''}`);
}

/** @param {string} text */
function tidy(text) {
  return clean(text).replace(/\s+/g, ' ').trim();
}
