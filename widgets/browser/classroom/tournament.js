// A tournament: who plays, who met whom, what came of it. Standings are worked out anew from the games each time, so
// any result may be corrected. Without a page.

import { readName } from '../kit/outside.js';
import { readRoster } from '../kit/tables.js';
import { listRounds, pairAll, pairMost } from './pairing.js';

/** @typedef {'swiss' | 'robin'} Kind */
/** @typedef {'first' | 'second' | 'tie' | ''} Result who won; empty as long as nobody knows */
/**
 * A game; where `second` is null, `first` rests.
 * @typedef {{first: number, second: number | null, result: Result}} Game
 */
/** Ids are places in the list. `away`: has left. @typedef {{name: string, away: boolean}} Player */
/**
 * `changed`: somebody came or left since the beginning.
 * @typedef {{kind: Kind, players: Player[], rounds: Game[][], changed: boolean}} Tournament
 */
/** A row of the standings. @typedef {{id: number, points: number, others: number, wins: number, place: number}} Row */

export const FEWEST = 2;
export const MOST = 60;
/** The longest name, in characters. */
export const LONGEST = 30;

/**
 * Points in halves: what each result gives the first and the second.
 * @type {Record<Exclude<Result, ''>, [number, number]>}
 */
const WORTH = { first: [2, 0], second: [0, 2], tie: [1, 1] };

/**
 * The names in a list as somebody pasted it; two that are the same are told apart by a number.
 * @param {string} text
 */
export function readNames(text) {
  return tellApart(readRoster(text));
}

/**
 * Names that are not too long, each once.
 * @param {string[]} names
 */
function tellApart(names) {
  const taken = new Set();
  /** How often a name has been there. @type {Map<string, number>} */
  const counts = new Map();
  for (const each of names) {
    const name = readName(each, LONGEST);
    if (!name) continue;
    let number = (counts.get(name) ?? 0) + 1;
    while (taken.has(number > 1 ? `${name} ${number}` : name)) number += 1;
    counts.set(name, number);
    taken.add(number > 1 ? `${name} ${number}` : name);
  }
  return /** @type {string[]} */ ([...taken]);
}

/**
 * A tournament with its first round.
 * @param {Kind} kind
 * @param {string[]} names
 */
export function begin(kind, names) {
  const players = names.map((name) => ({ name, away: false }));
  return pairRound(/** @type {Tournament} */ ({ kind, players, rounds: [], changed: false }));
}

/**
 * With one round more; the same where there is none.
 * @param {Tournament} tournament
 * @returns {Tournament}
 */
export function pairRound(tournament) {
  const pairs = findPairs(tournament);
  if (!pairs) return tournament;
  // Who rests (has a bye) gets as much as who wins.
  const round = pairs.map(([first, second]) => ({
    first,
    second,
    result: /** @type {Result} */ (second === null ? 'first' : ''),
  }));
  return { ...tournament, rounds: [...tournament.rounds, round] };
}

/** Whether there is another round. @param {Tournament} tournament */
export function hasNext(tournament) {
  return findPairs(tournament) !== null;
}

/** Whether all results of the last round are in. @param {Tournament} tournament */
export function isComplete({ rounds }) {
  return (rounds.at(-1) ?? []).every(({ result }) => result);
}

/**
 * @param {Tournament} tournament
 * @returns {[number, number | null][] | null}
 */
function findPairs(tournament) {
  const { kind, players, rounds, changed } = tournament;
  if (kind === 'robin' && !changed) return listRounds(players.length)[rounds.length] ?? null;
  const seats = seat(tournament).filter(({ id }) => !players[id]?.away);
  const pairs = pairAll(seats);
  if (pairs || kind === 'swiss') return pairs;
  // Everybody against everybody: as long as two are left who have not met, the others rest.
  return pairMost(seats);
}

/**
 * All players in the order of the standings, with what pairing must know of them.
 * @param {Tournament} tournament
 */
export function seat(tournament) {
  return rank(tournament).map(({ id, points }) => {
    /** @type {import('./pairing.js').Seat} */
    const own = { id, points, met: new Set(), begun: 0, answered: 0, beganLast: false, rests: 0 };
    for (const { first, second } of tournament.rounds.flat()) {
      if (second === null) own.rests += Number(first === id);
      else if (first === id) {
        own.met.add(second);
        own.begun += 1;
        own.beganLast = true;
      } else if (second === id) {
        own.met.add(first);
        own.answered += 1;
        own.beganLast = false;
      }
    }
    return own;
  });
}

/**
 * Whether the points of those whom one met can tell players apart: not where everybody meets everybody, since then they
 * are all points less one's own.
 * @param {Tournament} tournament
 */
export function countsOthers({ kind }) {
  return kind === 'swiss';
}

/**
 * The standings: points, then in a Swiss tournament the points of all whom one met (Buchholz), then games won, then the
 * order of names. Those who are equal in these share a place. A bye counts as a game against somebody with as many
 * points as one has oneself, so that nobody falls behind by resting.
 * @param {Tournament} tournament
 * @returns {Row[]} points in halves
 */
export function rank(tournament) {
  const { players, rounds } = tournament;
  const games = rounds.flat().filter(({ result }) => result);
  const points = players.map((_, id) => games.reduce((sum, game) => sum + count(game, id), 0));
  const rows = players.map((_, id) => ({
    id,
    points: points[id] ?? 0,
    others: countsOthers(tournament)
      ? games.reduce((sum, { first, second }) => {
          if (first !== id && second !== id) return sum;
          return sum + (points[(first === id ? second : first) ?? id] ?? 0);
        }, 0)
      : 0,
    wins: games.filter(
      ({ first, second, result }) =>
        second !== null && ((first === id && result === 'first') || (second === id && result === 'second')),
    ).length,
    place: 0,
  }));
  rows.sort(compare);
  rows.forEach((row, at) => {
    const above = rows[at - 1];
    row.place = above && !compare(above, row) ? above.place : at + 1;
  });
  return rows;
}

/** @param {Row} one @param {Row} other */
function compare(one, other) {
  return other.points - one.points || other.others - one.others || other.wins - one.wins;
}

/**
 * Return a game's score for a player, in half points.
 * @param {Game} game
 * @param {number} id
 */
function count({ first, second, result }, id) {
  if (!result || (first !== id && second !== id)) return 0;
  return WORTH[result][first === id ? 0 : 1];
}

/**
 * With a result, of any round; an empty one takes it back.
 * @param {Tournament} tournament
 * @param {number} round
 * @param {number} table
 * @param {Result} result
 * @returns {Tournament}
 */
export function report(tournament, round, table, result) {
  const rounds = tournament.rounds.map((games, at) =>
    at !== round ? games : games.map((game, which) => (which === table ? { ...game, result } : game)),
  );
  return { ...tournament, rounds };
}

/**
 * Some come late, and play from the next round on; the same where there is nobody, or no room for all of them.
 * @param {Tournament} tournament
 * @param {string} text their names
 * @returns {Tournament}
 */
export function welcome(tournament, text) {
  const { players } = tournament;
  const late = tellApart([...players.map(({ name }) => name), ...readRoster(text)]).slice(players.length);
  if (!late.length || players.length + late.length > MOST) return tournament;
  return { ...tournament, changed: true, players: [...players, ...late.map((name) => ({ name, away: false }))] };
}

/**
 * Somebody leaves, or comes back.
 * @param {Tournament} tournament
 * @param {number} id
 * @param {boolean} away
 * @returns {Tournament}
 */
export function leave(tournament, id, away) {
  const players = tournament.players.map((player, at) => (at === id ? { ...player, away } : player));
  return { ...tournament, changed: true, players };
}

/**
 * Some in groups, by lot, each as large as any or one larger.
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
