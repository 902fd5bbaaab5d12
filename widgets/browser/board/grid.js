// Choose a cell of the board by mouse, touch, or keyboard with a single tab stop.

import { speak } from '../kit/speech.js';

/** The direction of each arrow key on the screen, to the right and down. */
const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
});

/** The keys that jump to the end of a row. */
const ENDS = ['Home', 'End'];

/** The cells of a picture as a grid. Calls `choose` with the name of a chosen cell. */
export class Grid {
  /** @param {import('./picture.js').Picture} picture @param {(cell: string) => void} choose */
  constructor(picture, choose) {
    this.picture = picture;
    this.choose = choose;
    const svg = picture.svg;
    svg.setAttribute('role', 'group');
    const grid = svg.querySelector('[data-grid]');
    grid?.setAttribute('role', 'grid');
    grid?.setAttribute('aria-label', speak(JSON.parse(grid.getAttribute('data-grid') ?? '[]')));
    for (const row of svg.querySelectorAll('[data-row]')) row.setAttribute('role', 'row');
    // Stores and hands aren't cells; their words replace the numbers drawn there.
    for (const part of svg.querySelectorAll('[data-label]:not([data-cell])')) part.setAttribute('role', 'img');
    // The cells now describe their contents, and the picture's description would get outdated.
    svg.querySelector('desc')?.remove();
    for (const cell of picture.cells) cell.setAttribute('role', 'gridcell');
    this.settle(picture.cells[0]);
    svg.addEventListener('click', (event) => this.pick(event));
    svg.addEventListener('keydown', (event) => this.press(event));
    // No focus listener: it makes Chromium turn the drawing itself into a tab stop.
  }

  /** @param {readonly string[]} open the cells that can be chosen @param {readonly string[]} chosen the chosen ones */
  mark(open, chosen) {
    this.picture.svg.toggleAttribute('data-begun', chosen.length > 0);
    for (const cell of this.picture.cells) {
      const name = cell.dataset.cell ?? '';
      cell.toggleAttribute('data-legal', open.includes(name));
      cell.toggleAttribute('data-chosen', chosen.includes(name));
      cell.setAttribute('aria-selected', String(chosen.includes(name)));
    }
    const stop = this.picture.svg.querySelector('[data-cell][tabindex="0"]');
    if (stop?.contains(document.activeElement)) return;
    this.settle(this.picture.cells.find((cell) => cell.hasAttribute('data-legal')));
  }

  /** Make a cell the tab stop. @param {SVGElement | null | undefined} cell */
  settle(cell) {
    if (!cell) return;
    for (const other of this.picture.cells) other.setAttribute('tabindex', other === cell ? '0' : '-1');
  }

  focus() {
    /** @type {SVGElement | null} */
    const cell = this.picture.svg.querySelector('[data-cell][tabindex="0"]');
    cell?.focus({ preventScroll: true });
  }

  /** @param {Event} event */
  pick(event) {
    const cell = findCell(event);
    this.settle(cell);
    if (cell) this.choose(cell.dataset.cell ?? '');
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const cell = findCell(event);
    if (!cell || event.altKey || event.metaKey) return;
    if (event.ctrlKey && !ENDS.includes(event.key)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.pick(event);
      return;
    }
    const next = ENDS.includes(event.key) ? this.end(cell, event) : this.neighbor(cell, event.key);
    // An arrow at the edge doesn't scroll the page instead.
    if (next || event.key in DIRECTIONS) event.preventDefault();
    if (!next) return;
    this.settle(next);
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Return an end of the row, or with Control of all cells. @param {SVGElement} cell @param {KeyboardEvent} event */
  end(cell, { key, ctrlKey }) {
    const row = [...(cell.parentElement?.children ?? [])];
    row.sort((one, two) => center(one).x - center(two).x);
    return /** @type {SVGElement} */ ((ctrlKey ? this.picture.cells : row).at(key === 'Home' ? 0 : -1));
  }

  /**
   * Return the cell an arrow key leads to: the nearest on that side. On a ring of cups, the end of a row leads around
   * the corner.
   * @param {SVGElement} cell
   * @param {string} key
   * @returns {SVGElement | undefined}
   */
  neighbor(cell, key) {
    const { cells, svg } = this.picture;
    const direction = DIRECTIONS[key];
    if (!direction) return undefined;
    const [right, down] = direction;
    const here = center(cell);
    // The distance ahead and to the side: cells straight ahead come first.
    const steps = cells.map((other) => {
      const there = center(other);
      const [x, y] = [there.x - here.x, there.y - here.y];
      const ahead = x * right + y * down;
      return { other, ahead, far: ahead + 3 * Math.abs(x * down + y * right) };
    });
    const found = steps.filter(({ ahead }) => ahead > 1).sort((one, two) => one.far - two.far)[0]?.other;
    if (found || !right || !svg.hasAttribute('data-ring')) return found;
    return this.neighbor(cell, 'ArrowUp') ?? this.neighbor(cell, 'ArrowDown');
  }
}

/**
 * Return the touched cell.
 * @param {Event} event
 * @returns {SVGElement | null}
 */
export function findCell(event) {
  return event.target instanceof Element ? event.target.closest('[data-cell]') : null;
}

/** Return the center of an element on the screen. @param {Element} element */
export function center(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
