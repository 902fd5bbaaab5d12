// Two players across a table: what belongs to the far one is the right way up for that player.

import { settings } from '../kit/settings.js';
import { make } from '../kit/element.js';

/** @typedef {import('./api.js').BoardApi} BoardApi */

/** @type {WeakSet<BoardApi>} */
const laid = new WeakSet();

/**
 * Show words to both sides of a board, for as long as the reader wants it.
 * @param {BoardApi} board
 */
export function showTwoSided(board) {
  const { layout } = board;
  if (laid.has(board)) return;
  laid.add(board);
  // The same words a second time, for the eye alone.
  const words = make('div', { class: 'ubao-words ubao-far-words', 'aria-hidden': 'true' });
  layout.far.before(words);
  const copy = () => {
    const { said, caption } = layout;
    words.hidden = !settings.values.table;
    if (words.hidden) return;
    const shown = /** @type {HTMLElement} */ ((caption.hidden ? said : caption).cloneNode(true));
    // Nothing in it is read aloud, or reached with the keyboard.
    for (const name of ['role', 'tabindex']) shown.removeAttribute(name);
    words.replaceChildren(shown);
    face(board);
  };
  const watched = { childList: true, attributes: true, characterData: true, subtree: true };
  for (const element of [layout.said, layout.caption]) new MutationObserver(copy).observe(element, watched);
  board.on('settings', copy);
  copy();
}

/**
 * Mark the letters and numbers on the far half of the drawing.
 * @param {BoardApi} board
 */
function face({ picture }) {
  if (!picture) return;
  const { y, height } = picture.svg.viewBox.baseVal;
  for (const text of picture.svg.querySelectorAll('text')) {
    text.toggleAttribute('data-far', Number(text.getAttribute('y')) < y + height / 2);
  }
}
