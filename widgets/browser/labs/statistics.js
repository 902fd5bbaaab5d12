// What games that were counted say, and how sure that is.

/** How far from what was counted the truth may well lie: in 95 of 100 studies it is within. */
const SURE = 1.96;

/**
 * What was counted, and between what the truth may well lie.
 * @typedef {{middle: number, low: number, high: number}} Estimate
 */

/** @typedef {'more' | 'less' | 'open'} Verdict */

/**
 * How often something happens, of 100 (Wilson's interval, which is right for few games, too).
 * @param {number} count how often it happened
 * @param {number} of how often it might have
 * @returns {Estimate}
 */
export function estimateShare(count, of) {
  if (!of) return { middle: 0, low: 0, high: 100 };
  const share = count / of;
  const square = SURE ** 2 / of;
  const centre = (share + square / 2) / (1 + square);
  const reach = (SURE / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { middle: 100 * share, low: 100 * Math.max(0, centre - reach), high: 100 * Math.min(1, centre + reach) };
}

/**
 * How much something is on average.
 * @param {number[]} values one a game, none below 0
 * @returns {Estimate}
 */
export function estimateMean(values) {
  const { length } = values;
  const middle = length ? values.reduce((sum, value) => sum + value, 0) / length : 0;
  if (length < 2) return { middle, low: middle, high: middle };
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (length - 1);
  const reach = SURE * Math.sqrt(spread / length);
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
