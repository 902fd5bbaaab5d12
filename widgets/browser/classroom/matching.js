// Pair as many as possible of those who may meet: a maximum matching, by Edmonds' blossom algorithm.

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

  const meet = (/** @type {number} */ one, /** @type {number} */ other) => {
    const seen = new Set();
    for (let here = at(base, one); ; here = at(base, at(before, at(mate, here)))) {
      seen.add(here);
      if (at(mate, here) === -1) break;
    }
    let there = at(base, other);
    while (!seen.has(there)) there = at(base, at(before, at(mate, there)));
    return there;
  };
  const mark = (
    /** @type {number} */ from,
    /** @type {number} */ stem,
    /** @type {number} */ child,
    /** @type {Set<number>} */ blossom,
  ) => {
    for (let here = from, next = child; at(base, here) !== stem; ) {
      blossom.add(at(base, here)).add(at(base, at(mate, here)));
      before[here] = next;
      next = at(mate, here);
      here = at(before, next);
    }
  };

  // Vertices added during iteration are visited once, too.
  const queue = new Set([root]);
  for (const here of queue) {
    for (const there of near[here] ?? []) {
      if (base[here] === base[there] || mate[here] === there) continue;
      if (there === root || (mate[there] !== -1 && before[at(mate, there)] !== -1)) {
        const stem = meet(here, there);
        const blossom = new Set();
        mark(here, stem, there, blossom);
        mark(there, stem, here, blossom);
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
