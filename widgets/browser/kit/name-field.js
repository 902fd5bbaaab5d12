// A field for a name.

import { make } from './element.js';
import { cutSigns } from './outside.js';

/**
 * A field that never holds a longer name: `maxlength` would cut an emoji in two.
 * @param {number} most signs, as a reader counts them
 * @param {import('./element.js').Attributes} [attributes]
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
