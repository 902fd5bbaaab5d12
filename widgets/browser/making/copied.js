// What was made on a page, to be taken away.

import { copyText } from '../dom/copying.js';
import { make, makeButton } from '../dom/element.js';
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
  const said = make('span', { class: 'ubao-copied', role: 'status' });
  const copy = async () => {
    said.textContent = words(await copyText(field) ? 'making-copied' : 'making-marked');
  };
  return { field, row: make('div', { class: 'ubao-taken' }, field, makeButton(words('making-copy'), copy), said) };
}
