// Show the current student, the progress, and a seed for each puzzle solved on this visit.

import { make } from '../kit/element.js';
import { say, speak } from '../kit/speech.js';
import { progress } from './progress.js';
import { nameStudent } from './students.js';

/** The most seeds drawn. */
const MOST_SEEDS = 12;

/**
 * Show the current student on a button: the name's initial, and the full name for screen readers.
 * @param {HTMLElement} who
 */
export function showStudent(who) {
  const name = nameStudent(progress.at);
  who.replaceChildren(
    make('span', { class: 'ubao-badge', 'aria-hidden': 'true' }, name.charAt(0)),
    make('span', { class: 'ubao-hidden-words' }, name),
  );
  who.title = name;
}

/**
 * Show how much is solved: of the set or the game, and on this visit.
 * @param {HTMLElement} row
 * @param {import('./practice.js').Practice} practice
 */
export function showSolved(row, { names, count, set, solved: here }) {
  const done = names.filter((each) => (set.length ? here.includes(each) : progress.student.solved[each])).length;
  const seeds = make('span', { class: 'ubao-seeds', 'aria-hidden': 'true' });
  for (let seed = 0; seed < Math.min(count, MOST_SEEDS); seed += 1) seeds.append(make('i'));
  const solved = say('training-trainer-solved-of', { done, puzzles: names.length });
  const sitting = count ? say('training-trainer-solved-now', { puzzles: count }) : [];
  row.replaceChildren(speak([...solved, ...sitting]), ' ', seeds);
}
