// A student's notebook: save progress as a code or a file, restore it, or start over.

import { tellAside } from '../dialogs/confirmations.js';
import { ask } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeFileButton } from '../kit/fields.js';
import { say, speak, words } from '../kit/speech.js';
import { makeField, makeSaving } from '../saving/share.js';
import { BrokenCode, LONGEST_CODE, readProgress, writeProgress } from './progress-code.js';
import { progress } from './progress.js';
import { listPuzzles } from './puzzle-index.js';
import { listWins } from './today.js';

/**
 * Add the current student's notebook.
 * @param {HTMLElement} owner
 * @param {import('./puzzle-index.js').Index} index
 */
export function addNotebook(owner, index) {
  const puzzles = listPuzzles(index);
  const steps = index.games.flatMap((game) => [...game.steps, ...listWins(game.slug)]);
  const told = make('p', {});
  const code = makeField(words('training-notebook-code'));
  const paste = make('textarea', { rows: '3', spellcheck: 'false', autocomplete: 'off' });
  const said = make('p', { role: 'status' });
  const show = () => {
    const { solved, learned } = progress.student;
    const names = Object.keys(solved).filter((name) => puzzles.includes(name));
    const alone = names.filter((name) => !solved[name]?.hints).length;
    told.textContent = speak([
      ...say('training-notebook-told', { solved: names.length, puzzles: puzzles.length, alone }),
      ...say(progress.isKept ? 'training-notebook-kept' : 'training-notebook-unkept'),
    ]);
    code.field.value = writeProgress([...names, ...Object.keys(learned)]);
  };
  const take = () => {
    try {
      const { names, unknown } = readProgress(paste.value, [...puzzles, ...steps]);
      const solved = names.filter((name) => puzzles.includes(name));
      const learned = names.filter((name) => !puzzles.includes(name));
      progress.add({ solved, learned });
      paste.value = '';
      const taken = say('training-notebook-taken', { puzzles: solved.length, steps: learned.length });
      said.textContent = speak([...taken, ...(unknown ? say('training-notebook-unknown', { unknown }) : [])]);
    } catch (error) {
      if (!(error instanceof BrokenCode)) throw error;
      said.textContent = error.message;
      paste.focus();
    }
  };
  const file = makeFileButton((text) => {
    paste.value = text?.slice(0, LONGEST_CODE) ?? '';
    take();
  });
  const clear = async () => {
    const sure = await ask(owner, {
      question: words('training-anew-question'),
      explanation: words('training-anew-what'),
      yes: words('training-anew'),
      no: words('training-anew-no'),
    });
    if (!sure) return;
    progress.reset();
    said.textContent = words('training-anew-done');
  };
  const leave = async () => {
    const sure = await ask(owner, {
      question: words('training-leave-question'),
      explanation: words('training-leave-what'),
      yes: words('training-leave-yes'),
      no: words('training-leave-no'),
    });
    if (sure) progress.dismiss();
  };
  const clearing = [makeButton(words('training-anew'), clear), makeButton(words('training-leave'), leave)];
  const details = make(
    'details',
    { class: 'ubao-notebook' },
    make('summary', {}, words('training-notebook')),
    ...tellAside(progress),
    told,
    make('p', {}, words('training-notebook-how')),
    code.row,
    makeSaving(words('training-notebook-file'), () => code.field.value),
    make('label', {}, words('training-notebook-other'), paste),
    make('div', { class: 'ubao-ways-in' }, makeButton(words('training-notebook-take'), take), file),
    said,
    make('div', { class: 'ubao-buttons' }, ...clearing),
  );
  details.addEventListener('toggle', show);
  progress.addEventListener('change', show);
  owner.append(details);
}
