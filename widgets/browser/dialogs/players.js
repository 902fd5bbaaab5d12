// The dialogs in which players say who they are, and choose an opponent.

import { makeFace } from '../board/faces.js';
import { runtime } from '../engine/runtime.js';
import { CLOTHS, nameCloth } from '../game/players.js';
import { listLevels, mayChooseCloth, seat } from '../game/seating.js';
import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeNameField, makeSelect } from '../kit/fields.js';
import { LONGEST_NAME, readName } from '../kit/untrusted.js';
import { say, speak, words } from '../kit/speech.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Level } from '../engine/protocol.js' */
/** @import { Players } from '../game/players.js' */

/**
 * Ask for players, names and cloths.
 * @param {BoardApi} board
 * @param {string[]} names to choose instead of typing
 */
export async function editPlayers({ element, game }, names) {
  const { players } = game;
  const levels = runtime.state === 'ready' ? await listLevels(game.slug) : [];
  const seats = players.sides.map((side, index) => makeSeat(players, levels, names, side, index));
  // Nobody can choose the other's cloth.
  const markTaken = () => {
    for (const [index, { cloths }] of seats.entries()) {
      const taken = seats[1 - index]?.read().cloth;
      for (const cloth of cloths) cloth.disabled = cloth.value === taken;
    }
  };
  const boxes = seats.map(({ box }) => box);
  for (const box of boxes) box.addEventListener('change', markTaken);
  markTaken();
  const answers = { done: words('kit-done'), '': words('kit-cancel') };
  if (!(await openDialog(element, words('dialogs-players'), boxes, answers))) return;
  for (const { side, read } of seats) Object.assign(players.player(side), read());
  await seat(game);
}

/**
 * Return the fields for a player, and a function that reads them.
 * @param {Players} players
 * @param {Level[]} levels empty without Python
 * @param {string[]} names that can be chosen instead of typed
 * @param {string} side
 * @param {number} index
 */
function makeSeat(players, levels, names, side, index) {
  const { name, cloth, level } = players.player(side);
  const cloths = CLOTHS.map((value) =>
    make('input', { type: 'radio', name: `cloth-${side}`, value, checked: value === cloth }),
  );
  const choices = cloths.map((radio) => {
    const drawn = make('span', { class: `ubao-cloth ubao-cloth-${radio.value}` });
    const named = make('span', {}, nameCloth(radio.value), ' ', make('small', {}, words('dialogs-players-taken')));
    return make('label', { class: 'ubao-cloth-choice' }, radio, drawn, named);
  });
  const input = makeNameField(LONGEST_NAME, { value: name });
  const label = make('label', {}, words('dialogs-players-name'), ' ', input);
  const known = names.map((each) => makeButton(each, () => (input.value = each)));
  const person = make('div', {}, label, make('div', { class: 'ubao-names' }, ...known));
  const told = make('p', { class: 'ubao-player-kind', role: 'status' });
  const explain = (/** @type {string} */ slug) => {
    const chosen = levels.find((each) => each.slug === slug);
    told.textContent = speak(chosen ? [...chosen.habit, ...say('dialogs-levels-win'), ...chosen.advice] : []);
    person.hidden = Boolean(chosen);
  };
  const kinds = levels.map((each) => [each.slug, speak(each.name)]);
  const kind = makeSelect([['', words('dialogs-players-person')], ...kinds], explain);
  kind.value = level;
  explain(level);
  const look = { class: 'ubao-cloths', role: 'radiogroup', 'aria-label': words('dialogs-players-cloth') };
  const box = make(
    'fieldset',
    {},
    make('legend', {}, words(index === 0 ? 'dialogs-players-first' : 'dialogs-players-other')),
    ...(levels.length ? [make('label', {}, words('dialogs-players-kind'), ' ', kind), told] : []),
    person,
    mayChooseCloth(players) && make('div', look, ...choices),
  );
  const read = () => ({
    name: readName(input.value, LONGEST_NAME),
    cloth: cloths.find(({ checked }) => checked)?.value ?? cloth,
    level: levels.length ? kind.value : level,
  });
  return { side, box, cloths, read };
}

/**
 * Let a person choose an opponent. The person gets the side to move, or keeps the seat at the bottom once a turn was
 * played; if the computer is to begin, it moves next.
 * @param {BoardApi} board
 */
export async function chooseLevel({ element, game }) {
  const levels = await listLevels(game.slug);
  const waits = make('input', { type: 'checkbox' });
  const rows = levels.map((level, index) => makeLevel(level, index, levels.length));
  const body = [
    make('label', { class: 'ubao-option' }, waits, words('dialogs-levels-begins')),
    make('div', { class: 'ubao-levels-row' }, ...rows),
  ];
  const level = await openDialog(element, words('dialogs-levels'), body, { '': words('dialogs-not-now') });
  const { players, scene } = game;
  if (!level || !scene) return;
  const own = scene.plies ? game.viewpoint : scene.turn;
  const computer = waits.checked ? scene.turn : players.sides.find((side) => side !== own);
  for (const side of players.sides) players.player(side).level = side === computer ? level : '';
  await seat(game);
}

/** @param {Level} level @param {number} index from the weakest @param {number} count of levels */
function makeLevel({ slug, name, habit, advice }, index, count) {
  const label = words('dialogs-levels-strength', { strength: index + 1, levels: count });
  const seeds = Array.from({ length: count }, (_, seed) => make('i', { 'data-on': seed <= index }));
  const strength = make('span', { class: 'ubao-strength', role: 'img', 'aria-label': label }, ...seeds);
  const win = make('span', {}, speak([...say('dialogs-levels-win'), ...advice]));
  const told = make('p', { id: `ubao-level-${slug}` }, strength, speak(habit), ' ', win);
  const play = words('dialogs-levels-play', { level: speak(name) });
  const button = make('button', { value: slug, 'aria-describedby': told.id }, ...makeFace(slug), play);
  return make('div', { class: 'ubao-level' }, button, told);
}
