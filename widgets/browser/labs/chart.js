// Estimates as strips: a dot for the value, and a bar for its confidence interval.

import { make, makeSvg } from '../kit/element.js';

/** @typedef {import('./statistics.js').Estimate} Estimate */

const [WIDTH, HEIGHT, MARGIN] = [320, 34, 14];
const AXIS = 18;
const BAR = 10;
const DOT = 5;

/**
 * Draw one or two strips on the same scale.
 * @param {string} title the quantity
 * @param {{estimate: Estimate, said: string}[]} series
 * @param {number} most the end of the scale
 */
export function drawStrips(title, series, most) {
  return make(
    'figure',
    { class: 'ubao-strips' },
    make('figcaption', {}, title),
    ...series.flatMap(({ estimate, said }, index) => [
      drawStrip(estimate, `${title} ${said}`, most, index),
      make('p', {}, said),
    ]),
  );
}

/**
 * Draw a strip with its scale.
 * @param {Estimate} estimate
 * @param {string} label
 * @param {number} most
 * @param {number} index the subject's index; each has its own sign
 */
function drawStrip({ middle, low, high }, label, most, index) {
  const place = (/** @type {number} */ value) => MARGIN + ((WIDTH - 2 * MARGIN) * value) / most;
  const ticks = [0, most / 2, most].flatMap((value) => [
    makeSvg('path', { d: `M${place(value)} ${AXIS - 7}v14` }),
    makeSvg('text', { x: place(value), y: HEIGHT - 2 }, `${value}`),
  ]);
  const [x, width] = [place(low), Math.max(2, place(high) - place(low))];
  const sign = index
    ? makeSvg('rect', { x: place(middle) - DOT, y: AXIS - 8 - DOT, width: 2 * DOT, height: 2 * DOT, 'data-sign': '' })
    : makeSvg('circle', { cx: place(middle), cy: AXIS - 8, r: DOT });
  return makeSvg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label, 'data-subject': index },
    makeSvg('path', { d: `M${MARGIN} ${AXIS}H${WIDTH - MARGIN}` }),
    ...ticks,
    makeSvg('rect', { x, y: AXIS - 8 - BAR / 2, width, height: BAR, 'data-bar': '' }),
    sign,
  );
}

/**
 * Return the end of a scale with room for the estimates: 2, 10, 20, 50, 100, 200 and so on.
 * @param {Estimate[]} estimates
 */
export function findScale(estimates) {
  const most = Math.max(1, ...estimates.map(({ middle, high }) => (Number.isFinite(high) ? high : 2 * middle)));
  for (let step = 1; ; step *= 10) {
    const fit = [2, 4, 10].find((times) => times * step >= most);
    if (fit) return fit * step;
  }
}
