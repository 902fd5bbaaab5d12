// Pair players for the next round of a Swiss tournament, or of a round robin with late or lost players.

/**
 * A player for pairing: opponents so far, how much more often the player began than not, number of byes.
 * @typedef {{id: number, points: number, met: Set<number>, lean: number, beganLast: boolean, rests: number}} Seat
 */

/**
 * Pair all players: nobody meets twice, equal points meet if possible, and a bye goes to someone with the fewest.
 * @param {Seat[]} seats in the order of the standings
 * @returns {[first: number, second: number | null][] | null} by id; null if not all can be paired anymore
 */
export function pairAll(seats) {
  if (seats.length < 2) return null;
  const canPair = (/** @type {Seat[]} */ left) => !match(left).includes(-1);
  const omit = (/** @type {Seat[]} */ all, /** @type {Seat | undefined} */ gone) => all.filter((seat) => seat !== gone);
  // The last of those with the fewest byes.
  const order = [...seats].reverse().sort((one, other) => one.rests - other.rests);
  const resting = seats.length % 2 ? order.find((seat) => canPair(omit(seats, seat))) : undefined;
  /** @type {[number, number | null][]} */
  const pairs = [];
  for (let left = omit(seats, resting); left.length; ) {
    const [one, ...others] = /** @type {[Seat, ...Seat[]]} */ (left);
    const found = sortFor(one, others).find((other) => mayMeet(one, other) && canPair(omit(others, other)));
    if (!found) return null;
    pairs.push(seatPair(one, found));
    left = omit(others, found);
  }
  return resting ? [...pairs, [resting.id, null]] : pairs;
}

/**
 * Pair as many as possible: nobody meets twice, those who have played least come first, and the others rest.
 * @param {Seat[]} seats in the order of the standings
 * @returns {[first: number, second: number][] | null} by id; null if all have met
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
const mayMeet = (one, other) => !one.met.has(other.id);

/** Return a maximum matching: each seat's partner by index. @param {Seat[]} seats */
function match(seats) {
  return matchMost(seats.length, (one, other) =>
    mayMeet(/** @type {Seat} */ (seats[one]), /** @type {Seat} */ (seats[other])),
  );
}

/**
 * Sort opponents by preference: equal points, from the middle of these down, so that the best meet late; and fewer
 * games begun if this player began more.
 * @param {Seat} one
 * @param {Seat[]} others in the order of the standings
 */
function sortFor(one, others) {
  const group = others.filter(({ points }) => points === one.points);
  const half = Math.floor(group.length / 2);
  const fold = [...group.slice(half), ...group.slice(0, half).reverse()];
  const order = [...fold, ...others.filter((other) => !group.includes(other))];
  const isAlike = (/** @type {Seat} */ other) => Number(one.lean * other.lean > 1);
  // Within a group, those who need the other side come first; the sort is stable.
  return order.sort((a, b) => b.points - a.points || isAlike(a) - isAlike(b));
}

/**
 * Return two ids, the one to begin first: who began less often, else who didn't begin last time, else who ranks higher.
 * @param {Seat} one
 * @param {Seat} other ranks lower
 * @returns {[first: number, second: number]}
 */
function seatPair(one, other) {
  const begins = one.lean === other.lean ? !one.beganLast || other.beganLast : one.lean < other.lean;
  return begins ? [one.id, other.id] : [other.id, one.id];
}

// --- A round robin by the circle method, in the order and with the sides of the published Berger tables ---

/**
 * Return the rounds for players numbered from 0. The first of each pair begins. If the number is odd, one player has a
 * bye in each round: the pair's second is null.
 * @param {number} players at least 2
 * @returns {[first: number, second: number | null][][]}
 */
export function listRounds(players) {
  const seats = players + (players % 2);
  const circle = seats - 1;
  return Array.from({ length: circle }, (_, at) => {
    // The opponent of the last seat, which is fixed; the others sit around it.
    const middle = (at % 2 ? at + circle : at) / 2;
    /** @type {[number, number][]} */
    const pairs = [at % 2 ? [circle, middle] : [middle, circle]];
    for (let step = 1; step < seats / 2; step += 1) {
      pairs.push([(middle + step) % circle, (middle - step + circle) % circle]);
    }
    return pairs.map(([first, second]) =>
      first >= players ? [second, null] : [first, second >= players ? null : second],
    );
  });
}

// --- A maximum matching, by Edmonds' blossom algorithm ---

/**
 * Pair as many as possible.
 * @param {number} count vertices, numbered from 0
 * @param {(one: number, other: number) => boolean} mayMeet symmetric
 * @returns {number[]} each vertex's partner, or −1
 */
export function matchMost(count, mayMeet) {
  const all = Array.from({ length: count }, (_, at) => at);
  const near = all.map((one) => all.filter((other) => other !== one && mayMeet(one, other)));
  const mate = all.map(() => -1);
  for (const root of all) if (mate[root] === -1) augment(root, near, mate);
  return mate;
}

/**
 * Look for an augmenting path: from one unpaired vertex to another, with every second edge in the matching. If there is
 * one, flip it, which adds a pair.
 * @param {number} root
 * @param {number[][]} near
 * @param {number[]} mate
 */
function augment(root, near, mate) {
  const count = near.length;
  const before = Array.from({ length: count }, () => -1);
  const base = Array.from({ length: count }, (_, at) => at);
  const at = (/** @type {number[]} */ list, /** @type {number} */ index) => list[index] ?? -1;

  /** Return the bases on the way from a vertex to the root. */
  const climb = (/** @type {number} */ from) => {
    const way = new Set();
    for (let here = at(base, from); here !== -1; here = at(base, at(before, at(mate, here)))) way.add(here);
    return way;
  };

  // Vertices added during iteration are visited once, too.
  const queue = new Set([root]);
  for (const here of queue) {
    for (const there of near[here] ?? []) {
      if (base[here] === base[there] || mate[here] === there) continue;
      if (there === root || (mate[there] !== -1 && before[at(mate, there)] !== -1)) {
        const way = climb(here);
        const stem = [...climb(there)].find((each) => way.has(each));
        const blossom = new Set();
        const trace = (/** @type {number} */ from, /** @type {number} */ child) => {
          for (let one = from, next = child; at(base, one) !== stem; one = at(before, next)) {
            blossom.add(at(base, one)).add(at(base, at(mate, one)));
            before[one] = next;
            next = at(mate, one);
          }
        };
        trace(here, there);
        trace(there, here);
        base.forEach((own, each) => {
          if (!blossom.has(own)) return;
          base[each] = stem;
          queue.add(each);
        });
      } else if (before[there] === -1) {
        before[there] = here;
        if (mate[there] === -1) return flip(there, before, mate);
        queue.add(at(mate, there));
      }
    }
  }
}

/**
 * Flip an augmenting path: paired edges become unpaired, and vice versa.
 * @param {number} end of the path
 * @param {number[]} before each vertex's predecessor on the path
 * @param {number[]} mate
 */
function flip(end, before, mate) {
  for (let here = end; here !== -1; ) {
    const partner = before[here] ?? -1;
    const next = mate[partner] ?? -1;
    mate[here] = partner;
    mate[partner] = here;
    here = next;
  }
}
