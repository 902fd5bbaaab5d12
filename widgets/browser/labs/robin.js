// A round robin of up to eight players, each pair twice.

import { make, makeButton } from '../kit/element.js';
import { makeRow, makeTable } from '../kit/table.js';
import { words } from '../kit/speech.js';
import { playMatch } from './match.js';
import { Pupil } from './pupil.js';
import { tellTrouble } from './player-code.js';

/** @typedef {{name: string, level?: string, source?: string}} Entrant a level, or code */
/** @typedef {import('./match.js').Played & {pair: [Entrant, Entrant]}} Game */

export const MOST_ENTRANTS = 8;

/**
 * Return the pairs in an order in which neighbors share a player, whose Python keeps running.
 * @template T
 * @param {T[]} entrants
 * @returns {[T, T][]} each pair twice, with either beginning once
 */
export function pairAll(entrants) {
  return entrants.flatMap((one, at) =>
    entrants.slice(at + 1).flatMap(
      (other) =>
        /** @type {[T, T][]} */ ([
          [one, other],
          [other, one],
        ]),
    ),
  );
}

/**
 * Play all games, with at most two players' Pythons at a time.
 * @param {string} game slug
 * @param {Entrant[]} entrants
 * @param {AbortSignal} signal
 * @param {(played: Game, count: number) => void} follow called with each game, and the total number
 */
export async function playAll(game, entrants, signal, follow) {
  const pairs = pairAll(entrants);
  /** @type {Map<Entrant, Pupil>} */
  const awake = new Map();
  try {
    for (const [seed, pair] of pairs.entries()) {
      for (const [entrant, pupil] of awake) {
        if (pair.includes(entrant)) continue;
        pupil.end();
        awake.delete(entrant);
      }
      const players = pair.map((entrant) => {
        const { name, level, source } = entrant;
        if (source !== undefined && !awake.has(entrant)) awake.set(entrant, new Pupil(source));
        return { name, level, pupil: awake.get(entrant) };
      });
      follow({ ...(await playMatch(game, players, seed + 1, signal)), pair }, pairs.length);
    }
  } finally {
    for (const pupil of awake.values()) pupil.end();
  }
}

/**
 * Return each player's wins, ties, losses and points: two for a win, one for a tie. The best come first; equal points
 * share a place.
 * @param {Entrant[]} entrants
 * @param {Game[]} games
 */
function rankAll(entrants, games) {
  const rows = entrants.map((entrant) => {
    const own = games.filter(({ pair }) => pair.includes(entrant));
    const won = own.filter(({ pair, winner }) => winner !== null && pair[winner] === entrant).length;
    const tied = own.filter(({ winner }) => winner === null).length;
    return { player: entrant.name, won, tied, lost: own.length - won - tied, points: 2 * won + tied };
  });
  return rows
    .map((row) => ({ place: 1 + rows.filter(({ points }) => points > row.points).length, ...row }))
    .sort((one, other) => one.place - other.place);
}

/**
 * @param {Entrant[]} entrants
 * @param {Game[]} games
 */
export function writeTable(entrants, games) {
  const columns = /** @type {const} */ (['place', 'player', 'won', 'tied', 'lost', 'points']);
  const head = columns.map((column) => words('labs-player-robin-column', { column }));
  const rows = rankAll(entrants, games).map((row) =>
    makeRow(
      columns.map((column) => row[column]),
      1,
    ),
  );
  return makeTable(words('labs-player-robin'), head, rows, { place: 'ubao-player-table', look: '', hidden: true });
}

/**
 * Return a game for the list: the winner, a fault of the code, and a button to view it.
 * @param {Game} played
 * @param {(record: string) => void} look
 */
export function writeGame({ pair: [first, second], winner, fault, record }, look) {
  const outcome = winner === null ? 'tie' : winner ? 'second' : 'first';
  const loser = fault && (fault.at ? second : first).name;
  return make(
    'li',
    {},
    words('labs-player-robin-game', { outcome, first: first.name, second: second.name }),
    ' ',
    makeButton(words('labs-player-robin-look'), () => look(record)),
    ...(fault && loser
      ? [make('p', {}, words('labs-player-forfeit', { name: loser }), ' ', tellTrouble(fault.told))]
      : []),
  );
}
