// Set up a tournament: names and format; or random groups without a tournament.

import { make, makeButton } from '../kit/element.js';
import { LONGEST } from '../kit/outside.js';
import { words } from '../kit/speech.js';
import { drawGroups, FEWEST, MOST, readNames } from './tournament.js';

/** @typedef {import('./tournament.js').Kind} Kind */

/**
 * Return the form that begins a tournament.
 * @param {(kind: Kind, names: string[]) => void} start
 */
export function makeSetup(start) {
  const field = make('textarea', { rows: 5, spellcheck: 'false', autocomplete: 'off' });
  const said = make('p', { role: 'status' });
  /** A preview of the list as read. */
  const found = make('p', { class: 'ubao-note', translate: 'no' });
  const lot = make('div', { class: 'ubao-lot' });
  const list = () => {
    const names = readNames(field.value.slice(0, LONGEST));
    said.textContent = words('classroom-tournament-names-count', { names: names.length });
    found.textContent = names.slice(0, MOST + 1).join(' · ');
    return names;
  };
  field.addEventListener('input', list);
  const go = (/** @type {Kind} */ kind) => {
    const names = list();
    if (names.length >= FEWEST && names.length <= MOST) return start(kind, names);
    said.textContent = words('classroom-tournament-names-wrong', { fewest: FEWEST, most: MOST });
    field.focus();
  };
  const draw = (/** @type {number} */ size) => {
    const names = list();
    if (!names.length) return field.focus();
    lot.replaceChildren(make('ol', {}, ...drawGroups(names, size).map((group) => make('li', {}, group.join(', ')))));
  };
  return make(
    'section',
    { class: 'ubao-setup' },
    make('label', {}, words('classroom-tournament-names'), field),
    said,
    make(
      'div',
      { class: 'ubao-row-of-buttons' },
      makeButton(words('classroom-tournament-swiss'), () => go('swiss'), { class: 'md-button md-button--primary' }),
      makeButton(words('classroom-tournament-robin'), () => go('robin'), { class: 'md-button' }),
    ),
    found,
    make('p', { class: 'ubao-note' }, words('classroom-tournament-which')),
    make(
      'div',
      { class: 'ubao-row-of-buttons', role: 'group', 'aria-label': words('classroom-tournament-lot') },
      make('span', {}, words('classroom-tournament-lot')),
      ...[2, 3, 4].map((size) =>
        makeButton(words('classroom-tournament-groups', { size }), () => draw(size), { class: 'md-button' }),
      ),
    ),
    lot,
  );
}
