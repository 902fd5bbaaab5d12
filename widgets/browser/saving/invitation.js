// Links from other pages to a board with an opponent: `#with=dreamer`.

import { replaceAddress } from '../kit/copying.js';
import { seat } from '../game/seating.js';
import { LEVELS } from './autosave.js';
import { findAddressee } from './addressee.js';

/** @param {import('../board/api.js').BoardApi} board without a game in progress */
export async function welcome({ element, game }) {
  const level = /^#with=(\w+)$/.exec(location.hash)?.[1] ?? '';
  if (!LEVELS.includes(level) || element !== findAddressee() || game.turns) return;
  replaceAddress(location.pathname);
  game.players.player(game.players.sides[1]).level = level;
  await seat(game);
}
