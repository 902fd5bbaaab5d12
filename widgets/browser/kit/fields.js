// Fields for a name, a code, a choice or a file.

import { make } from './element.js';
import { cutSigns, readFile } from './untrusted.js';
import { words } from './speech.js';

/** @import { Attributes } from './element.js' */

/**
 * Create a field that limits the length of a name: `maxlength` would cut emoji in two.
 * @param {number} most grapheme clusters
 * @param {Attributes} [attributes]
 */
export function makeNameField(most, attributes = {}) {
  const field = make('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', ...attributes });
  field.addEventListener('input', (event) => {
    if (/** @type {InputEvent} */ (event).isComposing) return;
    const cut = cutSigns(field.value, most);
    if (cut !== field.value) field.value = cut;
  });
  return field;
}

/** Create a field for a code or a move, which devices leave as typed. @param {Attributes} [attributes] */
export function makeCodeField(attributes = {}) {
  const asTyped = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };
  return make('input', { type: 'text', ...asTyped, ...attributes });
}

/**
 * Create a list to choose from.
 * @param {readonly (readonly string[])[]} options the value and label of each
 * @param {(value: string) => void} choose
 * @param {Attributes} [attributes]
 */
export function makeSelect(options, choose, attributes = {}) {
  const list = options.map(([value, label]) => new Option(label, value));
  const select = make('select', { ...attributes, change: () => choose(select.value) }, ...list);
  return select;
}

/**
 * Create a button that opens a file of text.
 * @param {(text: string | null) => void} take called with the text; null if it can't be read
 * @param {string} [accept] the kinds of files
 * @param {string} [look] a class
 */
export function makeFileButton(take, accept = '.txt,text/plain', look = 'ubao-file') {
  const field = make('input', {
    type: 'file',
    accept,
    change: async () => {
      const file = field.files?.[0];
      // The same file may be chosen again.
      field.value = '';
      if (file) take(await readFile(file).catch(() => null));
    },
  });
  return make('label', { class: look }, words('kit-open-file'), field);
}
