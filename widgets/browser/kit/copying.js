// Copying what is in a field.

import { make, makeButton } from './element.js';

/**
 * Copy what is in a field. Not every page may do that: then the text is selected, so that a person can.
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
 * A button that copies what is in a field, and a line that says what came of it.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} label
 * @param {{copied: string, marked: string}} told what is said once it is copied, or selected
 * @param {import('./element.js').Attributes} [attributes] of the button
 */
export function makeCopying(field, label, { copied, marked }, attributes) {
  const said = make('span', { class: 'ubao-copied', role: 'status' });
  const copy = async () => {
    said.textContent = (await copyText(field)) ? copied : marked;
  };
  return { button: makeButton(label, copy, attributes), said };
}

// The page's own address, as a reload or a way back will find it.

/**
 * Put another address in the place of the page's own. Some frames allow no such change: then it stays as it is.
 * @param {string | URL} address
 * @param {unknown} [state] kept with this entry of the history
 */
export function replaceAddress(address, state = history.state) {
  try {
    history.replaceState(state, '', address);
  } catch {
    // The page doesn't depend on the result.
  }
}
