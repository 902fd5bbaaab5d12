// The window in which the players say who they are.

import { openDialog } from './dialog.js';
import { CLOTHS } from './players.js';
import { make } from './words.js';

/** @typedef {import('./players.js').Players} Players */

/**
 * Ask for names and cloths; true when they were changed.
 * @param {HTMLElement} owner
 * @param {Players} players
 */
export async function editPlayers(owner, players) {
  const fields = players.sides.map((side, index) => makeFields(players, side, index));
  const answer = await openDialog(owner, 'Who is playing?', fields, [['done', 'Done'], ['', 'Cancel']]);
  if (answer !== 'done') return false;
  players.sides.forEach((side, index) => {
    const data = fields[index];
    const name = data?.querySelector('input[type=text]');
    const cloth = data?.querySelector('input:checked');
    if (name instanceof HTMLInputElement) players.player(side).name = name.value.trim();
    if (cloth instanceof HTMLInputElement) players.player(side).cloth = cloth.value;
  });
  players.separate();
  return true;
}

/**
 * @param {Players} players
 * @param {string} side
 * @param {number} index
 */
function makeFields(players, side, index) {
  const { name, cloth } = players.player(side);
  const choices = CLOTHS.map((word) => make(
    'label',
    { class: 'ubao-cloth-choice' },
    make('input', { type: 'radio', name: `cloth-${side}`, value: word, checked: word === cloth }),
    make('span', { class: `ubao-cloth ubao-cloth-${word}` }),
    word,
  ));
  const cloths = make('div', { class: 'ubao-cloths', role: 'radiogroup', 'aria-label': 'Cloth' });
  cloths.append(...choices);
  const input = make('input', { type: 'text', maxlength: '20', value: name, autocomplete: 'off' });
  return make(
    'fieldset',
    {},
    make('legend', {}, index === 0 ? 'The player who begins' : 'The other player'),
    make('label', {}, 'Name, if you like ', input),
    ...(players.choosesCloth ? [cloths] : []),
  );
}
