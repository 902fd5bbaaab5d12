// A printed sheet of puzzles: boards, tasks, lines to write on; and a key on its own page.

import { showStill } from '../board/drawing.js';
import { make, makeButton } from '../kit/element.js';
import { makePrinting } from '../kit/output.js';
import { explainPuzzle } from '../engine/thinking.js';
import { say, speak, words } from '../kit/speech.js';
import { readIndex, readTask } from './puzzle-index.js';

/** @import { Puzzle } from '../engine/protocol.js' */
/** @import { Value } from '../kit/speech.js' */
/** @import { Task } from './puzzle-index.js' */

/** Replace the page with the sheet, ready to print. @param {string[]} names the puzzles', in order */
export async function printSheet(names) {
  const asked = document.activeElement;
  const index = await readIndex();
  const found = await Promise.all(names.map((name) => readTask(name)));
  const title = (/** @type {Puzzle} */ { game }) => index.games.find(({ slug }) => slug === game)?.name ?? game;
  const tasks = found.map((task, at) => makeTask(task, at + 1, title(task.puzzle)));
  const keys = await Promise.all(found.map(({ puzzle }, at) => makeKey(puzzle, at + 1)));
  // It may have been requested twice.
  if (document.querySelector('ubao-sheet')) return;
  const leave = (/** @type {KeyboardEvent} */ { key }) => {
    if (key === 'Escape') close();
  };
  const close = () => {
    document.removeEventListener('keydown', leave);
    sheet.remove();
    for (const other of others) other.toggleAttribute('inert', false);
    document.documentElement.removeAttribute('data-sheet');
    if (asked instanceof HTMLElement) asked.focus();
  };
  const { button: print, said } = makePrinting(words('kit-print'), { class: 'ubao-choice' });
  const name = make('p', { class: 'ubao-sheet-name' }, words('training-sheet-name'));
  const sheet = make(
    'ubao-sheet',
    { role: 'main' },
    make('div', { class: 'ubao-sheet-tools' }, said, print, makeButton(words('kit-close'), close)),
    make('section', { class: 'ubao-sheet-tasks' }, make('h2', {}, words('training-sheet')), name, ...tasks),
    make('section', { class: 'ubao-sheet-key' }, make('h2', {}, words('training-sheet-key')), make('ol', {}, ...keys)),
  );
  // Printing may take the focus away from it.
  document.addEventListener('keydown', leave);
  const others = [...document.body.children];
  for (const other of others) other.toggleAttribute('inert', true);
  document.body.append(sheet);
  document.documentElement.setAttribute('data-sheet', '');
  print.focus();
}

/** Return a puzzle with lines to write on. @param {Task} task @param {number} number @param {string} game its name */
function makeTask({ puzzle: { game: slug, side, prompt }, scene: { svg } }, number, game) {
  const picture = make('ubao-picture', { game: slug });
  showStill(picture, svg);
  const who = words('training-sheet-who', { game, side: ['side', side] });
  return make(
    'div',
    { class: 'ubao-sheet-task' },
    make('p', {}, make('b', {}, `${number}. ${prompt}`), ' ', who),
    picture,
    make('p', { class: 'ubao-sheet-line' }, words('training-sheet-answer')),
    make('p', { class: 'ubao-sheet-line' }, words('training-sheet-why')),
  );
}

/** Return the answers to a puzzle, and why they are right. @param {Puzzle} puzzle @param {number} number */
async function makeKey(puzzle, number) {
  const answers = await explainPuzzle(puzzle);
  const right = answers.filter(({ accepted }) => accepted);
  const told = right.flatMap(({ moves, said }) => {
    const named = moves.map((move) => /** @type {Value} */ (['move', move]));
    return [...say('training-sheet-right', { moves: ['list', named] }), ...said];
  });
  return make('li', { value: `${number}` }, speak(told));
}
