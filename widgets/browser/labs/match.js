// Games of players, each a level or somebody's code. The page's own Python runs the games, never a player's.

import { Refused, runtime } from '../engine/runtime.js';
import { finish, LONG_SLICE, reply } from '../engine/thinking.js';

/** @import { Scene } from '../engine/protocol.js' */
/** @import { Pupil, Told } from './pupil.js' */

/** @typedef {{name: string, level?: string, pupil?: Pupil}} Player */

/**
 * A finished game. `winner` is 0 for the first player, 1 for the second, null for a tie; `fault` says whose code ended
 * the game, if any.
 * @typedef {{record: string, winner: number | null, turns: number, fault?: {at: number, told: Told}}} Played
 */

/** The number of games against a level. */
export const GAMES = 10;

/** Longer games are ties. */
const MOST_TURNS = 400;

/** @param {string} move @returns {Told} */
const refuse = (move) => ({ move: '', kind: 'illegal', line: 0, words: move });

/**
 * Play a game to its end.
 * @param {string} game slug
 * @param {Player[]} players the first player, and the second
 * @param {number} seed for the levels' random choices
 * @param {AbortSignal} signal
 * @returns {Promise<Played>} rejects with AbortError, or as `Runtime.call` does
 */
async function playMatch(game, players, seed, signal) {
  /** @type {Scene} */
  let scene = await runtime.call({ op: 'open', game, record: '' });
  const first = scene.turn;
  for (let turns = 0; ; turns += 1) {
    signal.throwIfAborted();
    const at = scene.turn === first ? 0 : 1;
    const { record, result } = scene;
    if (result || turns === MOST_TURNS) {
      const winner = result?.winner ? Number(result.winner !== first) : null;
      return { record, turns, winner };
    }
    const { level, pupil } = /** @type {Player} */ (players[at]);
    const told = pupil ? await pupil.choose(game, scene.position) : await ask(game, record, level ?? '', seed, signal);
    signal.throwIfAborted();
    const after = told.kind ? told : await attempt(game, record, told.move);
    if ('kind' in after) return { record, turns, winner: 1 - at, fault: { at, told: after } };
    scene = after;
  }
}

/**
 * Return a level's move.
 * @param {string} game
 * @param {string} record
 * @param {string} level
 * @param {number} seed
 * @param {AbortSignal} signal
 * @returns {Promise<Told>}
 */
async function ask(game, record, level, seed, signal) {
  const request = { op: /** @type {const} */ ('think'), game, record, level, seed, milliseconds: LONG_SLICE };
  const { move } = await finish((job) => runtime.call({ ...request, job }), signal);
  return { move, kind: '', line: 0, words: '' };
}

/**
 * Return the game after a move, or trouble if the move is illegal.
 * @param {string} game
 * @param {string} record
 * @param {string} move
 * @returns {Promise<Scene | Told>}
 */
async function attempt(game, record, move) {
  try {
    return await runtime.call({ op: 'play', game, record, move });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refuse(move);
  }
}

/**
 * Play ten games of somebody's code against a level; each begins five.
 * @param {string} game slug
 * @param {Player} player
 * @param {string} level
 * @param {AbortSignal} signal
 * @param {(played: number) => void} follow called after each game with the number played
 * @returns {Promise<{won: number, ties: number, fault?: Told}>} the code's results up to its fault, if any; rejects as
 *   `playMatch` does
 */
export async function playSeries(game, player, level, signal, follow) {
  const series = { won: 0, ties: 0 };
  for (let played = 0; played < GAMES; played += 1) {
    const own = played % 2;
    const other = { name: level, level };
    const { winner, fault } = await playMatch(game, own ? [other, player] : [player, other], played + 1, signal);
    if (fault) return { ...series, fault: fault.told };
    series.won += Number(winner === own);
    series.ties += Number(winner === null);
    follow(played + 1);
  }
  return series;
}

/**
 * Play a round robin: each pair twice, with either beginning once, in an order in which neighbors share a player, whose
 * Python keeps running. At most two players' Pythons run at a time.
 * @param {string} game slug
 * @param {Player[]} players
 * @param {AbortSignal} signal
 * @param {(played: Played & {pair: [Player, Player]}, count: number) => void} follow called with each game, and the
 *   total number
 */
export async function playAll(game, players, signal, follow) {
  const pairs = players.flatMap((one, at) =>
    players.slice(at + 1).flatMap(
      (other) =>
        /** @type {[Player, Player][]} */ ([
          [one, other],
          [other, one],
        ]),
    ),
  );
  try {
    for (const [seed, pair] of pairs.entries()) {
      for (const player of players) if (!pair.includes(player)) player.pupil?.end();
      follow({ ...(await playMatch(game, pair, seed + 1, signal)), pair }, pairs.length);
    }
  } finally {
    for (const { pupil } of players) pupil?.end();
  }
}

/**
 * Play the code's move on a board, unless that has changed meanwhile.
 * @param {import('../elements/board.js').UbaoBoard} board
 * @param {Pupil} pupil
 * @returns {Promise<Told | null>} what is wrong with the code, if anything; the board reports all else
 */
export async function playCode({ game, controller }, pupil) {
  const { session, scene } = controller ?? {};
  if (!session || !scene) return null;
  const told = await pupil.choose(game, scene.position);
  if (told.kind) return told;
  try {
    await reply(session, told.move, scene.record);
    return null;
  } catch (error) {
    return error instanceof Refused ? refuse(told.move) : null;
  }
}
