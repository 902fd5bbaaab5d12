// A sign about a place on the board: above everything, next to the place, inside the window, and where it covers the
// least of what is needed. On a phone that may be over the words below the board.

import { make, makeButton } from '../kit/element.js';

/** The margin of a sign, to the place and to the window's edge, in pixels. */
const GAP = 12;
const EDGE = 8;

/** The costs of covering players' bars and buttons, playable cells, and messages. */
const COSTS = { used: 8, cell: 3, said: 1 };

/** Events that may move the place. */
const FOLLOWED = ['resize', 'scroll', 'transitionend'];

export class Sign {
  told = make('p', { role: 'status' });
  /** @type {Element | null} its subject */
  place = null;
  /** The preferred side of the place. @type {'above' | 'below'} */
  wanted = 'above';
  /** @type {Element[]} what can be touched, even under a sign */
  others = [];
  /** @type {Element[]} those that should be visible */
  needed = [];
  #follow = () => this.#put();

  /** @param {import('../board/view.js').BoardApi} board @param {() => void} touched */
  constructor(board, touched) {
    this.board = board;
    this.button = makeButton('', () => {});
    this.element = make('div', { class: 'ubao-sign', popover: 'manual', click: touched }, this.told, this.button);
  }

  /**
   * @param {Element} place
   * @param {'above' | 'below'} wanted
   * @param {{others: Element[], needed: Element[]}} cells
   * @param {string[]} sentences the first is read aloud; the others have been, elsewhere
   * @param {string} label its button's
   */
  show(place, wanted, { others, needed }, [first = '', ...rest], label) {
    Object.assign(this, { place, wanted, others, needed });
    this.element.showPopover();
    this.button.textContent = label;
    // Live regions only announce changes to existing elements.
    this.told.replaceChildren(
      first,
      ...rest.filter(Boolean).map((more) => make('span', { 'aria-hidden': 'true' }, ` ${more}`)),
    );
    this.#put();
    for (const event of FOLLOWED) addEventListener(event, this.#follow, { passive: true, capture: true });
  }

  hide() {
    for (const event of FOLLOWED) removeEventListener(event, this.#follow, { capture: true });
    if (this.place) this.element.hidePopover();
    this.place = null;
  }

  /** Put it on the preferred side, if that covers no more than the other side, or the words below the board. */
  #put() {
    const { element, place, wanted } = this;
    const { words, view } = this.board.layout;
    if (!place) return;
    Object.assign(element.style, { minWidth: '', minHeight: '' });
    const it = place.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const middle = it.left + it.width / 2;
    const spots = [
      { side: 'above', middle, top: it.top - GAP - height },
      { side: 'below', middle, top: it.bottom + GAP },
    ];
    if (wanted === 'below') spots.reverse();
    const said = words.getBoundingClientRect();
    const seen = view.getBoundingClientRect();
    if (said.top >= seen.bottom) spots.push({ side: 'words', middle: said.left + said.width / 2, top: said.top });
    // Over the board, if that is wide enough, but not over what is beside it.
    const wide = seen.width > width;
    const start = Math.max(EDGE, wide ? seen.left : 0);
    const end = Math.min(innerWidth - EDGE, wide ? seen.right : innerWidth);
    const [best] = spots
      .map((spot) => {
        const left = Math.max(start, Math.min(spot.middle - width / 2, end - width));
        return { ...spot, left, box: new DOMRect(left, spot.top, width, height) };
      })
      .filter(({ top }) => top >= EDGE && top + height <= innerHeight - EDGE)
      .sort((one, two) => this.#weigh(one.box) - this.#weigh(two.box));
    // Without room in the window, hide it.
    element.toggleAttribute('data-away', !best);
    if (!best) return;
    element.dataset.side = best.side;
    const overWords = best.side === 'words';
    // It hides the words whole: a line half covered would look cut.
    if (overWords) Object.assign(element.style, { minWidth: `${said.width}px`, minHeight: `${said.height}px` });
    element.style.setProperty('left', `${overWords ? said.left : best.left}px`);
    element.style.setProperty('top', `${best.top}px`);
    element.style.setProperty('--tail', `${Math.max(16, Math.min(middle - best.left, width - 16))}px`);
    const isOver = this.others.some((cell) => overlaps(cell, best.box));
    element.toggleAttribute('data-over', isOver);
  }

  /** Return the cost of what it would cover. @param {DOMRect} box */
  #weigh(box) {
    const { layout, tools } = this.board;
    const { far, near, choices, said } = layout;
    const used = [far, near, ...choices.children, ...tools.bar.children].filter((part) => overlaps(part, box)).length;
    const cell = this.needed.some((part) => overlaps(part, box));
    return COSTS.used * used + COSTS.cell * Number(cell) + COSTS.said * Number(overlaps(said, box));
  }
}

/** @param {Element} part @param {DOMRect} box */
function overlaps(part, { left, top, right, bottom }) {
  const it = part.getBoundingClientRect();
  return it.left < right && it.right > left && it.top < bottom && it.bottom > top;
}
