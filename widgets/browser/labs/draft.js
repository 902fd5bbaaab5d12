// A puzzle in progress: the contents of a form.

import { tidy } from '../kit/outside.js';

/** A goal's parameters: a number, a number of turns, some turns. */
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
 * Return the fields that a goal needs.
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
 * Return a form's puzzle.
 * @param {FormData} form
 * @param {string} record the saved game it starts from
 * @returns {import('../engine/protocol.js').Puzzle}
 */
export function readDraft(form, record) {
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
    hints: form.getAll('hints').map((hint) => tidy(`${hint}`)),
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
