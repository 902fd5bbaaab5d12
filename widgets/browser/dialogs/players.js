// The dialog in which players enter who they are.

import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeNameField } from '../kit/fields.js';
import { LONGEST_NAME, readName } from '../kit/outside.js';
import { runtime } from '../engine/runtime.js';
import { CLOTHS, nameCloth } from '../game/players.js';
import { chooseCloth, listLevels } from '../game/seating.js';
import { say, speak, words } from '../kit/speech.js';

/** @typedef {import('../game/players.js').Players} Players */
/** @typedef {import('../engine/protocol.js').Level} Level */

/**
 * Ask for players, names and cloths; return true if they changed.
 * @param {import('../board/view.js').BoardApi} board
 * @param {string[]} names that can be chosen instead of typed
 */
export async function editPlayers({ element, game }, names) {
  const { players } = game;
  const levels = runtime.state === 'ready' ? await listLevels(game.slug) : [];
  const fields = players.sides.map((side, index) => makeFields(players, levels, names, side, index));
  for (const field of fields) field.addEventListener('change', () => markTaken(fields));
  markTaken(fields);
  const answer = await openDialog(element, words('dialogs-players'), fields, [
    ['done', words('kit-done')],
    ['', words('kit-cancel')],
  ]);
  if (answer !== 'done') return false;
  players.sides.forEach((side, index) => {
    const data = fields[index];
    const name = data?.querySelector('input[type=text]');
    const cloth = data?.querySelector('input:checked');
    const kind = data?.querySelector('select');
    if (kind) players.player(side).level = kind.value;
    if (name instanceof HTMLInputElement) players.player(side).name = readName(name.value, LONGEST_NAME);
    if (cloth instanceof HTMLInputElement) players.player(side).cloth = cloth.value;
  });
  return true;
}

/**
 * @param {Players} players
 * @param {Level[]} levels empty without Python
 * @param {string[]} names that can be chosen instead of typed
 * @param {string} side
 * @param {number} index
 */
function makeFields(players, levels, names, side, index) {
  const { name, cloth } = players.player(side);
  const choices = CLOTHS.map((each) =>
    make(
      'label',
      { class: 'ubao-cloth-choice' },
      make('input', { type: 'radio', name: `cloth-${side}`, value: each, checked: each === cloth }),
      make('span', { class: `ubao-cloth ubao-cloth-${each}` }),
      make('span', {}, nameCloth(each), ' ', make('small', {}, words('dialogs-players-taken'))),
    ),
  );
  const cloths = make(
    'div',
    { class: 'ubao-cloths', role: 'radiogroup', 'aria-label': words('dialogs-players-cloth') },
    ...choices,
  );
  const input = makeNameField(LONGEST_NAME, { value: name });
  const label = make('label', {}, words('dialogs-players-name'), ' ', input);
  const choose = (/** @type {string} */ chosen) => () => {
    input.value = chosen;
  };
  const known = make('div', { class: 'ubao-names' }, ...names.map((each) => makeButton(each, choose(each))));
  const person = make('div', {}, label, known);
  return make(
    'fieldset',
    {},
    make('legend', {}, words(index === 0 ? 'dialogs-players-first' : 'dialogs-players-other')),
    ...(levels.length ? makeKinds(levels, players.level(side), person) : []),
    person,
    ...(chooseCloth(players) ? [cloths] : []),
  );
}

/**
 * Don't let a player choose the other's cloth: it's marked as taken.
 * @param {HTMLElement[]} fields each player's
 */
function markTaken(fields) {
  fields.forEach((field, index) => {
    /** @type {HTMLInputElement | null | undefined} */
    const taken = fields[1 - index]?.querySelector('input:checked');
    for (const cloth of field.querySelectorAll('input')) {
      if (cloth.type === 'radio') cloth.disabled = cloth.value === taken?.value;
    }
  });
}

/**
 * Return a choice between a person and the levels, with words about the selected one.
 * @param {Level[]} levels
 * @param {string} chosen
 * @param {HTMLElement} person the fields for a person
 */
function makeKinds(levels, chosen, person) {
  const told = make('p', { class: 'ubao-player-kind', role: 'status' });
  const select = make(
    'select',
    { change: () => explain() },
    make('option', { value: '' }, words('dialogs-players-person')),
    ...levels.map((level) => make('option', { value: level.slug, selected: level.slug === chosen }, speak(level.name))),
  );
  const explain = () => {
    const level = levels.find(({ slug }) => slug === select.value);
    told.textContent = speak(level ? [...level.habit, ...say('dialogs-levels-win'), ...level.advice] : []);
    person.hidden = Boolean(level);
  };
  explain();
  return [make('label', {}, words('dialogs-players-kind'), ' ', select), told];
}
