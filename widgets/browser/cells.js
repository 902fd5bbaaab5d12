// Choosing a cell of the board: by mouse, by touch, and by keyboard with one tab stop.

/** The cells of a picture as buttons. Calls `choose` with the name of a chosen cell. */
export class Cells {
  /**
   * @param {import('./picture.js').Picture} picture
   * @param {(cell: string) => void} choose
   */
  constructor(picture, choose) {
    this.picture = picture;
    this.choose = choose;
    const svg = picture.svg;
    svg.setAttribute('role', 'group');
    // From here on the cells say what they hold; the picture's description would grow old.
    svg.querySelector('desc')?.remove();
    for (const cell of picture.cells) {
      cell.setAttribute('role', 'button');
      cell.setAttribute('tabindex', '-1');
    }
    picture.cells[0]?.setAttribute('tabindex', '0');
    svg.addEventListener('click', (event) => this.pick(event));
    svg.addEventListener('keydown', (event) => this.press(event));
    // No listener for focus: to Chromium that makes the drawing itself a tab stop.
  }

  /**
   * Mark the cells that can be chosen, and those that have been.
   * @param {readonly string[]} open
   * @param {readonly string[]} chosen
   */
  mark(open, chosen) {
    for (const cell of this.picture.cells) {
      const name = cell.dataset.cell ?? '';
      cell.toggleAttribute('data-legal', open.includes(name));
      cell.toggleAttribute('data-chosen', chosen.includes(name));
    }
    const stop = this.picture.svg.querySelector('[data-cell][tabindex="0"]');
    if (stop?.contains(document.activeElement)) return;
    this.settle(this.picture.cells.find((cell) => cell.hasAttribute('data-legal')) ?? null);
  }

  /**
   * Make a cell the one that Tab reaches.
   * @param {SVGElement | null} cell
   */
  settle(cell) {
    if (!cell) return;
    for (const other of this.picture.cells) other.setAttribute('tabindex', other === cell ? '0' : '-1');
  }

  /** @param {Event} event */
  pick(event) {
    const cell = cellAt(event);
    this.settle(cell);
    if (cell) this.choose(cell.dataset.cell ?? '');
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const cell = cellAt(event);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.pick(event);
      return;
    }
    const next = this.neighbour(cell, event.key);
    if (!next) return;
    event.preventDefault();
    this.settle(next);
    next.focus();
  }

  /**
   * The cell an arrow key leads to: left and right follow the order of the cells, which is the
   * ring; up and down cross to the nearest cell on that side.
   * @param {SVGElement} cell
   * @param {string} key
   */
  neighbour(cell, key) {
    const cells = this.picture.cells;
    const index = cells.indexOf(/** @type {SVGGElement} */ (cell));
    if (key === 'ArrowRight') return cells[(index + 1) % cells.length];
    if (key === 'ArrowLeft') return cells.at(index - 1);
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
    const here = centre(cell);
    const sign = key === 'ArrowDown' ? 1 : -1;
    return cells
      .filter((other) => (centre(other).y - here.y) * sign > 1)
      .sort((one, two) => distance(centre(one), here) - distance(centre(two), here))[0];
  }
}

/**
 * @param {Event} event
 * @returns {SVGElement | null}
 */
function cellAt(event) {
  return event.target instanceof Element ? event.target.closest('[data-cell]') : null;
}

/** @param {Element} cell */
function centre(cell) {
  const box = cell.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * @param {{x: number, y: number}} one
 * @param {{x: number, y: number}} two
 */
function distance(one, two) {
  return Math.hypot(one.x - two.x, one.y - two.y);
}
