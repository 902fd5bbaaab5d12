// A field for a name.

import { make } from './element.js';
import { cutSigns } from './outside.js';

/**
 * Create a field that limits the length of a name: `maxlength` would cut emoji in two.
 * @param {number} most grapheme clusters
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
