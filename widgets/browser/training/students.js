// Students who share a device, each with a name or an animal of their choice, and what they have done here.

import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeNameField } from '../kit/fields.js';
import { say, speak, words } from '../kit/speech.js';
import { LONGEST_NAME } from '../kit/untrusted.js';
import { MOST_STUDENTS, progress } from './progress.js';

/** @import { Practice } from './practice.js' */

const MOST_SEEDS = 12;

const ANIMALS = 'antelope crane crocodile elephant giraffe hare lion spider tortoise zebra';

/** Return a student's name. @param {number} at */
export function nameStudent(at) {
  const { students } = progress;
  const number = at + 1;
  return students[at]?.name || (students.length > 1 ? words('training-student', { number }) : words('training-you'));
}

/** Ask for the current student, and switch. @param {HTMLElement} owner */
export async function chooseStudent(owner) {
  const field = makeNameField(LONGEST_NAME, { list: 'ubao-animals' });
  const names = progress.students.map(({ name }) => name);
  const animals = make('datalist', { id: 'ubao-animals' });
  const free = ANIMALS.split(' ')
    .map((animal) => words('training-animal', { animal }))
    .filter((name) => !names.includes(name));
  for (const name of free) animals.append(new Option(name));
  const here = progress.students.map((_, at) => {
    // Enter belongs to the name field below.
    const seat = () => field.closest('dialog')?.close(`seat ${at}`);
    return makeButton(nameStudent(at), seat, { 'aria-pressed': String(at === progress.at) });
  });
  const body = [
    make('p', { class: 'ubao-buttons' }, ...here),
    make('p', {}, make('label', {}, words('training-students-name'), ' ', field), animals),
    make('p', { class: 'ubao-note' }, words(progress.isKept ? 'training-students-kept' : 'training-students-unkept')),
  ];
  const rename = { rename: words('training-students-rename') };
  const begin = progress.students.length < MOST_STUDENTS && { new: words('training-students-new') };
  // A nameless student probably wants to name their progress, not to start over. Enter gives the first answer.
  const ways = progress.student.name ? { ...begin, ...rename } : { ...rename, ...begin };
  const answer = await openDialog(owner, words('training-students'), body, { ...ways, '': words('kit-cancel') });
  const [what, at] = answer.split(' ');
  const name = field.value.trim();
  if (what === 'seat') progress.seat(Number(at));
  else if (what === 'new') progress.welcome(name);
  else if (what === 'rename' && name) progress.rename(name);
}

/** Show the student on a button: the initial, and the name for screen readers. @param {HTMLElement} who */
export function showStudent(who) {
  const name = nameStudent(progress.at);
  who.replaceChildren(
    make('span', { class: 'ubao-badge', 'aria-hidden': 'true' }, name.charAt(0)),
    make('span', { class: 'ubao-hidden-words' }, name),
  );
  who.title = name;
}

/**
 * Show how much is solved, and a seed for each on this visit.
 * @param {HTMLElement} row
 * @param {Practice} practice
 */
export function showSolved(row, { names, count, set, solved: here, grows }) {
  const done = names.filter((each) => (set.length ? here.includes(each) : progress.student.solved[each])).length;
  const seeds = make('span', { class: 'ubao-seeds', 'aria-hidden': 'true' });
  for (let seed = 0; seed < Math.min(count, MOST_SEEDS); seed += 1) seeds.append(make('i'));
  // As more games are learned, the number of their puzzles would run away.
  const solved = grows
    ? say('training-trainer-solved', { done })
    : say('training-trainer-solved-of', { done, puzzles: names.length });
  const sitting = count ? say('training-trainer-solved-now', { puzzles: count }) : [];
  row.replaceChildren(speak([...solved, ...sitting]), ' ', seeds);
}
