// Students who share a device, each with a name or an animal of their choice.

import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeNameField } from '../kit/fields.js';
import { LONGEST_NAME } from '../kit/outside.js';
import { words } from '../kit/speech.js';
import { MOST_STUDENTS, progress } from './progress.js';

const ANIMALS = 'antelope crane crocodile elephant giraffe hare lion spider tortoise zebra';

/**
 * Return a student's name.
 * @param {number} at
 */
export function nameStudent(at) {
  const { students } = progress;
  return (
    students[at]?.name || (students.length > 1 ? words('training-student', { number: at + 1 }) : words('training-you'))
  );
}

/**
 * Ask for the current student, and switch.
 * @param {HTMLElement} owner
 */
export async function chooseStudent(owner) {
  const field = makeNameField(LONGEST_NAME, { list: 'ubao-animals' });
  const names = progress.students.map(({ name }) => name);
  const animals = make('datalist', { id: 'ubao-animals' });
  const free = ANIMALS.split(' ')
    .map((animal) => words('training-animal', { animal }))
    .filter((name) => !names.includes(name));
  for (const name of free) animals.append(new Option(name));
  // Enter belongs to the name field below.
  const here = progress.students.map((_, at) =>
    makeButton(nameStudent(at), () => field.closest('dialog')?.close(`seat ${at}`), {
      'aria-pressed': String(at === progress.at),
    }),
  );
  const room = progress.students.length < MOST_STUDENTS;
  const answer = await openDialog(
    owner,
    words('training-students'),
    [
      make('p', { class: 'ubao-buttons' }, ...here),
      make('p', {}, make('label', {}, words('training-students-name'), ' ', field), animals),
      make('p', { class: 'ubao-note' }, words(progress.isKept ? 'training-students-kept' : 'training-students-unkept')),
    ],
    [
      ...(room ? [/** @type {[string, string]} */ (['new', words('training-students-new')])] : []),
      ['rename', words('training-students-rename')],
      ['', words('kit-cancel')],
    ],
  );
  const [what, at] = answer.split(' ');
  const name = field.value.trim();
  if (what === 'seat') progress.seat(Number(at));
  else if (what === 'new') progress.welcome(name);
  else if (what === 'rename' && name) progress.rename(name);
}
