// When a solved puzzle shall come again: a student says so, and is told.

import { make, makeButton } from '../dom/element.js';
import { words } from '../messages/speech.js';
import { progress } from './progress.js';

/** What may be wished, and what is said then, by how long the puzzle waits. */
const AGAIN = /** @type {const} */ (['training-trainer-today', 'training-trainer-tomorrow', 'training-trainer-next-week']);
const COMES = /** @type {const} */ ([
  'training-trainer-comes-today', 'training-trainer-comes-tomorrow', 'training-trainer-comes-next-week',
]);

/**
 * Buttons for when a puzzle shall come again, and a line that says what was chosen.
 * @param {string} id of the puzzle
 */
export function listWishes(id) {
  const said = make('span', { role: 'status' });
  const buttons = AGAIN.map((label, step) => makeButton(words(label), () => {
    progress.wish(id, step);
    said.textContent = words(COMES[step] ?? COMES[0]);
  }));
  return [make('span', {}, words('training-trainer-this-again')), ...buttons, said];
}
