// Play on freely from a puzzle, and return to it.

import { makeButton } from '../kit/element.js';
import { markShape } from '../board/drawing.js';

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */

/**
 * Let a board fill the screen.
 * @param {UbaoBoard} board
 */
export function fillScreen(board) {
  board.setAttribute('size', 'screen');
  board.toggleAttribute('data-whole', true);
}

/**
 * Replace the puzzle's board with an ordinary one with a button back.
 * @param {UbaoBoard} board the puzzle's
 * @param {import('../engine/protocol.js').Puzzle} puzzle
 * @param {{whole: boolean, label: string, back: () => void}} options whether it fills the screen; the button's label, and
 *   what to do on return
 */
export function explore(board, { game, side, record }, { whole, label, back }) {
  const free = /** @type {UbaoBoard} */ (document.createElement('ubao-board'));
  const scene = board.controller?.scene;
  free.setAttribute('game', game);
  free.toggleAttribute('data-free', true);
  markShape(free, board.querySelector('svg.ubao-svg'));
  if (whole) fillScreen(free);
  free.setAttribute('viewpoint', side);
  free.setAttribute('position', scene?.position ?? record);
  const button = makeButton(
    label,
    () => {
      free.remove();
      button.remove();
      board.toggleAttribute('hidden', false);
      back();
    },
    { class: 'ubao-back' },
  );
  board.toggleAttribute('hidden', true);
  board.before(button);
  board.after(free);
  button.focus();
}
