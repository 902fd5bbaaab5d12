// A class's progress with each puzzle, as stacked bars. Each part has its number and sign; the table below has the same
// data.

import { make, makeSvg } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @typedef {import('../training/result-code.js').State} State */

/** The parts of a bar, from solved at once to not seen, with their signs. @type {[State, string][]} */
const PARTS = [
  ['once', '✓'],
  ['tries', '↻'],
  ['hint', '?'],
  ['begun', '✗'],
  ['unseen', '·'],
];
const [WIDTH, ROW, BAR, LEFT] = [360, 34, 24, 26];
/** Narrower parts have no room for number and sign. */
const ROOM = 30;

/**
 * Return the chart, with a legend.
 * @param {ReturnType<typeof import('./result-list.js').sumUp>} sums
 * @param {number} students
 */
export function drawChart(sums, students) {
  const parts = sums.flatMap(({ counts }, row) => {
    const y = row * ROW + (ROW - BAR) / 2;
    let x = LEFT;
    const bars = PARTS.flatMap(([state, sign]) => {
      const width = ((WIDTH - LEFT) * counts[state]) / students;
      if (!width) return [];
      const label = width >= ROOM ? `${sign} ${counts[state]}` : `${counts[state]}`;
      const part = [
        makeSvg('rect', { x: x.toFixed(1), y, width: width.toFixed(1), height: BAR, 'data-state': state }),
        makeSvg('text', { x: (x + width / 2).toFixed(1), y: y + BAR / 2, 'data-state': state }, label),
      ];
      x += width;
      return part;
    });
    return [makeSvg('text', { x: LEFT / 2, y: y + BAR / 2 }, `${row + 1}`), ...bars];
  });
  const told = sums
    .map(({ counts: { begun } }, row) => words('classroom-chart-row', { number: row + 1, begun }))
    .join(' ');
  return make(
    'figure',
    { class: 'ubao-chart' },
    makeSvg(
      'svg',
      {
        viewBox: `0 0 ${WIDTH} ${sums.length * ROW}`,
        role: 'img',
        'aria-label': `${words('classroom-chart')} ${told}`,
      },
      ...parts,
    ),
    make(
      'figcaption',
      {},
      ...PARTS.map(([state, sign]) =>
        make(
          'span',
          { class: 'ubao-chart-key' },
          make('b', { 'data-state': state, 'aria-hidden': 'true' }, sign),
          ' ',
          words('classroom-state', { state }),
        ),
      ),
    ),
  );
}

/** The sign of each state. */
export const SIGN = Object.fromEntries(PARTS);
