// Printing, and saying so where nothing comes of it: a frame may be forbidden to print, and some apps can't.

import { make, makeButton } from './element.js';

/** How long a browser may take before it begins, in milliseconds. */
const MOMENT = 1000;

/**
 * A way to print the page, and a line for what else can be done where nothing is printed.
 * @param {string} lost what to say then
 */
export function preparePrint(lost) {
  const said = make('p', { class: 'ubao-note', role: 'status' });
  const print = () => {
    const waiting = new AbortController();
    const { signal } = waiting;
    said.textContent = '';
    addEventListener('beforeprint', () => waiting.abort(), { signal });
    window.print?.();
    setTimeout(() => {
      if (!signal.aborted) said.textContent = lost;
      waiting.abort();
    }, MOMENT);
  };
  return { print, said };
}

/**
 * The same, with a button for it.
 * @param {string} label
 * @param {string} lost
 * @param {import('./element.js').Attributes} [attributes] of the button
 */
export function makePrinting(label, lost, attributes) {
  const { print, said } = preparePrint(lost);
  return { button: makeButton(label, print, attributes), said };
}
