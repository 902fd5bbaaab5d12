// Signs on the board: where a turn would lead, what can't be chosen, where to look. They differ in shape, and are above
// everything else.

import { makeSvg } from '../kit/element.js';
import { settings } from '../kit/settings.js';

/** @typedef {import('./picture.js').Picture} Picture */

/** The shapes, as lines around their center; `here` is only a rim. */
const SHAPES = /** @type {Record<string, string>} */ ({
  from: 'M-9 7l9 -14l9 14',
  to: 'M0 -9v18m-9 -9h18',
  last: 'M0 -11l3 7h8l-6 5l2 8l-7 -5l-7 5l2 -8l-6 -5h8z',
  taken: 'M-8 -8l16 16m0 -16l-16 16',
  no: 'M-8 -8l16 16m0 -16l-16 16',
  look: 'M0 -10v12m0 7v.1',
});

/**
 * Put signs on cells.
 * @param {Picture} picture
 * @param {Record<string, string>} marks a sign's kind by cell
 * @param {import('../engine/protocol.js').Step[]} [steps] pending changes: cells with a number show the difference
 */
export function drawMarkers(picture, marks, steps = []) {
  const texts = Object.assign({}, ...steps.map((step) => step.texts));
  const layer = makeSvg('g', { class: 'ubao-notes', 'aria-hidden': 'true' });
  for (const cell of picture.cells) {
    const name = cell.dataset.cell ?? '';
    const kind = marks[name];
    const ring = cell.querySelector('.ring');
    if (!kind || !(ring instanceof SVGGraphicsElement)) continue;
    const number = picture.parts.get(`count-${name}`)?.textContent;
    layer.append(drawSign(kind, ring, tellChange(number, texts[`count-${name}`])));
    if (kind === 'no') shake(cell);
  }
  picture.svg.querySelector('.ubao-notes')?.remove();
  picture.svg.append(layer);
}

/**
 * Return the difference, `+2` for `4` to `6`, or nothing if no number changes.
 * @param {string | null | undefined} before
 * @param {string | undefined} after
 */
function tellChange(before, after) {
  const change = Number(after ?? NaN) - Number(before ?? NaN);
  return change ? `${change < 0 ? '−' : '+'}${Math.abs(change)}` : '';
}

/**
 * @param {string} kind
 * @param {SVGGraphicsElement} ring the cell's rim
 * @param {string} words
 */
function drawSign(kind, ring, words) {
  const rim = /** @type {SVGElement} */ (ring.cloneNode());
  rim.setAttribute('class', 'rim');
  const sign = makeSvg('g', { class: `ubao-note ubao-note-${kind}` }, rim);
  const shape = SHAPES[kind];
  if (!shape) return sign;
  const { x, y, width, height } = ring.getBBox();
  // At the center of a cup; in a corner of a square, where it covers no piece.
  const transform =
    ring.localName === 'circle'
      ? `translate(${x + width / 2} ${y + height / 2})`
      : `translate(${x + width - 11} ${y + 11}) scale(.62)`;
  sign.append(
    makeSvg(
      'g',
      { transform },
      makeSvg('circle', { r: 21 }),
      words ? makeSvg('text', { y: 9 }, words) : makeSvg('path', { d: shape }),
    ),
  );
  return sign;
}

/** @param {SVGElement} cell */
function shake(cell) {
  if (!settings.pace) return;
  const places = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  cell.animate(places, { duration: 280 });
}
