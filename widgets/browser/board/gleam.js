// A ring of light at each capture; the new number grows for a moment. It ends with its step, moves nothing else, and
// respects reduced motion.

import { makeSvg } from '../kit/element.js';

/** @typedef {import('../engine/protocol.js').EventKind} EventKind */
/** @typedef {import('../engine/protocol.js').Step} Step */
/** @typedef {import('./picture.js').Picture} Picture */

/** The events that capture something. */
const TAKES = /** @type {Set<EventKind>} */ (new Set(['capture', 'slam', 'intercept', 'sweep', 'remove']));

/** The shortest step worth lighting, in milliseconds. */
const SHORTEST = 100;

/**
 * Celebrate captures on a board.
 * @param {import('./api.js').BoardApi} board
 */
export function watchCaptures(board) {
  board.on('step', ({ step, time }) => {
    const { picture } = board;
    if (!picture || !TAKES.has(step.kind) || time < SHORTEST) return;
    shine(picture, step.at, time);
    grow(picture, step, time);
  });
}

/**
 * @param {Picture} picture
 * @param {string} at the cell
 * @param {number} time
 */
function shine({ svg, cells }, at, time) {
  const ring = cells.find((cell) => cell.dataset.cell === at)?.querySelector('.ring');
  if (!(ring instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = ring.getBBox();
  const light = makeSvg('circle', {
    class: 'ubao-gleam',
    'aria-hidden': 'true',
    cx: x + width / 2,
    cy: y + height / 2,
    r: Math.max(width, height) / 2,
  });
  svg.append(light);
  const fade = light.animate(
    [
      { scale: 0.5, opacity: 1 },
      { scale: 1.15, opacity: 0 },
    ],
    { duration: time, easing: 'ease-out' },
  );
  const remove = () => light.remove();
  fade.finished.then(remove, remove);
}

/**
 * @param {Picture} picture
 * @param {Step} step
 * @param {number} time
 */
function grow({ parts }, { texts = {} }, time) {
  for (const [key, text] of Object.entries(texts)) {
    const number = parts.get(key);
    if (!(Number(text) > Number(number?.textContent))) continue;
    number?.animate([{ scale: 1 }, { scale: 1.4 }, { scale: 1 }], { duration: time, easing: 'ease-in-out' });
  }
}
