// The dialog for speed, sounds and other settings. It doesn't need Python.

import { settings } from '../kit/settings.js';
import { canKeep } from '../kit/safe.js';
import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @import { Plain } from '../kit/speech.js' */
/** @typedef {'sounds' | 'preview' | 'rating' | 'typing' | 'spoken' | 'large' | 'left' | 'table'} Switch */

const SPEEDS = /** @type {[import('../kit/settings.js').Speed, Plain][]} */ ([
  ['slow', 'dialogs-settings-slow'],
  ['normal', 'dialogs-settings-normal'],
  ['fast', 'dialogs-settings-fast'],
  ['still', 'dialogs-settings-still'],
]);

const GROUPS = /** @type {[Plain, [Switch, Plain, Plain][]][]} */ ([
  [
    'dialogs-settings-playing',
    [
      ['preview', 'dialogs-settings-preview', 'dialogs-settings-preview-what'],
      ['rating', 'dialogs-settings-rating', 'dialogs-settings-rating-what'],
      ['sounds', 'dialogs-settings-sounds', 'dialogs-settings-sounds-what'],
      ['typing', 'dialogs-settings-typing', 'dialogs-settings-typing-what'],
      ['spoken', 'dialogs-settings-spoken', 'dialogs-settings-spoken-what'],
    ],
  ],
  [
    'dialogs-settings-look',
    [
      ['large', 'dialogs-settings-large', 'dialogs-settings-large-what'],
      ['left', 'dialogs-settings-left', 'dialogs-settings-left-what'],
      ['table', 'dialogs-settings-table', 'dialogs-settings-table-what'],
    ],
  ],
]);

/** Let a reader change settings, which take effect at once. @param {HTMLElement} owner */
export function openSettings(owner) {
  const speeds = SPEEDS.map(([value, label]) => {
    const checked = value === settings.speed;
    const change = () => settings.set({ speed: value });
    const field = make('input', { type: 'radio', name: 'speed', value, checked, autofocus: checked, change });
    return make('label', { class: 'ubao-speed' }, field, words(label));
  });
  const groups = GROUPS.map(([title, switches]) =>
    make('fieldset', {}, make('legend', {}, words(title)), ...switches.map(makeSwitch)),
  );
  const legend = make('legend', {}, words('dialogs-settings-speed'));
  const speed = make('fieldset', {}, legend, make('div', { class: 'ubao-speeds' }, ...speeds));
  const kept = words(canKeep() ? 'dialogs-settings-kept' : 'dialogs-settings-unkept');
  const note = make('p', { class: 'ubao-note' }, kept);
  return openDialog(owner, words('elements-tools-settings'), [speed, ...groups, note], { done: words('kit-done') });
}

/** @param {[Switch, Plain, Plain]} row */
function makeSwitch([name, label, explanation]) {
  const show = () => button.setAttribute('aria-checked', String(settings.value[name]));
  const toggle = () => {
    settings.set({ [name]: !settings.value[name] });
    show();
  };
  const look = { role: 'switch', class: 'ubao-switch', 'aria-describedby': `ubao-${name}` };
  const button = makeButton(words(label), toggle, look);
  show();
  return make('div', {}, button, make('p', { id: `ubao-${name}`, class: 'ubao-note' }, words(explanation)));
}
