// The page of a class's set, before it is known which set that is: a field for the code from the board.

import { make } from '../kit/element.js';
import { readCode } from '../kit/outside.js';
import { words } from '../kit/speech.js';
import { findSet, nameSet, tellWrong } from './set-code.js';

/**
 * A form that asks for a set's code, and opens the set.
 * @param {import('./puzzle-index.js').Index} index
 * @param {string} asked what the address has and is no set's code; empty at first
 */
export function askSet(index, asked) {
  // It stays in the field, to be compared with the board and put right.
  const wrong = readCode(asked);
  const field = make('input', {
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
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

/** @param {string} code that no set has */
function tellUnknown(code) {
  return `${words('training-set-unknown', { code })} ${tellWrong(code)}`.trim();
}
