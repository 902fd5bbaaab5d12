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

/** Let ambiguous touches magnify a board. @param {import('./view.js').BoardApi} board */
export function addLens(board) {
  const { game, layout } = board;
  const { view, said } = layout;
  const told = make('span', {}, words('board-closer'));
  /** Whether a finger touches the screen. */
  let finger = false;
  /** The offset of the magnified drawing. */
  let shift = { x: 0, y: 0 };
  /** The center of the unshifted drawing, and its size when magnified. */
  let drawn = { x: 0, y: 0, width: 0, height: 0 };
  /** Aborted to remove the open lens's listeners. */
  let listening = new AbortController();

  /** @param {MouseEvent} event */
  function touch(event) {
    const { picture } = board;
    const { scene, selection, visiting, cover, mover } = game;
    const isTouch = finger;
    finger = false;
    const sample = picture?.cells[0]?.querySelector(TOUCHED)?.getBoundingClientRect();
    const side = Math.min(sample?.width ?? ENOUGH, sample?.height ?? ENOUGH);
    if (!isTouch || !picture || side >= ENOUGH || visiting || cover || mover || scene?.result) return;
    if (!(event.target instanceof Node && picture.svg.contains(event.target))) return;
    // In the middle of a turn, another piece may be chosen instead.
    const others = selection.parts.length ? (scene?.options.cells ?? []) : [];
    const meant = new Set([...selection.options.cells, ...others]);
    const near = picture.cells.filter(
      (cell) => meant.has(cell.dataset.cell ?? '') && isWithin(cell, event, (FINGER - side) / 2),
    );
    if (!near.length) return;
    event.stopPropagation();
    if (near.length > 1) open(picture.svg.getBoundingClientRect(), event, FINGER / side);
    else near[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }

  /** Magnify. @param {DOMRect} whole the drawing @param {Point} at stays, or moves inward @param {number} scale */
  function open(whole, { x, y }, scale) {
    const outer = view.getBoundingClientRect();
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
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    drawn = { ...middle, width: whole.width * scale, height: whole.height * scale };
    move({ x: to.x - middle.x - scale * (x - middle.x), y: to.y - middle.y - scale * (y - middle.y) });
    const before = [...said.childNodes];
    said.replaceChildren(told);
    listening = new AbortController();
    const { signal } = listening;
    signal.addEventListener('abort', () => {
      if (told.parentNode === said) said.replaceChildren(...before);
    });
    const leave = () => {
      finger = false;
      close();
    };
    let last = { x, y };
    const press = (/** @type {PointerEvent} */ event) => {
      last = event;
    };
    const drag = (/** @type {PointerEvent} */ event) => {
      move({ x: shift.x + event.x - last.x, y: shift.y + event.y - last.y });
      last = event;
    };
    for (const name of ENDS) addEventListener(name, leave, { signal, capture: true });
    view.addEventListener('pointerdown', press, { signal });
    view.addEventListener('pointermove', drag, { signal });
  }

  function close() {
    listening.abort();
    view.toggleAttribute('data-closer', false);
    report();
  }

  /** Shift the drawing, keeping the board's area covered if it is larger. @param {Point} to */
  function move(to) {
    const { left, top, right, bottom } = view.getBoundingClientRect();
    const { x, y, width, height } = drawn;
    shift = { x: fill(to.x, x, width / 2, left, right), y: fill(to.y, y, height / 2, top, bottom) };
    for (const [name, far] of Object.entries(shift)) view.style.setProperty(`--ubao-shift-${name}`, `${far}px`);
    report();
  }

  /** Squares have moved: markers must follow. */
  const report = () => view.dispatchEvent(new Event('scroll'));

  // Before the grid, and before anything that may stop the event.
  const press = (/** @type {PointerEvent} */ { pointerType }) => {
    finger = pointerType === 'touch';
  };
  view.addEventListener('pointerdown', press, true);
  view.addEventListener('click', touch, true);
  board.on('rest', close);
}

/** Return whether a touch may mean a cell. @param {Element} cell @param {Point} point @param {number} reach */
function isWithin(cell, { x, y }, reach) {
  const { left, top, right, bottom } = (cell.querySelector(TOUCHED) ?? cell).getBoundingClientRect();
  return Math.max(left - x, x - right, top - y, y - bottom) <= reach;
}

/** @param {number} value @param {number} least @param {number} most */
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
