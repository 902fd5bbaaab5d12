// Find the board that the page's address is for. Every page needs this at once, so it has no other imports; links.js
// reads the link later.

/**
 * The boards that links can open, outside examples and puzzles. Lesson plans have none, since players' links must not
 * lead to the page with the answers.
 */
export const REACHED = 'ubao-board:not(ubao-demo *, ubao-puzzle *, .plan-section *)';

/** Decode a text, even if it was encoded three times; a stranger's link could ask for thousands. @param {string} text */
function decode(text) {
  let plain = text;
  try {
    for (let turn = 0; turn < 3; turn += 1) plain = decodeURIComponent(plain);
  } catch {
    // It has a percent sign of its own.
  }
  return plain;
}

/** Return the board for the page's address: the first of the saved game's kind, else the first, if there's any. */
export function findAddressee() {
  const boards = [...document.querySelectorAll(REACHED)];
  // Python isn't loaded yet. It will report mistakes in the text later, at the first board.
  const [, game] = /\bgame\s+(\S+)/.exec(decode(location.hash)) ?? [];
  return boards.find((board) => board.getAttribute('game') === game) ?? boards[0] ?? null;
}

/** Return whether the page's address has a position or game for a board. @param {Element} board */
export function awaitsLink(board) {
  return /^#[pg]=/.test(location.hash) && findAddressee() === board;
}
