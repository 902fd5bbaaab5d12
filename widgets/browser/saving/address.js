// The page's own address, which may carry a position or a game for one of the page's boards.

import { say } from '../kit/message.js';
import { findAddressee, linkAway, readLink } from './links.js';
import { examine, openSound } from './opening.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */

/**
 * Open on a board what the page's address carries for it, now and whenever it changes.
 * @param {BoardApi} board
 */
export function followAddress(board) {
  const follow = () => {
    if (board.element === findAddressee()) void open(board);
  };
  addEventListener('hashchange', follow);
  follow();
}

/** @param {BoardApi} board */
async function open(board) {
  const text = readLink(location.hash);
  if (text === null) return;
  const trouble = await examine(board.game.slug, text);
  if (!trouble) {
    await openSound(board, text);
    return board.element.scrollIntoView({ block: 'nearest' });
  }
  const { said, page } = trouble;
  board.game.settle(page ? said : [...say('saving-broken'), ...(text ? said : [])]);
  await board.shown;
  if (page) board.layout.said.append(linkAway(page));
}
