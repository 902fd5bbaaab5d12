// The page of a class's set before the set is known: a field for the code on the board.

import { make } from '../kit/element.js';
import { makeCodeField } from '../kit/fields.js';
import { readCode } from '../kit/outside.js';
import { words } from '../kit/speech.js';
import { findSet, nameSet, tellWrong } from './set-code.js';

/**
 * Return a form that asks for a set's code, and opens the set.
 * @param {import('./puzzle-index.js').Index} index
 * @param {string} asked the address's invalid code; empty at first
 */
export function askSet(index, asked) {
  // It stays in the field, to be compared with the board and corrected.
  const wrong = readCode(asked);
  const field = makeCodeField();
  const said = make('p', { role: 'status', class: 'ubao-door-said' }, wrong ? tellUnknown(wrong) : '');
  field.value = wrong;
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = readCode(field.value);
    const set = findSet(index, code);
    if (set) return void (location.hash = nameSet(set));
    said.textContent = code ? tellUnknown(code) : '';
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

/** @param {string} code unknown */
function tellUnknown(code) {
  return `${words('training-set-unknown', { code })} ${tellWrong(code)}`.trim();
}
