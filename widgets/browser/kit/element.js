// Create elements, for everything the browser side draws around Python's pictures.

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Record<string, string | number | boolean | EventListener>} Attributes functions become listeners */

/** @typedef {Node | string | false | null | undefined} Child nothing is left out */

/**
 * Create an element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function make(tag, attributes = {}, ...children) {
  return fit(document.createElement(tag), attributes, children);
}

/**
 * Create a part of a drawing.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function makeSvg(tag, attributes = {}, ...children) {
  return fit(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * Create a button that doesn't submit forms.
 * @param {Child | Child[]} label
 * @param {() => unknown} use
 * @param {Attributes} [attributes]
 * @param {string} [icon] a single path in a 24 × 24 box, drawn as lines
 */
export function makeButton(label, use, attributes = {}, icon = '') {
  const picture = icon && makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('path', { d: icon }));
  return make('button', { type: 'button', ...attributes, click: () => void use() }, picture, ...[label].flat());
}

/** @template {Element} E @param {E} element @param {Attributes} attributes @param {Child[]} children */
function fit(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else element.setAttribute(name, `${value}`);
  }
  for (const child of children) if (child) element.append(child);
  return element;
}
