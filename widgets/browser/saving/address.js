// What the page's address carries for one of its boards: a position, a game, or an opponent.

import { seat } from '../game/seating.js';
import { replaceAddress } from '../kit/copying.js';
import { say } from '../kit/message.js';
import { findAddressee } from './addressee.js';
import { LEVELS } from './autosave.js';
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

/**
 * Seat the opponent of a link from another page: `#with=dreamer`.
 * @param {BoardApi} board without a game in progress
 */
export async function welcome({ element, game }) {
  const level = /^#with=(\w+)$/.exec(location.hash)?.[1] ?? '';
  if (!LEVELS.includes(level) || element !== findAddressee() || game.turns) return;
  replaceAddress(location.pathname);
  game.players.player(game.players.sides[1]).level = level;
  await seat(game);
}
