// Games of players, each a level or somebody's code, and that code at a board. The page's own Python runs the games,
// never a player's.

import { Refused, runtime } from '../engine/runtime.js';
import { finish, LONG_SLICE, reply } from '../engine/thinking.js';

/** @import { Scene } from '../engine/protocol.js' */
/** @import { Pupil, Told } from './pupil.js' */

/** @typedef {{name: string, level?: string, pupil?: Pupil}} Player */

/**
 * A finished game. `winner` is null for a tie; `fault` says whose code ended the game, if any.
 * @typedef {{record: string, pair: [Player, Player], winner: Player | null, fault?: {player: Player, told: Told}}} Played
 */

/** Longer games are ties. */
const MOST_TURNS = 400;

/** @param {string} move @returns {Told} */
const refuse = (move) => ({ move: '', kind: 'illegal', line: 0, words: move });

/**
 * Play a game to its end.
 * @param {string} game slug
 * @param {[Player, Player]} pair the first player, and the second
 * @param {number} seed for the levels' random choices
 * @param {AbortSignal} signal
 * @returns {Promise<Played>} rejects with AbortError, or as `Runtime.call` does
 */
async function playMatch(game, pair, seed, signal) {
  /** @type {Scene} */
  let scene = await runtime.call({ op: 'open', game, record: '' });
  const first = scene.turn;
  for (let turns = 0; ; turns += 1) {
    signal.throwIfAborted();
    const { record, result } = scene;
    const [one, two] = pair;
    if (result || turns === MOST_TURNS) {
      const winner = result?.winner === first ? one : two;
      return { record, pair, winner: result?.winner ? winner : null };
    }
    const [player, other] = scene.turn === first ? [one, two] : [two, one];
    const lose = (/** @type {Told} */ told) => ({ record, pair, winner: other, fault: { player, told } });
    const { level = '', pupil } = player;
    const told = await pupil?.choose(game, scene.position);
    signal.throwIfAborted();
    if (told?.kind) return lose(told);
    const request = { op: /** @type {const} */ ('think'), game, record, level, seed, milliseconds: LONG_SLICE };
    const { move } = told ?? (await finish((job) => runtime.call({ ...request, job }), signal));
    try {
      scene = await runtime.call({ op: 'play', game, record, move });
    } catch (error) {
      if (error instanceof Refused) return lose(refuse(move));
      throw error;
    }
  }
}

/**
 * Play a game of each pair, the first of which begins. Pythons of players who aren't in a game don't run.
 * @param {string} game slug
 * @param {[Player, Player][]} pairs
 * @param {AbortSignal} signal
 * @param {(played: Played) => void} follow called after each game
 */
export async function playAll(game, pairs, signal, follow) {
  const players = new Set(pairs.flat());
  try {
    for (const [at, pair] of pairs.entries()) {
      for (const player of players) if (!pair.includes(player)) player.pupil?.end();
      follow(await playMatch(game, pair, at + 1, signal));
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
