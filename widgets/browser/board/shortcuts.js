// The keys that count anywhere on a board: Escape leads back, Escape and Space hurry a turn.

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */

/** @param {UbaoBoard} board */
export function watchShortcuts(board) {
  // A turn that is being shown comes first, whatever has the focus.
  board.addEventListener('keydown', (event) => hurry(board, event), { capture: true });
  board.addEventListener('keydown', (event) => goBack(board, event));
}

/**
 * @param {UbaoBoard} board
 * @param {KeyboardEvent} event
 */
function hurry(board, event) {
  const wanted = event.key === 'Escape' || (event.key === ' ' && !(event.target instanceof HTMLButtonElement));
  if (!wanted || !board.layout?.running || board.querySelector('dialog[open]')) return;
  board.picture?.skip();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {UbaoBoard} board
 * @param {KeyboardEvent} event
 */
function goBack(board, event) {
  if (event.key !== 'Escape' || event.defaultPrevented || board.querySelector('dialog[open]')) return;
  if (board.replay) board.replay.leave();
  else if (board.visiting) board.look(null);
  else if (board.selection.parts.length) board.takeBack();
  else return;
  event.preventDefault();
}
