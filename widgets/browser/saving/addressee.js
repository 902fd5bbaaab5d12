// Which board of a page its address speaks to. Every page asks this at once, so it needs nothing else: what a link
// carries is read later (links.js).

/**
 * The boards that links lead to: no part of an example or a puzzle. In a lesson plan there are none,
 * since what players send each other must not lead to the page that has the answers.
 */
export const REACHED = 'ubao-board:not(ubao-demo *, ubao-puzzle *, .plan-section *)';

/**
 * Return a text as it was before it was encoded, however often that was.
 * @param {string} text
 * @returns {string}
 */
function decode(text) {
  try {
    const plain = decodeURIComponent(text);
    return plain === text ? text : decode(plain);
  } catch {
    return text;
  }
}

/**
 * Return the board that the page's address speaks to: the first of the saved game's kind, else the first.
 * @returns {Element | null}
 */
export function findAddressee() {
  const boards = [...document.querySelectorAll(REACHED)];
  // Python isn't there yet. If anything is wrong with the text, it says so later, to the first board.
  const [, game] = /\bgame\s+(\S+)/.exec(decode(location.hash)) ?? [];
  return boards.find((board) => board.getAttribute('game') === game) ?? boards[0] ?? null;
}
