// Who sits at a side of the board: a bar with a name, beside it.

import { make } from '../dom/element.js';
import { words } from '../messages/speech.js';

/**
 * The bar of one player.
 * @param {import('../game/players.js').Players} players
 * @param {string} side
 */
export function makeSeat(players, side) {
  const computer = players.level(side);
  return make(
    'p',
    { class: 'ubao-player', 'data-side': side },
    make('span', { class: `ubao-cloth ubao-cloth-${players.player(side).cloth}` }),
    make('span', { class: 'ubao-name' }, players.name(side)),
    ...(computer ? [make('span', { class: 'ubao-kind' }, words('board-computer'))] : []),
    make('span', { class: 'ubao-to-move' }, words(computer ? 'board-its-turn' : 'board-your-turn')),
  );
}
