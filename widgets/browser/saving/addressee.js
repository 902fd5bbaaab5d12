// Find the board that the page's address is for. Every page needs this at once, so it has no other imports; links.js
// reads the link later.

/**
 * The boards that links can open, outside examples and puzzles. Lesson plans have none, since players' links must not
 * lead to the page with the answers.
 */
export const REACHED = 'ubao-board:not(ubao-demo *, ubao-puzzle *, .plan-section *)';

/** Decode a text, however often it was encoded. @param {string} text @returns {string} */
function decode(text) {
  try {
    const plain = decodeURIComponent(text);
    return plain === text ? text : decode(plain);
  } catch {
    return text;
  }
}

/** Return the board for the page's address: the first of the saved game's kind, else the first, if there's any. */
export function findAddressee() {
  const boards = [...document.querySelectorAll(REACHED)];
  // Python isn't loaded yet. It will report mistakes in the text later, at the first board.
  const [, game] = /\bgame\s+(\S+)/.exec(decode(location.hash)) ?? [];
  return boards.find((board) => board.getAttribute('game') === game) ?? boards[0] ?? null;
}
