// Sentences come from Python with sides in braces; names are put in here.

/** @typedef {Record<string, string>} Names side letter → what sentences call that player */

/** What players are called where nobody has sat down yet. */
export const SIDE_NAMES = /** @type {Names} */ ({
  S: 'South', N: 'North', w: 'White', b: 'Black',
});

/**
 * `{S} wins` → `Ama wins`.
 * @param {string} text
 * @param {Names} names
 */
export function fill(text, names) {
  return text.replace(/\{(\w)\}/g, (braces, side) => names[side] ?? braces);
}
