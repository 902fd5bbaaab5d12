// A study: levels play each other game after game, and each game is counted.

import { runtime } from '../engine/runtime.js';
import { finish, LONG_SLICE } from '../engine/thinking.js';
import { compare, estimateMean, estimateShare } from './statistics.js';

/** @import { Contest } from '../engine/protocol.js' */
/** @import { Estimate } from './statistics.js' */
/** @import { Studied } from './report.js' */

/**
 * The subject of a study: a game's slug and name, the levels of the first player and the second, and the side that
 * begins.
 * @typedef {{game: string, name: string, players: string[], first: string}} Subject
 */

/** Each player's expected share in a fair game. @type {Estimate} */
const HALF = { middle: 50, low: 50, high: 50 };

/**
 * Play one game to its end.
 * @param {Subject} subject
 * @param {number} seed
 * @param {AbortSignal} signal
 * @returns {Promise<Contest>} rejects with AbortError, or as `Runtime.call` does
 */
export function playGame({ game, players }, seed, signal) {
  const request = { op: /** @type {const} */ ('contest'), game, record: '', players, seed, milliseconds: LONG_SLICE };
  return finish((job) => runtime.call({ ...request, job }), signal);
}

/**
 * Return a subject's results: who wins in percent, then averages per game, then per 100 turns.
 * @param {Contest[]} games
 * @param {string} first begins
 * @returns {Record<'wins' | 'averages' | 'bites', Record<string, Estimate>>}
 */
export function sumUp(games, first) {
  const ended = games.filter((game) => game.ended);
  const ofAll = (/** @type {Contest[]} */ some) => estimateShare(some.length, games.length);
  const played = games.filter(({ turns }) => turns);
  const bites = listBites(games).map((rule) => {
    const shares = played.map((game) => (100 * (game.bites[rule] ?? 0)) / game.turns);
    return [rule, estimateMean(shares)];
  });
  return {
    wins: {
      first: ofAll(ended.filter(({ winner }) => winner === first)),
      second: ofAll(ended.filter(({ winner }) => winner !== null && winner !== first)),
      tie: ofAll(ended.filter(({ winner }) => winner === null)),
      unended: ofAll(games.filter((game) => !game.ended)),
    },
    averages: {
      turns: estimateMean(games.map(({ turns }) => turns)),
      choices: estimateMean(played.map(({ choices, turns }) => choices / turns)),
    },
    bites: Object.fromEntries(bites),
  };
}

/**
 * Compare the first player's share of decided games with half.
 * @param {Contest[]} games
 * @param {string} first
 */
export function judgeBeginning(games, first) {
  const won = games.filter(({ winner }) => winner !== null);
  return compare(HALF, estimateShare(won.filter(({ winner }) => winner === first).length, won.length));
}

/**
 * Return the games of a study as rows below their titles.
 * @param {Studied[]} studied
 * @param {number} seed of the first game
 */
export function writeRows(studied, seed) {
  const rules = listBites(studied[0]?.games);
  const titles = ['game', 'seed', 'ended', 'winner', 'turns', 'choices', ...rules];
  const rows = studied.flatMap(({ subject: { name }, games }) =>
    games.map(({ ended, winner, turns, choices, bites }, at) => {
      const counts = rules.map((rule) => bites[rule] ?? 0);
      return [name, seed + at, Number(ended), winner ?? '', turns, choices, ...counts];
    }),
  );
  return [titles, ...rows];
}

/** List what bites, which is the same in all games. @param {Contest[]} [games] */
const listBites = ([game] = []) => Object.keys(game?.bites ?? {});
