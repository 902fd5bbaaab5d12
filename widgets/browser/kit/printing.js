// Print the page, and say so if nothing happens: frames may forbid it, and some apps can't.

import { make, makeButton } from './element.js';
import { words } from './speech.js';

/** The time a browser gets to begin, in milliseconds. */
const MOMENT = 1000;

/** Return a function that prints the page, and a line for advice if that fails. */
export function preparePrint() {
  const said = make('p', { class: 'ubao-note', role: 'status' });
  const print = () => {
    const waiting = new AbortController();
    const { signal } = waiting;
    said.textContent = '';
    addEventListener('beforeprint', () => waiting.abort(), { signal });
    window.print?.();
    setTimeout(() => {
      if (!signal.aborted) said.textContent = words('kit-print-lost');
      waiting.abort();
    }, MOMENT);
  };
  return { print, said };
}

/**
 * Return a print button with such a line.
 * @param {string} label
 * @param {import('./element.js').Attributes} [attributes] the button's
 */
export function makePrinting(label, attributes) {
  const { print, said } = preparePrint();
  return { button: makeButton(label, print, attributes), said };
}
