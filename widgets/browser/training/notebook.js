// A student's notebook: what was done, taken along as a code or a file, brought back, or begun anew.

import { ask } from '../dom/dialog.js';
import { make, makeButton } from '../dom/element.js';
import { readFile } from '../saving/opening.js';
import { makeField, save } from '../saving/share.js';
import { BrokenCode, readCode, writeCode } from './progress-code.js';
import { progress } from './progress.js';

const HOW = 'Copy this code, or save it as a file. On another device, bring it in below.';
const KEPT = 'It is kept on this device only. Nothing is sent anywhere.';

/**
 * Add the notebook of the student at work.
 * @param {HTMLElement} owner
 * @param {import('./puzzle-index.js').Index} index
 */
export function addNotebook(owner, index) {
  const puzzles = index.games.flatMap((game) => game.puzzles.map(({ id }) => id));
  const steps = index.games.flatMap((game) => game.steps);
  const told = make('p', {});
  const code = makeField('Your code');
  const paste = make('textarea', { rows: '3', spellcheck: 'false', autocomplete: 'off' });
  const said = make('p', { role: 'status' });
  const file = make('input', { type: 'file', accept: '.txt,text/plain' });
  const show = () => {
    const { solved, learned } = progress.student;
    const names = Object.keys(solved).filter((name) => puzzles.includes(name));
    const alone = names.filter((name) => !solved[name]?.hints).length;
    told.textContent = `${names.length} of ${puzzles.length} puzzles solved, ${alone} of them without a hint. ${KEPT}`;
    code.field.value = writeCode([...names, ...Object.keys(learned)]);
  };
  const take = () => {
    try {
      const { names, unknown } = readCode(paste.value, [...puzzles, ...steps]);
      const kinds = { solved: names.filter((name) => puzzles.includes(name)), learned: names.filter((name) => steps.includes(name)) };
      progress.add(kinds);
      paste.value = '';
      said.textContent = `Brought in: ${kinds.solved.length} puzzles and ${kinds.learned.length} steps.`
        + (unknown ? ` ${unknown} more are not on this site.` : '');
    } catch (error) {
      if (!(error instanceof BrokenCode)) throw error;
      said.textContent = error.message;
      paste.focus();
    }
  };
  file.addEventListener('change', async () => {
    const chosen = file.files?.[0];
    file.value = '';
    if (!chosen) return;
    paste.value = await readFile(chosen).catch(() => '');
    take();
  });
  const clear = async () => {
    const sure = await ask(owner, {
      question: 'Begin anew?', explanation: 'All that you have solved and learned here will be forgotten.',
      yes: 'Begin anew', no: 'Keep it',
    });
    if (!sure) return;
    progress.reset();
    said.textContent = 'You begin anew.';
  };
  const leave = async () => {
    const sure = await ask(owner, {
      question: 'Leave this device?', explanation: 'Your name and all that you have solved will be forgotten here.',
      yes: 'Leave', no: 'Stay',
    });
    if (sure) progress.dismiss();
  };
  const details = make(
    'details', { class: 'ubao-notebook' }, make('summary', {}, 'My notebook'), told, make('p', {}, HOW), code.row,
    make(
      'div', { class: 'ubao-buttons' },
      makeButton('Save as a file', () => save('my-puzzles', code.field.value)),
    ),
    make('label', {}, 'A code from another device', paste),
    make(
      'div', { class: 'ubao-ways-in' },
      makeButton('Bring it in', take),
      make('label', { class: 'ubao-file' }, 'Open a file', file),
    ),
    said,
    make(
      'div', { class: 'ubao-buttons' },
      makeButton('Begin anew', clear),
      makeButton('Leave this device', leave),
    ),
  );
  details.addEventListener('toggle', show);
  progress.addEventListener('change', show);
  owner.append(details);
}
