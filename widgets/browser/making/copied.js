// What was made on a page, to be taken away.

import { makeCopying } from '../dom/copying.js';
import { make } from '../dom/element.js';
import { words } from '../messages/speech.js';

/**
 * A text to be taken away, with a button that copies it.
 * @param {string} label
 * @param {'input' | 'textarea'} kind
 */
export function makeCopied(label, kind) {
  const field = kind === 'input'
    ? make('input', { type: 'text', readonly: true, 'aria-label': label })
    : make('textarea', { readonly: true, rows: 22, spellcheck: 'false', 'aria-label': label });
  const { button, said } = makeCopying(field, words('making-copy'), { copied: words('making-copied'), marked: words('making-marked') });
  return { field, row: make('div', { class: 'ubao-taken' }, field, button, said) };
}
