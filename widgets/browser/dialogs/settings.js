// The window in which readers set speed, sounds and the rest. It needs no Python.

import { settings } from '../device/settings.js';
import { openDialog } from '../dom/dialog.js';
import { make, makeButton } from '../dom/element.js';

/** @typedef {'sounds' | 'preview' | 'rating' | 'typing' | 'large' | 'left' | 'table'} Switch */

const SPEEDS = /** @type {[import('../device/settings.js').Speed, string][]} */ ([
  ['slow', 'Slow'], ['normal', 'Normal'], ['fast', 'Fast'], ['still', 'At once'],
]);

const GROUPS = /** @type {[string, [Switch, string, string][]][]} */ ([
  ['While you play', [
    ['preview', 'Show me first', 'You see what a move would do. Then you play it or take it back.'],
    ['rating', 'Rate my moves', 'After a move you read how good it was, where that is known for sure.'],
    ['sounds', 'Sounds', 'You hear the seeds and the pieces.'],
    ['typing', 'Type moves', 'You get a field for moves, written as in the list of turns.'],
  ]],
  ['How it looks', [
    ['large', 'Larger letters', 'Words and numbers are bigger.'],
    ['left', 'Left-handed', 'The buttons are near your left thumb.'],
    ['table', 'Across a table', 'Two players face each other. The far player reads everything the right way up.'],
  ]],
]);

/**
 * Let a reader change settings; each counts as soon as it is changed.
 * @param {HTMLElement} owner
 */
export function openSettings(owner) {
  const speeds = SPEEDS.map(([value, words]) => make(
    'label',
    { class: 'ubao-speed' },
    make('input', {
      type: 'radio', name: 'speed', value, checked: value === settings.speed,
      change: () => settings.set({ speed: value }),
    }),
    words,
  ));
  const groups = GROUPS.map(([title, switches]) => make(
    'fieldset', {}, make('legend', {}, title), ...switches.map(makeSwitch),
  ));
  const speed = make(
    'fieldset', {}, make('legend', {}, 'How fast moves are shown'),
    make('div', { class: 'ubao-speeds' }, ...speeds),
  );
  const note = make('p', { class: 'ubao-note' }, 'This device remembers what you set.');
  return openDialog(owner, 'Settings', [speed, ...groups, note], [['done', 'Done']]);
}

/** @param {[Switch, string, string]} words */
function makeSwitch([name, label, explanation]) {
  const button = makeButton(label, () => {
    settings.set({ [name]: !settings.values[name] });
    button.setAttribute('aria-checked', String(settings.values[name]));
  }, {
    role: 'switch', class: 'ubao-switch', 'aria-checked': String(settings.values[name]),
    'aria-describedby': `ubao-${name}`,
  });
  return make('div', {}, button, make('p', { id: `ubao-${name}`, class: 'ubao-note' }, explanation));
}
