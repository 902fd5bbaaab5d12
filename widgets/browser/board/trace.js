// Subtle signs under the pieces: the last move, and then the possible ones.

import { makeSvg } from '../kit/element.js';

/** @typedef {import('./api.js').BoardApi} BoardApi */

/** A sign's inset from its cell's edge, relative to the cell. */
const DOT = 0.2;

/** @param {BoardApi} board */
export function showTrace(board) {
  const { game, element } = board;
  const clear = () => element.querySelector('.ubao-trace')?.remove();
  const show = () => {
    const { visiting, scene, selection, cover } = game;
    const { parts, options, tried } = selection;
    clear();
    if (tried || cover) return;
    if (!parts.length) return draw(board, { ...(visiting ?? scene)?.trace });
    draw(board, Object.fromEntries(options.cells.map((cell) => [cell, 'ghost'])));
  };
  board.on('step', clear);
  board.on('select', show);
  board.on('rest', show);
  board.enqueue(show);
}

/**
 * @param {BoardApi} board
 * @param {Record<string, string>} trace a sign's kind by cell
 */
function draw({ picture }, trace) {
  const layer = makeSvg('g', { class: 'ubao-trace', 'aria-hidden': 'true' });
  for (const cell of picture?.cells ?? []) {
    const kind = trace[cell.dataset.cell ?? ''];
    const ring = cell.querySelector('.ring');
    if (kind && ring instanceof SVGGraphicsElement) layer.append(drawSign(kind, ring));
  }
  // Below seeds and pieces.
  picture?.svg.querySelector('[data-layer]')?.before(layer);
}

/**
 * @param {string} kind
 * @param {SVGGraphicsElement} ring the cell's rim
 */
function drawSign(kind, ring) {
  const { x, y, width, height } = ring.getBBox();
  const name = `ubao-trace-${kind}`;
  if (kind === 'ghost' || kind === 'to') {
    return makeSvg('circle', { class: name, cx: x + width / 2, cy: y + height / 2, r: DOT * width });
  }
  const place = /** @type {SVGElement} */ (ring.cloneNode());
  place.setAttribute('class', name);
  return place;
}
