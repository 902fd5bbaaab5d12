// Estimate values and their confidence intervals from counted games.

/** The half-width of a 95% confidence interval, in standard errors. */
const SURE = 1.96;

/** An estimate, and its confidence interval. @typedef {{middle: number, low: number, high: number}} Estimate */

/**
 * Estimate a percentage by Wilson's interval, which also holds for few games.
 * @param {number} count occurrences
 * @param {number} of trials
 */
export function estimateShare(count, of) {
  if (!of) return { middle: 0, low: 0, high: 100 };
  const share = count / of;
  const square = SURE ** 2 / of;
  const center = (share + square / 2) / (1 + square);
  const reach = (SURE / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { middle: 100 * share, low: 100 * Math.max(0, center - reach), high: 100 * Math.min(1, center + reach) };
}

/** Averages of fewer games aren't estimated: they may be alike by chance. */
export const FEWEST = 5;

/**
 * Return the half-width for the average of so many games, in standard errors: Student's t, by Fisher's expansion around
 * SURE, which is accurate to two places from five games on.
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
 * Estimate an average; after few games, its interval is all that is possible.
 * @param {number[]} values one per game or student
 * @param {number} [least] possible value
 * @param {number} [most] possible value
 */
export function estimateMean(values, least = 0, most = Infinity) {
  const { length } = values;
  const middle = length ? values.reduce((sum, value) => sum + value, 0) / length : 0;
  if (length < FEWEST) return { middle, low: least, high: most };
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (length - 1);
  const reach = findReach(length) * Math.sqrt(spread / length);
  return { middle, low: Math.max(least, middle - reach), high: Math.min(most, middle + reach) };
}

/**
 * Return whether the other is significantly more or less, or open.
 * @param {Estimate} one
 * @param {Estimate} other
 */
export function compare(one, other) {
  if (other.low > one.high) return 'more';
  return other.high < one.low ? 'less' : 'open';
}
