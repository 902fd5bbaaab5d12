// What a page's address carries behind the “#”, and for which board; links are made elsewhere (link.js).

/**
 * The boards that links lead to: no part of an example or a puzzle. In a lesson plan there are none,
 * since what players send each other must not lead to the page that has the answers.
 */
export const REACHED = 'ubao-board:not(ubao-demo *, ubao-puzzle *, .plan-section *)';

/**
 * The board that the page's address speaks to: the first of the saved game's kind, else the first.
 * @returns {Element | null}
 */
export function findAddressee() {
  const boards = [...document.querySelectorAll(REACHED)];
  // Python is not there yet. What is wrong with the text, it says later to the first board.
  const [, game] = /^game (.*)$/m.exec(readLink(location.hash) ?? '') ?? [];
  return boards.find((board) => board.getAttribute('game') === game) ?? boards[0] ?? null;
}

/**
 * What a link carries, or null if there is nothing of ours in it.
 * @param {string} link a whole address, or the part from “#”
 */
export function readLink(link) {
  const text = /#[pg]=(.*)$/s.exec(link)?.[1];
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}
