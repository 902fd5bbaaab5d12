// A tournament: players, games, results. Standings are computed from the games each time, so any result can be
// corrected. It doesn't need a page.

import { readName } from '../kit/untrusted.js';
import { readRoster } from '../kit/table.js';
import { listRounds, pairAll, pairMost } from './pairing.js';

/** @typedef {'swiss' | 'robin'} Kind */
/** @typedef {'first' | 'second' | 'tie' | ''} Result the winner; empty until known */
/** If `second` is null, `first` has a bye. @typedef {{first: number, second: number | null, result: Result}} Game */
/** Ids are indices. `away`: has left. @typedef {{name: string, away: boolean}} Player */
/**
 * `changed`: somebody came or left since the beginning.
 * @typedef {{kind: Kind, players: Player[], rounds: Game[][], changed: boolean}} Tournament
 */
/** A player's score, in half points. @typedef {{id: number, points: number, others: number, wins: number}} Score */

export const FEWEST = 2;
export const MOST = 60;
/** The longest name, in characters. */
const LONGEST_NAME = 30;

/** Half points of the first and second player. @type {Record<Exclude<Result, ''>, [number, number]>} */
const WORTH = { first: [2, 0], second: [0, 2], tie: [1, 1] };
const RESULTS = [...Object.keys(WORTH), ''];

/** Return the names in a pasted list; duplicates get numbers. @param {string} text */
export const readNames = (text) => tellApart(readRoster(text));

/** Shorten names and make them unique. @param {string[]} names */
function tellApart(names) {
  const taken = new Set();
  /** How often each name has occurred. @type {Map<string, number>} */
  const counts = new Map();
  for (const each of names) {
    const name = readName(each, LONGEST_NAME);
    if (!name) continue;
    let number = (counts.get(name) ?? 0) + 1;
    while (taken.has(number > 1 ? `${name} ${number}` : name)) number += 1;
    counts.set(name, number);
    taken.add(number > 1 ? `${name} ${number}` : name);
  }
  return /** @type {string[]} */ ([...taken]);
}

/**
 * Return the stored tournament, or null if it isn't one.
 * @param {any} kept
 * @returns {Tournament | null}
 */
export function readKept(kept) {
  const { kind, players, rounds, changed } = kept ?? {};
  if (!['swiss', 'robin'].includes(kind) || !Array.isArray(players) || !Array.isArray(rounds)) return null;
  const isPlayer = (/** @type {any} */ id) => Number.isInteger(id) && id in players;
  const isGame = (/** @type {any} */ { first, second, result }) =>
    isPlayer(first) && (second === null || isPlayer(second)) && RESULTS.includes(result);
  const named = players.every((player) => typeof player?.name === 'string' && player.name.length <= LONGEST_NAME + 3);
  const played = rounds.every((games) => Array.isArray(games) && games.every(isGame));
  if (!named || !played || !rounds.length || players.length > MOST) return null;
  return { kind, players: players.map(({ name, away }) => ({ name, away: !!away })), rounds, changed: !!changed };
}

/**
 * Return a tournament with its first round.
 * @param {Kind} kind
 * @param {string[]} names
 */
export function begin(kind, names) {
  const players = names.map((name) => ({ name, away: false }));
  return pairRound(/** @type {Tournament} */ ({ kind, players, rounds: [], changed: false }));
}

/** Return the tournament with the next round, or unchanged if there's none. @param {Tournament} tournament */
export function pairRound(tournament) {
  const pairs = findPairs(tournament);
  if (!pairs) return tournament;
  // A bye counts as a win.
  const round = pairs.map(([first, second]) => ({
    first,
    second,
    result: /** @type {Result} */ (second === null ? 'first' : ''),
  }));
  return { ...tournament, rounds: [...tournament.rounds, round] };
}

/** Return whether there is another round. @param {Tournament} tournament */
export const hasNext = (tournament) => findPairs(tournament) !== null;

/** Return whether all results of the last round are in. @param {Tournament} tournament */
export const isComplete = ({ rounds }) => (rounds.at(-1) ?? []).every(({ result }) => result);

/** @param {Tournament} tournament @returns {[number, number | null][] | null} */
function findPairs(tournament) {
  const { kind, players, rounds, changed } = tournament;
  if (kind === 'robin' && !changed) return listRounds(players.length)[rounds.length] ?? null;
  const seats = listSeats(tournament).filter(({ id }) => !players[id]?.away);
  const pairs = pairAll(seats);
  if (pairs || kind === 'swiss') return pairs;
  // Round robin: while two players haven't met, the others rest.
  return pairMost(seats);
}

/** Return all players in the order of the standings, with the data for pairing. @param {Tournament} tournament */
export function listSeats(tournament) {
  return rank(tournament).map(({ id, points }) => {
    const own = listOwn(tournament, id);
    const games = own.filter(({ other }) => other !== id);
    const begun = games.filter(({ began }) => began).length;
    return {
      id,
      points,
      met: new Set(games.map(({ other }) => other)),
      lean: 2 * begun - games.length,
      beganLast: games.at(-1)?.began ?? false,
      rests: own.length - games.length,
    };
  });
}

/**
 * Return a player's games as that player sees them: the opponent, who in a bye is the player; and the half points,
 * null until known.
 * @param {Tournament} tournament
 * @param {number} id
 */
function listOwn({ rounds }, id) {
  const own = rounds.flat().filter(({ first, second }) => first === id || second === id);
  return own.map(({ first, second, result }) => {
    const began = first === id;
    return { other: (began ? second : first) ?? id, began, points: result ? WORTH[result][began ? 0 : 1] : null };
  });
}

/**
 * Return whether opponents' points break ties: in a round robin they're all points less one's own.
 * @param {Tournament} now
 */
export const countsOthers = ({ kind }) => kind === 'swiss';

/**
 * Return the standings: points, then in a Swiss tournament the opponents' points (Buchholz), then games won, then the
 * order of names. Players equal in these share a place. A bye counts as a game against somebody with the player's own
 * points, so that nobody falls behind by resting.
 * @param {Tournament} tournament
 */
export function rank(tournament) {
  const results = tournament.players.map((_, id) => listOwn(tournament, id).filter(({ points }) => points !== null));
  const sums = results.map((own) => add(own.map(({ points }) => points ?? 0)));
  const rows = results.map((own, id) => ({
    id,
    points: sums[id] ?? 0,
    others: countsOthers(tournament) ? add(own.map(({ other }) => sums[other] ?? 0)) : 0,
    wins: own.filter(({ other, points }) => other !== id && points === 2).length,
  }));
  rows.sort(compare);
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => !compare(other, row)) + 1 }));
}

/** @param {number[]} numbers */
const add = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** @param {Score} one @param {Score} other */
const compare = (one, other) => other.points - one.points || other.others - one.others || other.wins - one.wins;

/**
 * Set a result of any round; an empty one takes it back.
 * @param {Tournament} tournament
 * @param {number} round
 * @param {number} table
 * @param {Result} result
 */
export function report(tournament, round, table, result) {
  const rounds = tournament.rounds.map((games, at) =>
    at !== round ? games : games.map((game, which) => (which === table ? { ...game, result } : game)),
  );
  return { ...tournament, rounds };
}

/**
 * Add late players from the next round on; return the tournament unchanged if there are none, or too many.
 * @param {Tournament} tournament
 * @param {string} text names
 */
export function welcome(tournament, text) {
  const { players } = tournament;
  const late = tellApart([...players.map(({ name }) => name), ...readRoster(text)]).slice(players.length);
  if (!late.length || players.length + late.length > MOST) return tournament;
  return { ...tournament, changed: true, players: [...players, ...late.map((name) => ({ name, away: false }))] };
}

/**
 * Let a player leave or come back.
 * @param {Tournament} tournament
 * @param {number} id
 * @param {boolean} away
 */
export function leave(tournament, id, away) {
  const players = tournament.players.map((player, at) => (at === id ? { ...player, away } : player));
  return { ...tournament, changed: true, players };
}

/**
 * Divide names into random groups of this size or one more.
 * @template T
 * @param {T[]} all
 * @param {number} size
 * @param {() => number} [draw] numbers from 0 to 1
 */
export function drawGroups(all, size, draw = Math.random) {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [mixed[last], mixed[other]] = [/** @type {T} */ (mixed[other]), /** @type {T} */ (mixed[last])];
  }
  const groups = Array.from({ length: Math.max(1, Math.floor(mixed.length / size)) }, () => /** @type {T[]} */ ([]));
  mixed.forEach((each, at) => groups[at % groups.length]?.push(each));
  return groups;
}
