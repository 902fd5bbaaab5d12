// Copy the contents of a field.

import { make, makeButton } from './element.js';
import { words } from './speech.js';

/**
 * Copy a field's text. If the page isn't allowed to, select the text for the reader to copy.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}

/**
 * Return a button that copies a field's text, and a line that shows the outcome.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {import('./element.js').Attributes} [attributes] the button's
 */
export function makeCopying(field, attributes) {
  const said = make('span', { class: 'ubao-copied', role: 'status' });
  const copy = async () => {
    said.textContent = words((await copyText(field)) ? 'kit-copied' : 'kit-marked');
  };
  return { button: makeButton(words('kit-copy'), copy, attributes), said };
}

// The page's own address, for reloads and the browser history.

/**
 * Replace the page's address. In frames that don't allow it, the address stays.
 * @param {string | URL} address
 * @param {unknown} [state] stored with this history entry
 */
export function replaceAddress(address, state = history.state) {
  try {
    history.replaceState(state, '', address);
  } catch {
    // The page doesn't depend on the result.
  }
}
