// Keys for the whole board: Escape goes back, Escape and Space skip a turn's animation.

/** @typedef {import('./api.js').BoardApi} BoardApi */

/** @param {BoardApi} board */
export function watchShortcuts(board) {
  // A turn being shown comes first, whatever has the focus.
  board.element.addEventListener('keydown', (event) => hurry(board, event), { capture: true });
  board.element.addEventListener('keydown', (event) => goBack(board, event));
}

/**
 * @param {BoardApi} board
 * @param {KeyboardEvent} event
 */
function hurry(board, event) {
  const wanted = event.key === 'Escape' || (event.key === ' ' && !(event.target instanceof HTMLButtonElement));
  if (!wanted || !board.layout.running || board.element.querySelector('dialog[open]')) return;
  board.skip();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {BoardApi} board
 * @param {KeyboardEvent} event
 */
function goBack(board, event) {
  if (event.key !== 'Escape' || event.defaultPrevented || board.element.querySelector('dialog[open]')) return;
  const { game } = board;
  if (game.cover) game.cover.leave();
  else if (game.visiting) game.look(null);
  else if (game.selection.parts.length) game.takeBack();
  else return;
  event.preventDefault();
}
