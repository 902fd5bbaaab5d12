// Squares smaller than a finger: an ambiguous touch magnifies the board around the finger; the next touch chooses, and
// the whole board returns. An unambiguous touch counts as on its square. Mouse, pen and keys choose as usual.

import { make } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** The comfortable and the smallest side of a touch target, in pixels. */
const FINGER = 44;
const ENOUGH = 36;

/** The visible margin around the touched place, in squares, so that its neighbors are complete. */
const AROUND = 1.5;

/** The touchable part of a cell: a square, or a cup with its number. */
const TOUCHED = '.square, .hit';

/** Events that lead back to the whole board. */
const ENDS = ['click', 'keydown', 'resize'];

/** @typedef {{x: number, y: number}} Point in pixels, from the window's corner */

export class Lens {
  /** True while a finger touches the screen. */
  #finger = false;
  /** The offset of the magnified drawing. @type {Point} */
  #shift = { x: 0, y: 0 };
  /** The center of the unshifted drawing, and its size when magnified. */
  #drawn = { x: 0, y: 0, width: 0, height: 0 };
  /** @type {AbortController | null} aborted to remove the open lens's listeners */
  #open = null;
  told = make('span', {}, words('board-closer'));

  /** @param {import('./view.js').BoardApi} board */
  constructor(board) {
    this.board = board;
    this.view = board.layout.view;
    // Before the grid, and before anything that may stop the event.
    const press = (/** @type {PointerEvent} */ { pointerType }) => {
      this.#finger = pointerType === 'touch';
    };
    this.view.addEventListener('pointerdown', press, true);
    this.view.addEventListener('click', (event) => this.#touch(event), true);
    board.on('rest', () => this.close());
  }

  /** @param {MouseEvent} event */
  #touch(event) {
    const { picture, game } = this.board;
    const { scene, selection, visiting, cover, mover } = game;
    const finger = this.#finger;
    this.#finger = false;
    const sample = picture?.cells[0]?.querySelector(TOUCHED)?.getBoundingClientRect();
    const side = Math.min(sample?.width ?? ENOUGH, sample?.height ?? ENOUGH);
    if (!finger || !picture || side >= ENOUGH || visiting || cover || mover || scene?.result) return;
    if (!(event.target instanceof Node && picture.svg.contains(event.target))) return;
    // In the middle of a turn, another piece may be chosen instead.
    const meant = new Set([
      ...selection.options.cells,
      ...(selection.parts.length ? (scene?.options.cells ?? []) : []),
    ]);
    const near = picture.cells.filter(
      (cell) => meant.has(cell.dataset.cell ?? '') && isWithin(cell, event, (FINGER - side) / 2),
    );
    const [only, ...others] = near;
    if (!only) return;
    event.stopPropagation();
    if (others.length) this.open(event, FINGER / side);
    else only.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }

  /**
   * Magnify the board.
   * @param {Point} at stays in place, or moves inward from the edge
   * @param {number} scale
   */
  open({ x, y }, scale) {
    const { view, board } = this;
    const { picture, layout } = board;
    if (!picture) return;
    const outer = view.getBoundingClientRect();
    const drawn = picture.svg.getBoundingClientRect();
    // If nothing is beside the board, the window's width is available.
    const free = innerWidth < innerHeight ? Math.max(0, Math.min(outer.left, innerWidth - outer.right)) : 0;
    const edge = AROUND * FINGER;
    const to = {
      x: clamp(x, outer.left - free + edge, outer.right + free - edge),
      y: clamp(y, outer.top + edge, outer.bottom - edge),
    };
    view.style.setProperty('--ubao-free', `${free}px`);
    view.style.setProperty('--ubao-closer', String(scale));
    view.toggleAttribute('data-closer', true);
    this.#drawn = {
      x: drawn.x + drawn.width / 2,
      y: drawn.y + drawn.height / 2,
      width: drawn.width * scale,
      height: drawn.height * scale,
    };
    this.#move({
      x: to.x - this.#drawn.x - scale * (x - this.#drawn.x),
      y: to.y - this.#drawn.y - scale * (y - this.#drawn.y),
    });
    const before = [...layout.said.childNodes];
    layout.said.replaceChildren(this.told);
    const open = (this.#open = new AbortController());
    const { signal } = open;
    signal.addEventListener('abort', () => {
      if (this.told.parentNode === layout.said) layout.said.replaceChildren(...before);
    });
    const leave = () => {
      this.#finger = false;
      this.close();
    };
    let last = { x, y };
    const press = (/** @type {PointerEvent} */ event) => {
      last = event;
    };
    const drag = (/** @type {PointerEvent} */ event) => {
      this.#move({ x: this.#shift.x + event.x - last.x, y: this.#shift.y + event.y - last.y });
      last = event;
    };
    for (const name of ENDS) addEventListener(name, leave, { signal, capture: true });
    view.addEventListener('pointerdown', press, { signal });
    view.addEventListener('pointermove', drag, { signal });
  }

  /** Show the whole board again. */
  close() {
    this.#open?.abort();
    this.#open = null;
    this.view.toggleAttribute('data-closer', false);
    this.#report();
  }

  /** Shift the drawing, keeping the board's area covered if it is larger. @param {Point} shift */
  #move(shift) {
    const { left, top, right, bottom } = this.view.getBoundingClientRect();
    const { x, y, width, height } = this.#drawn;
    this.#shift = { x: fill(shift.x, x, width / 2, left, right), y: fill(shift.y, y, height / 2, top, bottom) };
    for (const [name, far] of Object.entries(this.#shift))
      this.view.style.setProperty(`--ubao-shift-${name}`, `${far}px`);
    this.#report();
  }

  /** Squares have moved: markers must follow. */
  #report() {
    this.view.dispatchEvent(new Event('scroll'));
  }
}

/**
 * Return whether a point is on a square, or close enough for a finger to mean it.
 * @param {Element} cell
 * @param {Point} point
 * @param {number} reach
 */
function isWithin(cell, { x, y }, reach) {
  const { left, top, right, bottom } = (cell.querySelector(TOUCHED) ?? cell).getBoundingClientRect();
  return Math.max(left - x, x - right, top - y, y - bottom) <= reach;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}

/**
 * Return the wanted offset, limited so that the drawing fills the room, or is centered in a larger one.
 * @param {number} wanted
 * @param {number} middle
 * @param {number} half of its size
 * @param {number} start of the room
 * @param {number} end
 */
function fill(wanted, middle, half, start, end) {
  const [least, most] = [end - middle - half, start - middle + half];
  return least > most ? (start + end) / 2 - middle : clamp(wanted, least, most);
}
