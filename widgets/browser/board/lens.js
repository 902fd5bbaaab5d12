// Squares smaller than a finger: a touch that could mean several of them brings the board closer, around the finger;
// the next touch chooses, and the whole board is seen again. A touch that can mean only one square counts as on that
// square. A mouse, a pen and keys choose as everywhere.

import { words } from '../kit/speech.js';

/** The side of a square that a finger surely meets, and of the least that it can do with; in pixels. */
const FINGER = 44;
const ENOUGH = 36;

/** Room that stays around the place that was touched, in squares: its neighbors are seen whole. */
const AROUND = 1.5;

/** The touchable part of a cell: a square, or a cup with its number. */
const TOUCHED = '.square, .hit';

/** What leads back to the whole board. */
const ENDS = ['click', 'keydown', 'resize'];

/** @typedef {{x: number, y: number}} Point in pixels, from the window's corner */

export class Lens {
  /** True while a finger touches the screen. */
  #finger = false;
  /** How far the enlarged drawing is shifted. @type {Point} */
  #shift = { x: 0, y: 0 };
  /** The middle of the drawing where it is not shifted, and its size once enlarged. */
  #drawn = { x: 0, y: 0, width: 0, height: 0 };
  /** @type {AbortController | null} what the open lens listens to */
  #open = null;
  told = document.createElement('span');

  /** @param {import('./api.js').BoardApi} board */
  constructor(board) {
    this.board = board;
    this.view = board.layout.view;
    this.told.textContent = words('board-closer');
    // Before the grid, and before anything that may stop it.
    this.view.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        this.#finger = pointerType === 'touch';
      },
      true,
    );
    this.view.addEventListener('click', (event) => this.#touch(event), true);
    board.on('rest', () => this.close());
  }

  /** @param {MouseEvent} event */
  #touch(event) {
    const {
      picture,
      game: { scene, selection, visiting, replay, mover },
    } = this.board;
    const finger = this.#finger;
    this.#finger = false;
    const sample = picture?.cells[0]?.querySelector(TOUCHED)?.getBoundingClientRect();
    const side = Math.min(sample?.width ?? ENOUGH, sample?.height ?? ENOUGH);
    if (!finger || !picture || side >= ENOUGH || visiting || replay || mover || scene?.result) return;
    if (!(event.target instanceof Node && picture.svg.contains(event.target))) return;
    // In half a turn, another piece may be taken instead.
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
   * Bring the board closer.
   * @param {Point} at what stays where it is, or comes inwards from the edge
   * @param {number} scale
   */
  open({ x, y }, scale) {
    const {
      view,
      board: { picture, layout },
    } = this;
    if (!picture) return;
    const outer = view.getBoundingClientRect();
    const drawn = picture.svg.getBoundingClientRect();
    // Where nothing stands beside the board, the window's width is free.
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
    for (const name of ENDS) {
      addEventListener(
        name,
        () => {
          this.#finger = false;
          this.close();
        },
        { signal, capture: true },
      );
    }
    let last = { x, y };
    view.addEventListener(
      'pointerdown',
      (event) => {
        last = event;
      },
      { signal },
    );
    view.addEventListener(
      'pointermove',
      (event) => {
        this.#move({ x: this.#shift.x + event.x - last.x, y: this.#shift.y + event.y - last.y });
        last = event;
      },
      { signal },
    );
  }

  /** Show the whole board again. */
  close() {
    this.#open?.abort();
    this.#open = null;
    this.view.toggleAttribute('data-closer', false);
    this.#report();
  }

  /**
   * Shift the drawing; where it is larger than the part of the board, it fills that.
   * @param {Point} shift
   */
  #move(shift) {
    const { left, top, right, bottom } = this.view.getBoundingClientRect();
    const { x, y, width, height } = this.#drawn;
    this.#shift = { x: fill(shift.x, x, width / 2, left, right), y: fill(shift.y, y, height / 2, top, bottom) };
    for (const [name, far] of Object.entries(this.#shift))
      this.view.style.setProperty(`--ubao-shift-${name}`, `${far}px`);
    this.#report();
  }

  /** Squares are elsewhere now: who points to one follows. */
  #report() {
    this.view.dispatchEvent(new Event('scroll'));
  }
}

/**
 * Return whether a point is on a square, or close enough that a finger may mean it.
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
 * How far something is shifted at most, so that it fills a room, or stays in the middle of one that is larger.
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
