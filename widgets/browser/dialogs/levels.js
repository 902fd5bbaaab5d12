// “Play against the computer”: the levels, their styles, and how to beat them.

import { openDialog } from '../kit/dialog.js';
import { make } from '../kit/element.js';
import { listLevels, seat } from '../game/seating.js';
import { say, speak, words } from '../kit/speech.js';

/**
 * Let a person choose an opponent. The person gets the side to move, or keeps the seat at the bottom once a turn was
 * played; if the computer is to begin, it moves next.
 * @param {import('../board/view.js').BoardApi} board
 */
export async function chooseLevel({ element, game }) {
  const [levels, faces] = await Promise.all([listLevels(game.slug), import('../board/faces.js').catch(() => null)]);
  const waits = make('input', { type: 'checkbox' });
  const level = await openDialog(
    element,
    words('dialogs-levels'),
    [make('label', { class: 'ubao-option' }, waits, words('dialogs-levels-begins')), makeRow(levels, faces?.makeFace)],
    [['', words('dialogs-not-now')]],
  );
  const { players, scene } = game;
  if (!level || !scene) return;
  const own = scene.plies ? game.viewpoint : scene.turn;
  const computer = waits.checked ? scene.turn : players.sides.find((side) => side !== own);
  for (const side of players.sides) players.player(side).level = side === computer ? level : '';
  await seat(game);
}

/**
 * Return the opponents in a row, weakest first.
 * @param {import('../engine/protocol.js').Level[]} levels
 * @param {(level: string) => Node[]} [makeFace] by default none
 */
function makeRow(levels, makeFace = () => []) {
  const row = make('div', { class: 'ubao-levels-row' });
  for (const [index, { slug, name, habit, advice }] of levels.entries()) {
    const strength = make('span', {
      class: 'ubao-strength',
      role: 'img',
      'aria-label': words('dialogs-levels-strength', { strength: index + 1, levels: levels.length }),
    });
    for (let seed = 0; seed < levels.length; seed += 1) strength.append(make('i', { 'data-on': seed <= index }));
    const told = make(
      'p',
      { id: `ubao-level-${slug}` },
      strength,
      speak(habit),
      ' ',
      make('span', {}, speak([...say('dialogs-levels-win'), ...advice])),
    );
    const label = words('dialogs-levels-play', { level: speak(name) });
    // The dialog opens with the first selected.
    const choice = { value: slug, autofocus: index === 0, 'aria-describedby': told.id };
    row.append(make('div', { class: 'ubao-level' }, make('button', choice, ...makeFace(slug), label), told));
  }
  return row;
}
