// Ways off a page: to copy, save, print or scan something; and the page's own address, which others may open.

import { encode } from 'uqr';
import { make, makeButton, makeSvg } from './element.js';
import { words } from './speech.js';

/** @import { Attributes } from './element.js' */

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
 * @param {Attributes} [attributes] the button's
 */
export function makeCopying(field, attributes) {
  const said = make('span', { class: 'ubao-copied', role: 'status' });
  const copy = async () => {
    said.textContent = words((await copyText(field)) ? 'kit-copied' : 'kit-marked');
  };
  return { button: makeButton(words('kit-copy'), copy, attributes), said };
}

/** The time a browser gets to read a file, in milliseconds. */
const READING = 4000;

/**
 * Save a text as a file.
 * @param {string} name the file's
 * @param {string} text
 * @param {string} type a MIME type
 */
export function saveText(name, text, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), READING);
}

/** The time a browser gets to begin printing, in milliseconds. */
const PRINTING = 1000;

/** Return a function that prints the page, and a line for advice if nothing happens: frames may forbid it. */
export function preparePrint() {
  const said = make('p', { class: 'ubao-note', role: 'status' });
  const print = () => {
    said.textContent = '';
    const waiting = setTimeout(() => {
      said.textContent = words('kit-print-lost');
    }, PRINTING);
    addEventListener('beforeprint', () => clearTimeout(waiting), { once: true });
    // Some apps have no such function.
    window.print?.();
  };
  return { print, said };
}

/**
 * Return a print button with such a line.
 * @param {string} label
 * @param {Attributes} [attributes] the button's
 */
export function makePrinting(label, attributes) {
  const { print, said } = preparePrint();
  return { button: makeButton(label, print, attributes), said };
}

/**
 * Return a text as a QR code with its quiet zone.
 * @param {string} text
 * @param {string} label for screen readers
 */
export function makeQrCode(text, label) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const look = { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label };
  return makeSvg('svg', look, makeSvg('path', { d: dots.join('') }));
}

/**
 * Replace the page's address, if it may.
 * @param {string | URL} address
 * @param {unknown} [state] of the history
 */
export function replaceAddress(address, state = history.state) {
  try {
    history.replaceState(state, '', address);
  } catch {
    // The page doesn't depend on the result.
  }
}
