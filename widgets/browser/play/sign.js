// A sign that speaks of a place on the page: over everything, beside the place and never on it, inside the window.

import { make, makeButton } from '../dom/element.js';

/** What stays free around a sign: to the place, and to the window's edge; in pixels. */
const GAP = 12;
const EDGE = 8;

export class Sign {
  told = make('p', { role: 'status' });
  /** @type {Element | null} what it speaks of */
  place = null;
  /** The side of the place on which it stands if there is room. @type {'above' | 'below'} */
  wanted = 'above';
  /** @type {Element[]} what can be touched, and is no less so below a sign */
  others = [];
  #follow = () => this.#put();

  /** @param {() => void} touched */
  constructor(touched) {
    this.button = makeButton('', () => {});
    this.element = make(
      'div', { class: 'ubao-sign', popover: 'manual', click: touched }, this.told, this.button,
    );
  }

  /**
   * @param {Element} place
   * @param {'above' | 'below'} wanted
   * @param {Element[]} others
   * @param {string[]} sentences the first is read aloud; the others have been, elsewhere
   * @param {string} label of its button
   */
  show(place, wanted, others, [first = '', ...rest], label) {
    Object.assign(this, { place, wanted, others });
    this.element.showPopover();
    this.button.textContent = label;
    // What is read aloud comes into a place that is there already.
    this.told.replaceChildren(
      first, ...rest.filter(Boolean).map((more) => make('span', { 'aria-hidden': 'true' }, ` ${more}`)),
    );
    this.#put();
    for (const event of ['resize', 'scroll']) addEventListener(event, this.#follow, { passive: true, capture: true });
  }

  hide() {
    for (const event of ['resize', 'scroll']) removeEventListener(event, this.#follow, { capture: true });
    if (this.place) this.element.hidePopover();
    this.place = null;
  }

  /** Beside the place, on the side that is wanted if there is room, else on the other. */
  #put() {
    const { element, place, wanted } = this;
    if (!place) return;
    const it = place.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const tops = { above: it.top - GAP - height, below: it.bottom + GAP };
    const other = wanted === 'above' ? 'below' : 'above';
    const fits = (/** @type {number} */ top) => top >= EDGE && top + height <= innerHeight - EDGE;
    const side = /** @type {const} */ ([wanted, other]).find((each) => fits(tops[each]));
    const middle = it.left + it.width / 2;
    const left = Math.max(EDGE, Math.min(middle - width / 2, innerWidth - EDGE - width));
    const top = tops[side ?? wanted];
    element.dataset.side = side ?? wanted;
    element.style.setProperty('left', `${left}px`);
    element.style.setProperty('top', `${top}px`);
    element.style.setProperty('--tail', `${Math.max(16, Math.min(middle - left, width - 16))}px`);
    // The window has room on neither side: nothing points to nowhere.
    element.toggleAttribute('data-away', !side);
    element.toggleAttribute('data-over', this.#covers(left, top, width, height));
  }

  /**
   * Whether it lies over cells: then touches go through it, but for its button.
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  #covers(left, top, width, height) {
    return this.others.some((cell) => {
      const it = cell.getBoundingClientRect();
      return it.left < left + width && it.right > left && it.top < top + height && it.bottom > top;
    });
  }
}
