// Whether somebody plays on this page: then it is not loaded again.

/** Whether a game on this page has begun and is not over. */
export function isGameUnderWay() {
  /** @type {NodeListOf<import('../elements/board.js').UbaoBoard>} */
  const boards = document.querySelectorAll('ubao-board');
  return [...boards].some(({ moves, result }) => moves?.length && !result);
}
