// Sentences come from Python with sides in braces; names are put in here.

/** @typedef {Record<string, string>} Names side letter → what sentences call that player */

/** What players are called where nobody has sat down yet. */
export const SIDE_NAMES = { S: 'South', N: 'North' };

/**
 * `{S} wins` → `Ama wins`.
 * @param {string} text
 * @param {Names} names
 */
export function fill(text, names) {
  return text.replace(/\{(\w)\}/g, (braces, side) => names[side] ?? braces);
}

/**
 * Do something with an element as soon as all of it has arrived: a page may still be loading, and
 * the parser makes an element before its children.
 * @param {Node} element
 * @param {() => void} act
 */
export function whenComplete(element, act) {
  const isComplete = () => document.readyState !== 'loading' || isFollowed(element);
  if (isComplete()) return act();
  const observer = new MutationObserver(() => {
    if (!isComplete()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document, { childList: true, subtree: true });
  return undefined;
}

/**
 * Whether the page goes on after an element.
 * @param {Node | null} element
 * @returns {boolean}
 */
function isFollowed(element) {
  return Boolean(element && (element.nextSibling || isFollowed(element.parentNode)));
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
