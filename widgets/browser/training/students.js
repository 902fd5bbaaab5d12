// Who is at work: students who share a device, by a name or an animal of their own choosing.

import { openDialog } from '../dom/dialog.js';
import { make, makeButton } from '../dom/element.js';
import { LONGEST_NAME, MOST_STUDENTS, progress } from './progress.js';

const ANIMALS = ['Antelope', 'Crane', 'Crocodile', 'Elephant', 'Giraffe', 'Hare', 'Lion', 'Spider', 'Tortoise', 'Zebra'];
const KEPT = 'This name is kept on this device only. An animal or a made-up name is best.';

/**
 * What a student is called.
 * @param {number} at
 */
export function nameStudent(at) {
  return progress.students[at]?.name || (progress.students.length > 1 ? `Student ${at + 1}` : 'You');
}

/**
 * Ask who is at work, and seat that student.
 * @param {HTMLElement} owner
 */
export async function chooseStudent(owner) {
  const field = make('input', {
    type: 'text', maxlength: `${LONGEST_NAME}`, autocomplete: 'off', list: 'ubao-animals',
  });
  const names = progress.students.map(({ name }) => name);
  const animals = make('datalist', { id: 'ubao-animals' });
  for (const animal of ANIMALS.filter((name) => !names.includes(name))) animals.append(new Option(animal));
  // The Enter key is for the name below.
  const here = progress.students.map((_, at) => makeButton(
    nameStudent(at), () => field.closest('dialog')?.close(`seat ${at}`), { 'aria-pressed': String(at === progress.at) },
  ));
  const room = progress.students.length < MOST_STUDENTS;
  const answer = await openDialog(owner, 'Who is at work?', [
    make('p', { class: 'ubao-buttons' }, ...here),
    make('p', {}, make('label', {}, 'A name, or an animal ', field), animals),
    make('p', { class: 'ubao-note' }, KEPT),
  ], [
    ...(room ? [/** @type {[string, string]} */ (['new', 'A new student'])] : []),
    ['rename', 'Call me this'], ['', 'Cancel'],
  ]);
  const [what, at] = answer.split(' ');
  const name = field.value.trim();
  if (what === 'seat') progress.seat(Number(at));
  else if (what === 'new') progress.welcome(name);
  else if (what === 'rename' && name) progress.rename(name);
}
