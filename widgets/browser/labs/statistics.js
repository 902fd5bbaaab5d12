// Estimate values from counted games, and how certain they are.

/** How far from what was counted the truth may well lie: in 95 of 100 studies it is within. */
const SURE = 1.96;

/**
 * What was counted, and between what the truth may well lie.
 * @typedef {{middle: number, low: number, high: number}} Estimate
 */

/** @typedef {'more' | 'less' | 'open'} Verdict */

/**
 * Return how often something happens, of 100 (Wilson's interval, which is right for few games, too).
 * @param {number} count how often it happened
 * @param {number} of how often it might have
 * @returns {Estimate}
 */
export function estimateShare(count, of) {
  if (!of) return { middle: 0, low: 0, high: 100 };
  const share = count / of;
  const square = SURE ** 2 / of;
  const center = (share + square / 2) / (1 + square);
  const reach = (SURE / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { middle: 100 * share, low: 100 * Math.max(0, center - reach), high: 100 * Math.min(1, center + reach) };
}

/** With fewer games, nothing is said of an average: they may be alike by chance. */
const FEWEST = 5;

/**
 * How far from an average of so many games the truth may well lie, in errors of the mean: Student's t, as a series
 * around SURE (Fisher's), which is right to two places from five games on.
 * @param {number} games
 */
function findReach(games) {
  const free = games - 1;
  const z = SURE;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * free) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * free ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * free ** 3)
  );
}

/**
 * How much something is on average; after few games, anything.
 * @param {number[]} values one a game, none below 0
 * @returns {Estimate}
 */
export function estimateMean(values) {
  const { length } = values;
  const middle = length ? values.reduce((sum, value) => sum + value, 0) / length : 0;
  if (length < FEWEST) return { middle, low: 0, high: Infinity };
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (length - 1);
  const reach = findReach(length) * Math.sqrt(spread / length);
  return { middle, low: Math.max(0, middle - reach), high: middle + reach };
}

/**
 * Whether two estimates can't well be of the same truth, and if so which way: the other is more, or less. Else it is
 * open.
 * @param {Estimate} one
 * @param {Estimate} other
 * @returns {Verdict}
 */
export function compare(one, other) {
  if (other.low > one.high) return 'more';
  return other.high < one.low ? 'less' : 'open';
}
