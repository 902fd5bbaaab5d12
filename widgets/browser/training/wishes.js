// Which puzzles are wanted: a button that says it, and a window to choose anew.

import { openDialog } from '../dom/dialog.js';
import { make } from '../dom/element.js';
import { words } from '../messages/speech.js';
import { GRADES, choose } from './puzzle-index.js';

/** @typedef {import('./practice.js').Practice} Practice */
/** @typedef {Practice['wanted']} Wanted */

/**
 * What may be wanted of one kind, each by its value; the first, without a value, is all.
 * @typedef {[value: string, label: string][]} Options
 */

/**
 * The games, themes and grades there are.
 * @param {Practice} practice
 * @param {Wanted} wanted
 * @returns {Record<keyof Wanted, Options>}
 */
function listOptions({ index }, wanted) {
  const themes = new Set(choose(index, { ...wanted, theme: '', grade: '' }).flatMap((entry) => entry.themes));
  const games = index.games.filter(({ puzzles }) => puzzles.length);
  return {
    game: [['', words('training-trainer-all-games')], ...games.map(({ slug, name }) => /** @type {[string, string]} */ ([slug, name]))],
    theme: [['', words('training-trainer-all-themes')], ...Object.entries(index.themes).filter(([name]) => themes.has(name))
      .map(([name, theme]) => /** @type {[string, string]} */ ([name, words('training-trainer-theme', { theme })]))],
    grade: [['', words('training-trainer-all-grades')], ...Object.keys(GRADES)
      .map((grade) => /** @type {[string, string]} */ ([grade, words('training-trainer-grade', { grade })]))],
  };
}

/**
 * What is wanted, in a few words: “All games · easy”.
 * @param {Practice} practice
 * @param {boolean} single whether the page is about one game
 */
export function nameWishes(practice, single) {
  const { wanted } = practice;
  const options = listOptions(practice, wanted);
  const label = (/** @type {keyof Wanted} */ kind) => options[kind].find(([value]) => value === wanted[kind])?.[1] ?? '';
  const chosen = [wanted.theme && label('theme'), wanted.grade && label('grade')].filter(Boolean);
  if (single && !chosen.length) return words('training-trainer-all-puzzles');
  return [...(single ? [] : [label('game')]), ...chosen].join(' · ');
}

/**
 * Ask which puzzles are wanted; true if that was said.
 * @param {HTMLElement} owner
 * @param {Practice} practice
 * @param {boolean} single whether the page is about one game
 */
export async function askWishes(owner, practice, single) {
  const wanted = { ...practice.wanted };
  const body = make('div', { class: 'ubao-wishes' });
  const count = make('p', { role: 'status' });
  const draw = () => {
    const options = listOptions(practice, wanted);
    body.replaceChildren(
      ...(single ? [] : [makeGroup('game', words('training-trainer-by-game'), options.game)]),
      makeGroup('theme', words('training-trainer-by-theme'), options.theme),
      makeGroup('grade', words('training-trainer-by-grade'), options.grade),
    );
    tell();
  };
  const tell = () => {
    count.textContent = words('training-trainer-found', { puzzles: choose(practice.index, wanted).length });
  };
  /**
   * @param {keyof Wanted} kind
   * @param {string} title
   * @param {Options} options
   */
  const makeGroup = (kind, title, options) => make('fieldset', {}, make('legend', {}, title), ...options.map(([value, label]) => {
    const box = make('input', { type: 'radio', name: `ubao-${kind}`, value, change: () => {
      wanted[kind] = value;
      if (kind !== 'game') return tell();
      // Another game has other themes.
      wanted.theme = '';
      draw();
      /** @type {HTMLElement | null} */
      const again = body.querySelector('[name="ubao-game"]:checked');
      again?.focus();
    } });
    box.toggleAttribute('checked', value === wanted[kind]);
    return make('label', { class: 'ubao-wish' }, box, make('span', {}, label));
  }));
  draw();
  const answer = await openDialog(owner, words('training-trainer-which-puzzles'), [body, count], [
    ['show', words('training-trainer-show')], ['', words('training-cancel')],
  ]);
  if (answer) Object.assign(practice.wanted, wanted);
  return Boolean(answer);
}
