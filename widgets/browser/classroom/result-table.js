// A class's results as tables, by puzzle and by student.

import { make, makeButton } from '../kit/element.js';
import { makeRow, makeTable } from '../kit/table.js';
import { words } from '../kit/speech.js';
import { groupSigns } from '../training/base32.js';
import { countSolved, STATES } from '../training/result-code.js';
import { SIGN } from './result-chart.js';

/** @typedef {import('./result-list.js').Entry} Entry */

/** The titles of each student's totals. */
const TOTALS = /** @type {const} */ (['classroom-solved', 'classroom-hints', 'classroom-minutes']);

/** @param {import('../training/result-code.js').Work} work */
const sumUp = ({ states, hints, minutes }) => [countSolved(states), hints, minutes];

/**
 * Return a table with a row for each puzzle.
 * @param {ReturnType<typeof import('./result-list.js').sumUp>} sums
 * @param {Record<string, [prompt: string, ages: string]>} prompts
 */
export function listPuzzles(sums, prompts) {
  const order = [...STATES.slice(2), ...STATES.slice(0, 2)].filter((state) => state !== 'unseen');
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
export function listStudents(puzzles, entries, remove) {
  const rows = entries.map((entry) => {
    const name = entry.name || words('classroom-nameless');
    const button = makeButton('×', () => remove(entry), {
      'aria-label': words('kit-remove', { name }),
      class: 'ubao-remove',
    });
    return makeRow([name, ...entry.work.states.map(makeState), ...sumUp(entry.work), make('td', {}, button)]);
  });
  const numbers = puzzles.map((_, at) => `${at + 1}`);
  const head = [words('classroom-name'), ...numbers, ...TOTALS.map((title) => words(title)), ''];
  return makeTable(words('classroom-by-student'), head, rows, { look: 'ubao-students', hidden: true });
}

/** @param {import('../training/result-code.js').State} state */
function makeState(state) {
  return make(
    'td',
    { 'data-state': state },
    make('span', { 'aria-hidden': 'true' }, SIGN[state] ?? ''),
    make('span', { class: 'ubao-hidden-words' }, words('classroom-state', { state })),
  );
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
      ...sumUp(work),
    ]),
  ];
}
