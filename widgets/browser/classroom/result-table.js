// A class's results as a chart and a table by puzzle, and a table by student.

import { make, makeButton, makeSvg } from '../kit/element.js';
import { makeRow, makeTable } from '../kit/table.js';
import { words } from '../kit/speech.js';
import { groupSigns } from '../kit/codes.js';
import { countSolved } from '../training/result-code.js';

/** @import { Entry, sumUp } from './result-list.js' */
/** @import { Prompts } from '../training/puzzle-index.js' */
/** @import { State, Work } from '../training/result-code.js' */

/** The titles of each student's totals. */
const TOTALS = /** @type {const} */ (['classroom-solved', 'classroom-hints', 'classroom-minutes']);

/** @param {Work} work */
const total = ({ states, hints, minutes }) => [countSolved(states), hints, minutes];

/** The signs of states, from solved at once to not seen. @type {Record<State, string>} */
const SIGNS = { once: '✓', tries: '↻', hint: '?', begun: '✗', unseen: '·' };
const ORDER = /** @type {State[]} */ (Object.keys(SIGNS));

const [WIDTH, ROW, BAR, LEFT] = [360, 34, 24, 26];
/** Narrower parts have no room for number and sign. */
const ROOM = 30;

/**
 * Return a chart of a class's progress with each puzzle, as stacked bars, with a legend. Each part has its number and
 * sign; the table has the same data.
 * @param {ReturnType<typeof sumUp>} sums
 * @param {number} students
 */
export function drawChart(sums, students) {
  const parts = sums.flatMap(({ counts }, row) => {
    const y = row * ROW + (ROW - BAR) / 2;
    let x = LEFT;
    const bars = ORDER.flatMap((state) => {
      const width = ((WIDTH - LEFT) * counts[state]) / students;
      if (!width) return [];
      const label = width >= ROOM ? `${SIGNS[state]} ${counts[state]}` : `${counts[state]}`;
      const part = [
        makeSvg('rect', { x: x.toFixed(1), y, width: width.toFixed(1), height: BAR, 'data-state': state }),
        makeSvg('text', { x: (x + width / 2).toFixed(1), y: y + BAR / 2, 'data-state': state }, label),
      ];
      x += width;
      return part;
    });
    return [makeSvg('text', { x: LEFT / 2, y: y + BAR / 2 }, `${row + 1}`), ...bars];
  });
  const told = sums.map(({ counts: { begun } }, row) => words('classroom-chart-row', { number: row + 1, begun }));
  const label = [words('classroom-chart'), ...told].join(' ');
  const keys = ORDER.map((state) => {
    const sign = make('b', { 'data-state': state, 'aria-hidden': 'true' }, SIGNS[state]);
    return make('span', { class: 'ubao-chart-key' }, sign, ' ', words('classroom-state', { state }));
  });
  return make(
    'figure',
    { class: 'ubao-chart' },
    makeSvg('svg', { viewBox: `0 0 ${WIDTH} ${sums.length * ROW}`, role: 'img', 'aria-label': label }, ...parts),
    make('figcaption', {}, ...keys),
  );
}

/**
 * Return a table with a row for each puzzle.
 * @param {ReturnType<typeof sumUp>} sums
 * @param {Prompts} prompts
 */
export function tabulatePuzzles(sums, prompts) {
  const order = ORDER.filter((state) => state !== 'unseen');
  return makeTable(
    words('classroom-by-puzzle'),
    [words('classroom-puzzle'), ...order.map((state) => words('classroom-state', { state })), words('classroom-stuck')],
    sums.map(({ name, counts, stuck }, at) =>
      makeRow([
        `${at + 1}. ${prompts[name]?.[0] ?? name}`,
        ...order.map((state) => counts[state]),
        stuck.map((student) => student || words('classroom-nameless')).join(', '),
      ]),
    ),
  );
}

/**
 * Return a table with a row for each student.
 * @param {string[]} puzzles
 * @param {Entry[]} entries
 * @param {(entry: Entry) => void} remove
 */
export function tabulateStudents(puzzles, entries, remove) {
  const rows = entries.map((entry) => {
    const name = entry.name || words('classroom-nameless');
    const look = { 'aria-label': words('kit-remove', { name }), class: 'ubao-remove' };
    const button = makeButton('×', () => remove(entry), look);
    return makeRow([name, ...entry.work.states.map(makeState), ...total(entry.work), make('td', {}, button)]);
  });
  const numbers = puzzles.map((_, at) => `${at + 1}`);
  const head = [words('classroom-name'), ...numbers, ...TOTALS.map((title) => words(title)), ''];
  return makeTable(words('classroom-by-student'), head, rows, { look: 'ubao-students', hidden: true });
}

/** @param {State} state */
function makeState(state) {
  const sign = make('span', { 'aria-hidden': 'true' }, SIGNS[state]);
  const said = make('span', { class: 'ubao-hidden-words' }, words('classroom-state', { state }));
  return make('td', { 'data-state': state }, sign, said);
}

/**
 * Return the results as rows for spreadsheets.
 * @param {string[]} puzzles
 * @param {Entry[]} entries
 */
export function writeRows(puzzles, entries) {
  return [
    [words('classroom-name'), words('classroom-code'), ...puzzles, ...TOTALS.map((title) => words(title))],
    ...entries.map(({ name, code, work }) => [
      name,
      groupSigns(code),
      ...work.states.map((state) => words('classroom-state', { state })),
      ...total(work),
    ]),
  ];
}
