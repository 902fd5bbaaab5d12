// Which signs are on a board. What draws them comes when the first are wanted; where it does not, words alone tell.

import { unheard } from '../game/controller.js';

/** @typedef {import('./view.js').BoardView} BoardView */

/** The signs wanted last, by board. @type {WeakMap<BoardView, Record<string, string>>} */
const wanted = new WeakMap();

/**
 * Put signs on cells in place of those that are there.
 * @param {BoardView} board
 * @param {Record<string, string>} marks kind of sign by cell, see markers.js
 * @param {import('../engine/protocol.js').Step[]} [steps] what would change
 */
export function putSigns(board, marks, steps) {
  wanted.set(board, marks);
  board.element.querySelector('.ubao-notes')?.remove();
  if (!Object.keys(marks).length) return;
  import('./markers.js').then(({ drawMarkers }) => {
    if (wanted.get(board) === marks && board.picture) drawMarkers(board.picture, marks, steps);
  }, unheard);
}
