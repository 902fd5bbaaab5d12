// A class's results as tables, by puzzle and by student.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { SOLVED, STATES } from '../training/result-code.js';
import { SIGN } from './result-chart.js';

/** @typedef {import('./result-list.js').Entry} Entry */

/**
 * Return a table with a row for each puzzle.
 * @param {ReturnType<typeof import('./result-list.js').sumUp>} sums
 * @param {Record<string, [prompt: string, ages: string]>} prompts
 */
export function listPuzzles(sums, prompts) {
  const order = [...STATES.slice(2), ...STATES.slice(0, 2)].filter((state) => state !== 'unseen');
  const head = [
    words('classroom-puzzle'),
    ...order.map((state) => words('classroom-state', { state })),
    words('classroom-stuck'),
  ];
  return makeTable(
    words('classroom-by-puzzle'),
    head,
    sums.map(({ name, counts, stuck }, at) =>
      make(
        'tr',
        {},
        make('th', { scope: 'row' }, `${at + 1}. ${prompts[name]?.[0] ?? name}`),
        ...order.map((state) => make('td', {}, `${counts[state]}`)),
        make('td', {}, stuck.map((student) => student || words('classroom-nameless')).join(', ')),
      ),
    ),
  );
}

/**
 * Return a table that scrolls if it's too wide.
 * @param {string} caption
 * @param {string[]} head the columns' titles
 * @param {HTMLElement[]} rows
 */
export function makeTable(caption, head, rows) {
  return scroll(
    make(
      'table',
      { class: 'ubao-sums' },
      make('caption', {}, caption),
      make('thead', {}, make('tr', {}, ...head.map((title) => make('th', { scope: 'col' }, title)))),
      make('tbody', {}, ...rows),
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
  const head = [
    words('classroom-name'),
    ...puzzles.map((_, at) => `${at + 1}`),
    words('classroom-solved'),
    words('classroom-hints'),
    words('classroom-minutes'),
  ];
  const rows = entries.map((entry) => {
    const {
      name,
      work: { states, hints, minutes },
    } = entry;
    const called = name || words('classroom-nameless');
    return make(
      'tr',
      {},
      make('th', { scope: 'row' }, called),
      ...states.map((state) =>
        make(
          'td',
          { 'data-state': state },
          make('span', { 'aria-hidden': 'true' }, SIGN[state] ?? ''),
          make('span', { class: 'ubao-hidden-words' }, words('classroom-state', { state })),
        ),
      ),
      ...[states.filter((state) => SOLVED.includes(state)).length, hints, minutes].map((count) =>
        make('td', {}, `${count}`),
      ),
      make(
        'td',
        {},
        makeButton('×', () => remove(entry), {
          'aria-label': words('classroom-remove', { name: called }),
          class: 'ubao-remove',
        }),
      ),
    );
  });
  return scroll(
    make(
      'table',
      { class: 'ubao-students' },
      make('caption', { class: 'ubao-hidden-words' }, words('classroom-by-student')),
      make('thead', {}, make('tr', {}, ...head.map((title) => make('th', { scope: 'col' }, title)), make('td', {}))),
      make('tbody', {}, ...rows),
    ),
  );
}

/** Wrap a table so that it scrolls if it's too wide. @param {HTMLTableElement} table */
function scroll(table) {
  return make(
    'div',
    { class: 'ubao-scroll', tabindex: 0, role: 'group', 'aria-label': table.caption?.textContent ?? '' },
    table,
  );
}
