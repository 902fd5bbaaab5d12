// Pair players for the next round of a Swiss tournament, or a round robin that players joined late or left.

import { matchMost } from './matching.js';

/**
 * A player as pairing sees one: whom it met, how often it began, how often it rested.
 * @typedef {{id: number, points: number, met: Set<number>, begun: number, answered: number, beganLast: boolean, rests: number}} Seat
 */

/**
 * Pair all players: nobody meets anybody twice, those with the same points meet where they can, and where one must
 * rest, it is one who has rested least.
 * @param {Seat[]} seats in the order of the standings
 * @returns {[first: number, second: number | null][] | null} by their ids; null where not all can be paired any more
 */
export function pairAll(seats) {
  const canPair = (/** @type {Seat[]} */ left) => match(left).every((mate) => mate !== -1);
  if (seats.length < 2) return null;
  let left = [...seats];
  /** @type {[number, number | null][]} */
  const rest = [];
  if (left.length % 2) {
    // The last of those who have rested least.
    const resting = [...left]
      .reverse()
      .sort((one, other) => one.rests - other.rests)
      .find((seat) => canPair(left.filter((other) => other !== seat)));
    if (!resting) return null;
    rest.push([resting.id, null]);
    left = left.filter((seat) => seat !== resting);
  }
  /** @type {[number, number | null][]} */
  const pairs = [];
  while (left.length) {
    const [one, ...others] = /** @type {[Seat, ...Seat[]]} */ (left);
    const found = sortFor(one, others).find(
      (other) => mayMeet(one, other) && canPair(others.filter((each) => each !== other)),
    );
    if (!found) return null;
    pairs.push(seatPair(one, found));
    left = others.filter((other) => other !== found);
  }
  return [...pairs, ...rest];
}

/**
 * Pair as many as can be, where not all can: nobody meets anybody twice, those who have played least come first, and
 * the others rest.
 * @param {Seat[]} seats in the order of the standings
 * @returns {[first: number, second: number][] | null} by their ids; null where all have met
 */
export function pairMost(seats) {
  const order = [...seats].sort((one, other) => one.met.size - other.met.size);
  const mates = match(order);
  const pairs = seats.flatMap((one, at) => {
    const other = order[mates[order.indexOf(one)] ?? -1];
    return other && seats.indexOf(other) > at ? [seatPair(one, other)] : [];
  });
  return pairs.length ? pairs : null;
}

/** @param {Seat} one @param {Seat} other */
function mayMeet(one, other) {
  return !one.met.has(other.id);
}

/** As many pairs as can be: for each the place of the partner. @param {Seat[]} seats */
function match(seats) {
  return matchMost(seats.length, (one, other) =>
    mayMeet(/** @type {Seat} */ (seats[one]), /** @type {Seat} */ (seats[other])),
  );
}

/**
 * Whom a player meets best: with as many points, from the middle of these down, so that the best meet late; and
 * who began less often if this one began more.
 * @param {Seat} one
 * @param {Seat[]} others in the order of the standings
 */
function sortFor(one, others) {
  const group = others.filter(({ points }) => points === one.points);
  const half = Math.floor(group.length / 2);
  const fold = [...group.slice(half), ...group.slice(0, half).reverse()];
  const order = [...fold, ...others.filter((other) => !group.includes(other))];
  const need = lean(one);
  // Of one group, who needs the other side comes first; the sort keeps all else as it is.
  return order.sort((a, b) => b.points - a.points || Number(need * lean(a) > 1) - Number(need * lean(b) > 1));
}

/** How much more often somebody began than answered. @param {Seat} seat */
function lean({ begun, answered }) {
  return begun - answered;
}

/**
 * Two by their ids, the first of whom begins: who began less often, else who did not begin last time, else who stands
 * higher.
 * @param {Seat} one
 * @param {Seat} other who stands lower
 * @returns {[first: number, second: number]}
 */
function seatPair(one, other) {
  const begins = lean(one) === lean(other) ? !one.beganLast || other.beganLast : lean(one) < lean(other);
  return begins ? [one.id, other.id] : [other.id, one.id];
}

// Everybody against everybody, by the circle method, in the order and with the sides of the published Berger tables.

/**
 * The rounds of so many players, who go by their numbers from 0. Of each pair the first begins. With an odd number one
 * player rests in each round: the pair's second is null.
 * @param {number} players at least 2
 * @returns {[first: number, second: number | null][][]}
 */
export function listRounds(players) {
  const seats = players + (players % 2);
  const circle = seats - 1;
  return Array.from({ length: circle }, (_, at) => {
    const round = at + 1;
    // Whom the last seat, which stays where it is, meets; the others sit around that player.
    const middle = (round % 2 ? (round + 1) / 2 : (round + seats) / 2) - 1;
    /** @type {[number, number][]} */
    const pairs = [round % 2 ? [middle, seats - 1] : [seats - 1, middle]];
    for (let step = 1; step < seats / 2; step += 1) {
      pairs.push([(middle + step) % circle, (middle - step + circle) % circle]);
    }
    return pairs.map(([first, second]) =>
      first >= players ? [second, null] : [first, second >= players ? null : second],
    );
  });
}
