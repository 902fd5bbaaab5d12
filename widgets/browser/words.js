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

/**
 * A new element with attributes and children; `text` sets its text, functions become listeners.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | boolean | EventListener>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name, value);
    else if (typeof value === 'boolean') node.toggleAttribute(name, value);
    else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}
