// A sheet of puzzles for paper: boards, tasks, lines to write on; and a key on a page of its own.

import { make, makeButton } from '../dom/element.js';
import { runtime } from '../engine/runtime.js';
import { fill, nameSide } from '../game/names.js';
import { readIndex, readPuzzle } from './puzzle-index.js';

/** @typedef {import('../engine/protocol.js').Puzzle} Puzzle */

/**
 * Show the sheet in the place of the page, ready to be printed.
 * @param {string[]} names of the puzzles, in order
 */
export async function printSheet(names) {
  const asked = document.activeElement;
  const index = await readIndex();
  const puzzles = (await Promise.all(names.map(readPuzzle))).filter((puzzle) => puzzle !== undefined);
  const title = (/** @type {Puzzle} */ { game }) => index.games.find(({ slug }) => slug === game)?.name ?? game;
  const tasks = await Promise.all(puzzles.map((puzzle, at) => makeTask(puzzle, at + 1, title(puzzle))));
  const keys = await Promise.all(puzzles.map((puzzle, at) => makeKey(puzzle, at + 1)));
  const escape = (/** @type {KeyboardEvent} */ { key }) => { if (key === 'Escape') close(); };
  const close = () => {
    document.removeEventListener('keydown', escape);
    sheet.remove();
    for (const other of others) other.toggleAttribute('inert', false);
    document.documentElement.removeAttribute('data-sheet');
    if (asked instanceof HTMLElement) asked.focus();
  };
  const print = makeButton('Print', () => window.print(), { class: 'ubao-choice' });
  const sheet = document.createElement('ubao-sheet');
  sheet.setAttribute('role', 'main');
  // While it is printed, the focus may go away from it.
  document.addEventListener('keydown', escape);
  sheet.append(
    make('p', { class: 'ubao-sheet-tools' }, print, makeButton('Close', close)),
    make('section', { class: 'ubao-sheet-tasks' }, make('h2', {}, 'Puzzles'), make('p', { class: 'ubao-sheet-name' }, 'Name:'), ...tasks),
    make('section', { class: 'ubao-sheet-key' }, make('h2', {}, 'Key, for the teacher'), make('ol', {}, ...keys)),
  );
  const others = [...document.body.children];
  for (const other of others) other.toggleAttribute('inert', true);
  document.body.append(sheet);
  document.documentElement.setAttribute('data-sheet', '');
  print.focus();
}

/**
 * @param {Puzzle} puzzle
 * @param {number} number
 * @param {string} game its name
 */
async function makeTask({ game: slug, record, side, prompt }, number, game) {
  const { svg } = await runtime.call({ op: 'open', game: slug, record, viewpoint: side });
  const picture = document.createElement('ubao-picture');
  picture.setAttribute('game', slug);
  picture.innerHTML = svg;
  // On paper nothing is chosen, and many boards stand side by side.
  for (const part of picture.querySelectorAll('[data-key]')) part.removeAttribute('data-key');
  return make(
    'div', { class: 'ubao-sheet-task' },
    make('p', {}, make('b', {}, `${number}. ${prompt}`), ` ${game}. You are ${nameSide(side)}.`),
    picture,
    make('p', { class: 'ubao-sheet-line' }, 'Answer:'), make('p', { class: 'ubao-sheet-line' }, 'Why?'),
  );
}

/**
 * @param {Puzzle} puzzle
 * @param {number} number
 */
async function makeKey(puzzle, number) {
  const ask = { op: /** @type {const} */ ('answer-why'), game: puzzle.game, record: puzzle.record, puzzle };
  const { answers } = await runtime.call(ask);
  const right = answers.filter(({ accepted }) => accepted);
  const words = right.map(({ moves, said }) => `${moves.join(' or ')}: ${fill(said)}`).join(' ');
  return make('li', { value: `${number}` }, words);
}
