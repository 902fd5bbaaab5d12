// A position or a game in the page's address, for one of its boards.

import { say } from '../kit/message.js';
import { findAddressee } from './addressee.js';
import { linkAway, readLink } from './links.js';
import { examine, openSound } from './opening.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */

/**
 * Open what the page's address carries for a board, now and whenever it changes.
 * @param {BoardApi} board
 */
export function followAddress(board) {
  // Until a link has opened, nothing can be chosen: see elements/board.js.
  const waiting = board.game.replay;
  const follow = () => {
    if (board.element === findAddressee()) void open(board, waiting);
  };
  addEventListener('hashchange', follow);
  follow();
}

/**
 * @param {BoardApi} board
 * @param {BoardApi['game']['replay']} waiting what replaced the game until now
 */
async function open(board, waiting) {
  const text = readLink(location.hash);
  const trouble = text === null ? null : await examine(board.game.slug, text);
  if (board.game.replay === waiting) board.game.replay = null;
  if (text === null) return;
  if (!trouble) {
    await openSound(board, text);
    return board.element.scrollIntoView({ block: 'nearest' });
  }
  const { said, page } = trouble;
  board.game.settle(page ? said : [...say('saving-broken'), ...(text ? said : [])]);
  await board.shown;
  if (page) board.layout.said.append(linkAway(page));
}
