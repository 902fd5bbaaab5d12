// “Play against the computer”: the levels, what each is like, and how to beat it.

import { openDialog } from '../kit/dialog.js';
import { make } from '../kit/element.js';
import { runtime } from '../engine/runtime.js';
import { seat } from '../game/seating.js';
import { say } from '../kit/message.js';
import { speak, words } from '../kit/speech.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */
/** @typedef {import('../engine/protocol.js').Level} Level */

/**
 * The opponents that a game has, weakest first.
 * @param {string} game
 */
export function listLevels(game) {
  return runtime.call({ op: 'levels', game, record: '' });
}

/**
 * Let a person choose whom to play. The person has the side whose turn it is, or the other one.
 * @param {BoardApi} board
 */
export async function chooseLevel({ element, game }) {
  const levels = await listLevels(game.slug);
  const waits = make('input', { type: 'checkbox' });
  const level = await openDialog(
    element,
    words('dialogs-levels'),
    [make('label', { class: 'ubao-option' }, waits, words('dialogs-levels-begins')), ...levels.map(describe)],
    [['', words('dialogs-not-now')]],
  );
  const { players, scene } = game;
  if (!level || !scene) return;
  for (const side of players.sides) {
    players.player(side).level = (side === scene.turn) === waits.checked ? level : '';
  }
  await seat(game);
}

/**
 * A level that can be chosen. The window opens at the first.
 * @param {Level} level
 * @param {number} index
 */
function describe({ slug, name, habit, advice }, index) {
  const told = make(
    'p',
    { id: `ubao-level-${slug}` },
    speak(habit),
    ' ',
    make('span', {}, speak([...say('dialogs-levels-win'), ...advice])),
  );
  return make(
    'div',
    { class: 'ubao-level' },
    make(
      'button',
      { value: slug, autofocus: index === 0, 'aria-describedby': told.id },
      words('dialogs-levels-play', { level: speak(name) }),
    ),
    told,
  );
}
