// The dialog for speed, sounds and other settings. It doesn't need Python.

import { settings } from '../kit/settings.js';
import { canKeep } from '../kit/safe.js';
import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { say, speak, words } from '../kit/speech.js';

/** @import { Said } from '../kit/speech.js' */
/** @typedef {'sounds' | 'preview' | 'rating' | 'typing' | 'spoken' | 'large' | 'left' | 'table'} Switch */

const SPEEDS = /** @type {[import('../kit/settings.js').Speed, Said][]} */ ([
  ['slow', say('dialogs-settings-slow')],
  ['normal', say('dialogs-settings-normal')],
  ['fast', say('dialogs-settings-fast')],
  ['still', say('dialogs-settings-still')],
]);

const GROUPS = /** @type {[Said, [Switch, Said, Said][]][]} */ ([
  [
    say('dialogs-settings-playing'),
    [
      ['preview', say('dialogs-settings-preview'), say('dialogs-settings-preview-what')],
      ['rating', say('dialogs-settings-rating'), say('dialogs-settings-rating-what')],
      ['sounds', say('dialogs-settings-sounds'), say('dialogs-settings-sounds-what')],
      ['typing', say('dialogs-settings-typing'), say('dialogs-settings-typing-what')],
      ['spoken', say('dialogs-settings-spoken'), say('dialogs-settings-spoken-what')],
    ],
  ],
  [
    say('dialogs-settings-look'),
    [
      ['large', say('dialogs-settings-large'), say('dialogs-settings-large-what')],
      ['left', say('dialogs-settings-left'), say('dialogs-settings-left-what')],
      ['table', say('dialogs-settings-table'), say('dialogs-settings-table-what')],
    ],
  ],
]);

/** Let a reader change settings, which take effect at once. @param {HTMLElement} owner */
export function openSettings(owner) {
  const speeds = SPEEDS.map(([value, label]) => {
    const checked = value === settings.speed;
    const change = () => settings.set({ speed: value });
    const field = make('input', { type: 'radio', name: 'speed', value, checked, change });
    return make('label', { class: 'ubao-speed' }, field, speak(label));
  });
  const groups = GROUPS.map(([title, switches]) =>
    make('fieldset', {}, make('legend', {}, speak(title)), ...switches.map(makeSwitch)),
  );
  const legend = make('legend', {}, words('dialogs-settings-speed'));
  const speed = make('fieldset', {}, legend, make('div', { class: 'ubao-speeds' }, ...speeds));
  const kept = words(canKeep() ? 'dialogs-settings-kept' : 'dialogs-settings-unkept');
  const note = make('p', { class: 'ubao-note' }, kept);
  return openDialog(owner, words('elements-tools-settings'), [speed, ...groups, note], [['done', words('kit-done')]]);
}

/** @param {[Switch, Said, Said]} row */
function makeSwitch([name, label, explanation]) {
  const show = () => button.setAttribute('aria-checked', String(settings.value[name]));
  const toggle = () => {
    settings.set({ [name]: !settings.value[name] });
    show();
  };
  const look = { role: 'switch', class: 'ubao-switch', 'aria-describedby': `ubao-${name}` };
  const button = makeButton(speak(label), toggle, look);
  show();
  return make('div', {}, button, make('p', { id: `ubao-${name}`, class: 'ubao-note' }, speak(explanation)));
}
