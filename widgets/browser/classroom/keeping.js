// Read a stored tournament, which may have any shape, and return its valid parts.

import { LONGEST, MOST } from './tournament.js';

/** @typedef {import('./tournament.js').Tournament} Tournament */

const RESULTS = ['first', 'second', 'tie', ''];

/**
 * Return the stored tournament.
 * @param {any} kept
 * @returns {Tournament | null} null if it isn't one
 */
export function readKept(kept) {
  if (!kept) return null;
  if (!['swiss', 'robin'].includes(kept.kind) || !Array.isArray(kept.players) || !Array.isArray(kept.rounds))
    return null;
  const count = kept.players.length;
  const isPlayer = (/** @type {unknown} */ id) => Number.isInteger(id) && Number(id) >= 0 && Number(id) < count;
  const named = kept.players.every(
    (/** @type {any} */ player) => typeof player?.name === 'string' && player.name.length <= LONGEST + 3,
  );
  const played = kept.rounds.every(
    (/** @type {any} */ games) =>
      Array.isArray(games) &&
      games.every(
        ({ first, second, result }) =>
          isPlayer(first) && (second === null || isPlayer(second)) && RESULTS.includes(result),
      ),
  );
  if (!named || !played || !kept.rounds.length || count > MOST) return null;
  const players = kept.players.map((/** @type {any} */ { name, away }) => ({ name, away: !!away }));
  return { kind: kept.kind, players, rounds: kept.rounds, changed: !!kept.changed };
}
