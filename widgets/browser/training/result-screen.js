// Show a student's result at the end of a class set: puzzles solved, hints, minutes, a name and a code.

import { make, makeButton } from '../kit/element.js';
import { makeNameField } from '../kit/fields.js';
import { LONGEST_NAME, readName } from '../kit/untrusted.js';
import { makeQrCode } from '../kit/output.js';
import { words } from '../kit/speech.js';
import { progress } from './progress.js';
import { countSolved, writeResult } from './result-code.js';

/** @import { State } from './result-code.js' */
/** @import { Sitting } from './sitting.js' */

/** The sign of each state; words say the same. @type {Record<State, string>} */
const MARKS = { unseen: '·', begun: '–', once: '✓', tries: '✓', hint: '✓' };

/**
 * Return the screen at the end of a set.
 * @param {Sitting} sitting
 * @param {{goOn: (() => void) | null, again: () => void}} ways continue if something is left, and start over
 */
export function showResult(sitting, { goOn, again }) {
  const { puzzles, work } = sitting;
  const code = writeResult(puzzles, work);
  const picture = make('div', { class: 'ubao-result-picture' });
  const field = makeNameField(LONGEST_NAME);
  const title = make('p', { class: 'ubao-result-name' });
  const call = () => {
    const name = readName(field.value, LONGEST_NAME);
    title.textContent = name || words('training-result-nobody');
    picture.replaceChildren(makeQrCode(`${name} ${code}`.trim(), words('training-result-picture')));
    sitting.call(name);
  };
  field.value = sitting.kept.name;
  field.addEventListener('input', call);
  const states = work.states.map((state, at) => {
    const told = words('training-result-puzzle', { number: at + 1, state });
    const mark = make('span', { 'aria-hidden': 'true' }, MARKS[state]);
    return make('li', { 'data-state': state }, make('span', { class: 'ubao-hidden-words' }, told), mark);
  });
  const solved = words('training-result-solved', { solved: countSolved(work.states), puzzles: puzzles.length });
  const spelled = { class: 'ubao-result-code', translate: 'no', 'aria-label': words('training-result-code', { code }) };
  const back = makeButton(words('training-result-back'), () => goOn?.());
  call();
  return make(
    'section',
    {
      class: 'ubao-result',
      'aria-label': words('training-result'),
      keydown: (event) => /** @type {KeyboardEvent} */ (event).key === 'Escape' && goOn?.(),
    },
    make('p', { class: 'ubao-result-ask' }, make('label', {}, words('training-result-name'), ' ', field)),
    title,
    make('p', { class: 'ubao-result-solved', role: 'status' }, solved),
    make('ol', { class: 'ubao-result-states' }, ...states),
    make('p', {}, words('training-result-hints', { hints: work.hints, minutes: work.minutes })),
    make('p', spelled, code),
    picture,
    make('p', { class: 'ubao-note' }, words('training-result-show')),
    make('div', { class: 'ubao-buttons' }, ...(goOn ? [back] : []), makeButton(words('training-result-anew'), again)),
  );
}

/** When to repeat a puzzle, with the confirmation, by waiting time. */
const WISHES = /** @type {const} */ ([
  ['training-trainer-today', 'training-trainer-comes-today'],
  ['training-trainer-tomorrow', 'training-trainer-comes-tomorrow'],
  ['training-trainer-next-week', 'training-trainer-comes-next-week'],
]);

/** Return buttons to repeat a puzzle later, and the question that a confirmation replaces. @param {string} id */
export function listWishes(id) {
  const said = make('span', { role: 'status' }, words('training-trainer-this-again'));
  const buttons = WISHES.map(([label, told], step) =>
    makeButton(words(label), () => {
      progress.wish(id, step);
      said.textContent = words(told);
    }),
  );
  return [said, ...buttons];
}
