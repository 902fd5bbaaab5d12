// Let students filter puzzles by game, theme and difficulty.

import { openDialog } from '../kit/dialog.js';
import { make } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { EVERY, GRADES, filterPuzzles } from './puzzle-index.js';

/** @import { Practice } from './practice.js' */
/** @typedef {Practice['filter']} Filter */

export const listGrades = () => [
  ['', words('training-trainer-all-grades')],
  ...Object.keys(GRADES).map((grade) => [grade, words('training-trainer-grade', { grade })]),
];

/**
 * Return the games, with the themes and grades that a filter leaves.
 * @param {Practice} practice
 * @param {Filter} filter
 * @returns {Record<keyof Filter, string[][]>} the values and labels of a field's options
 */
function listOptions({ index, guided }, filter) {
  const themes = new Set(filterPuzzles(index, { ...filter, theme: '', grade: '' }).flatMap((entry) => entry.themes));
  const games = index.games.filter(({ puzzles }) => puzzles.length);
  return {
    game: [
      ...(guided ? [['', words('training-trainer-known-games')]] : []),
      [guided ? EVERY : '', words('training-trainer-all-games')],
      ...games.map(({ slug, name }) => [slug, name]),
    ],
    theme: [
      ['', words('training-trainer-all-themes')],
      ...Object.entries(index.themes)
        .filter(([name]) => themes.has(name))
        .map(([name, theme]) => [name, words('training-trainer-theme', { theme })]),
    ],
    grade: listGrades(),
  };
}

/**
 * Describe the filter: “All games · easy”.
 * @param {Practice} practice
 * @param {boolean} single for a game's page
 */
export function describeFilter(practice, single) {
  const { filter } = practice;
  const options = listOptions(practice, filter);
  const label = (/** @type {keyof Filter} */ kind) =>
    options[kind].find(([value]) => value === filter[kind])?.[1] ?? '';
  const chosen = [filter.theme && label('theme'), filter.grade && label('grade')].filter(Boolean);
  if (single && !chosen.length) return words('training-trainer-all-puzzles');
  return [...(single ? [] : [label('game')]), ...chosen].join(' · ');
}

/**
 * Ask for the filter; return if set.
 * @param {HTMLElement} owner
 * @param {Practice} practice
 * @param {boolean} single
 */
export async function askFilter(owner, practice, single) {
  const filter = { ...practice.filter };
  const body = make('div', { class: 'ubao-puzzle-filter' });
  const count = make('p', { role: 'status' });
  const draw = () => {
    body.replaceChildren(
      ...(single ? [] : [makeGroup('game', words('training-trainer-by-game'))]),
      makeGroup('theme', words('training-trainer-by-theme')),
      makeGroup('grade', words('training-trainer-by-grade')),
    );
    tell();
  };
  const tell = () => {
    count.textContent = words('training-trainer-found', { puzzles: filterPuzzles(practice.index, filter).length });
  };
  const makeGroup = (/** @type {keyof Filter} */ kind, /** @type {string} */ title) => {
    const choices = listOptions(practice, filter)[kind].map(([value = '', label = '']) => {
      const change = () => {
        filter[kind] = value;
        if (kind !== 'game') return tell();
        // Themes depend on the game.
        filter.theme = '';
        draw();
        /** @type {HTMLElement | null} */
        const again = body.querySelector('[name="ubao-game"]:checked');
        again?.focus();
      };
      const checked = value === filter[kind];
      const box = make('input', { type: 'radio', name: `ubao-${kind}`, value, checked, change });
      return make('label', { class: 'ubao-puzzle-filter-choice' }, box, make('span', {}, label));
    });
    return make('fieldset', {}, make('legend', {}, title), ...choices);
  };
  draw();
  const answers = { show: words('training-trainer-show'), '': words('kit-cancel') };
  const answer = await openDialog(owner, words('training-trainer-which-puzzles'), [body, count], answers);
  if (answer) Object.assign(practice.filter, filter);
  return Boolean(answer);
}
