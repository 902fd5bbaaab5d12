// What the page's address carries for one of its boards: a position, a game, or an opponent.

import { seat, sit } from '../game/seating.js';
import { replaceAddress } from '../kit/output.js';
import { say } from '../kit/speech.js';
import { findAddressee } from './addressee.js';
import { LEVELS } from './autosave.js';
import { linkAway, readLink } from './links.js';
import { examine, openSound } from './opening.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */

/**
 * Open what the page's address carries for a board, now and whenever it changes.
 * @param {BoardApi} board
 */
export function followAddress(board) {
  // Until a link has opened, nothing can be chosen: see elements/board.js.
  const waiting = board.game.cover;
  const follow = () => {
    if (board.element === findAddressee()) void open(board, waiting);
  };
  addEventListener('hashchange', follow);
  follow();
}

/**
 * @param {BoardApi} board
 * @param {BoardApi['game']['cover']} waiting what covered the game until now
 */
async function open(board, waiting) {
  const text = readLink(location.hash);
  const trouble = text === null ? null : await examine(board.game.slug, text);
  if (board.game.cover === waiting) board.game.cover = null;
  if (text === null) return welcome(board);
  if (!trouble) {
    await openSound(board, text);
    await welcome(board);
    return board.element.scrollIntoView({ block: 'nearest' });
  }
  const { said, page } = trouble;
  board.game.settle(page ? said : [...say('saving-broken'), ...(text ? said : [])]);
  await board.shown;
  if (page) board.layout.said.append(linkAway(page));
}

/**
 * Seat the opponent of a link from another page, `#with=dreamer`, also after a position: `#p=…&with=dreamer`. Who is to
 * move there is the person.
 * @param {BoardApi} board without a game in progress
 */
async function welcome({ game }) {
  const [, before, level = ''] = /([#&])with=(\w+)/.exec(location.hash) ?? [];
  if (!LEVELS.includes(level) || game.turns) return;
  // A position is opened again by a reload.
  if (before === '#') replaceAddress(location.pathname);
  const { players, scene } = game;
  const other = players.sides.find((side) => side !== scene?.turn) ?? '';
  sit(players, { [other]: level }, players.seed);
  await seat(game);
}
