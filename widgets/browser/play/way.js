// Draw moves as arrows over the board: the better one, and the one played.

import { makeSvg } from '../kit/element.js';

/** @typedef {import('../board/picture.js').Picture} Picture */

/** Half the length of an arrow's barbs, relative to a cell's width. */
const BARB = 0.16;

/**
 * Replace the drawn moves.
 * @param {Picture} picture
 * @param {Record<string, Record<string, string>>} ways events by cell, by kind of move
 */
export function drawWays(picture, ways) {
  picture.svg.querySelector('.ubao-ways-drawn')?.remove();
  const layer = makeSvg('g', { class: 'ubao-ways-drawn', 'aria-hidden': 'true' });
  for (const [kind, marks] of Object.entries(ways)) layer.append(drawWay(picture, kind, marks));
  picture.svg.append(layer);
}

/**
 * @param {Picture} picture
 * @param {string} kind
 * @param {Record<string, string>} marks
 */
function drawWay(picture, kind, marks) {
  const places = new Map(picture.cells.map((cell) => [cell.dataset.cell ?? '', cell.querySelector('.ring')]));
  const find = (/** @type {string} */ name) => {
    const ring = places.get(name);
    const { x, y, width, height } = ring instanceof SVGGraphicsElement ? ring.getBBox() : new DOMRect();
    return { x: x + width / 2, y: y + height / 2, width };
  };
  const group = makeSvg('g', { class: `ubao-way-${kind}` });
  const line = Object.keys(marks)
    .filter((name) => marks[name] !== 'taken' || name === Object.keys(marks).at(-1))
    .map(find);
  const [before, end] = line.slice(-2);
  for (const [name, mark] of Object.entries(marks)) {
    const { x, y, width } = find(name);
    if (mark === 'taken') group.append(makeSvg('circle', { cx: x, cy: y, r: width * 0.52 }));
  }
  if (!before || !end) return group;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const barbs = [angle + 2.5, angle - 2.5].map((turn) => {
    const reach = 2 * BARB * end.width;
    return `M${end.x} ${end.y}l${reach * Math.cos(turn)} ${reach * Math.sin(turn)}`;
  });
  group.append(makeSvg('path', { d: `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${barbs.join('')}` }));
  return group;
}
