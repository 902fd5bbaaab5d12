// The page of a class's set, before it is known which set that is: a field for the code from the board.

import { make } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { readSet } from './set-code.js';

/**
 * A form that asks for a set's code, and opens the set.
 * @param {import('./puzzle-index.js').Index} index
 * @param {string} asked what the address has and is no set's code; empty at first
 */
export function askSet(index, asked) {
  // It stays in the field, to be compared with the board and put right.
  const wrong = decode(asked);
  const field = make('input', {
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 40,
  });
  const said = make(
    'p',
    { role: 'status', class: 'ubao-door-said' },
    wrong ? words('training-set-unknown', { code: wrong }) : '',
  );
  field.value = wrong;
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    const set = readSet(index, field.value);
    if (set) return void (location.hash = set.code);
    said.textContent = field.value.trim() ? words('training-set-unknown', { code: field.value.trim() }) : '';
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

/**
 * A part of an address as it was typed.
 * @param {string} text
 */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
