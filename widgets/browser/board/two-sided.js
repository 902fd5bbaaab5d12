// Two players across a table: whatever belongs to the far player faces that player.

import { settings } from '../kit/settings.js';
import { make } from '../kit/element.js';

/** @typedef {import('./api.js').BoardApi} BoardApi */

/** @type {WeakSet<BoardApi>} */
const laid = new WeakSet();

/**
 * Show words to both sides of a board while the reader wants it.
 * @param {BoardApi} board
 */
export function showTwoSided(board) {
  const { layout } = board;
  if (laid.has(board)) return;
  laid.add(board);
  // A visual copy of the words.
  const words = make('div', { class: 'ubao-words ubao-far-words', 'aria-hidden': 'true' });
  layout.far.before(words);
  const copy = () => {
    const { said, caption } = layout;
    words.hidden = !settings.value.table;
    if (words.hidden) return;
    const shown = /** @type {HTMLElement} */ ((caption.hidden ? said : caption).cloneNode(true));
    // It isn't read aloud or reached by keyboard.
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
