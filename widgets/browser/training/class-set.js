// The teacher's desk: puzzles put together as a set, with a link, a QR code, and a sheet to print.

import { make, makeButton } from '../dom/element.js';
import { words } from '../messages/speech.js';
import { drawCode, makeField } from '../saving/share.js';
import { HOME } from '../site.js';
import { readPrompts } from './puzzle-index.js';
import { printSheet } from './sheet.js';

/**
 * Add the desk; its list is made when it is opened.
 * @param {HTMLElement} owner
 * @param {import('./practice.js').Practice} practice
 */
export function addClassSets(owner, practice) {
  let chosen = [...practice.set];
  const list = make('ul', { class: 'ubao-list' });
  const said = make('p', { role: 'status' });
  const link = makeField(words('training-set-link'));
  const code = make('div', { class: 'ubao-code' });
  const show = () => {
    const address = new URL('puzzles/', HOME);
    address.hash = `set=${chosen.join(',')}`;
    const text = chosen.length ? address.href : '';
    link.field.value = text;
    said.textContent = words('training-set-count', { puzzles: chosen.length });
    if (text) drawCode(code, text);
    else code.replaceChildren();
  };
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ on) => {
    chosen = chosen.filter((other) => other !== name);
    if (on) chosen.push(name);
    show();
  };
  const fill = async () => {
    if (!details.open) return;
    const { entries } = practice;
    const prompts = await readPrompts().catch(() => /** @type {Record<string, string>} */ ({}));
    list.replaceChildren(...entries.map(({ id }) => {
      const box = make('input', { type: 'checkbox', change: () => toggle(id, box.checked) });
      box.checked = chosen.includes(id);
      const label = make('span', {}, make('b', {}, id), ` ${prompts[id] ?? ''}`);
      return make('li', {}, make('label', { class: 'ubao-option' }, box, label));
    }));
    show();
  };
  const takeAll = () => {
    for (const { id } of practice.entries) if (!chosen.includes(id)) chosen.push(id);
    void fill();
  };
  const print = async () => {
    if (!chosen.length) return void (said.textContent = words('training-set-empty'));
    try {
      await printSheet(chosen);
    } catch {
      said.textContent = words('training-set-lost');
    }
  };
  const clear = () => {
    chosen = [];
    void fill();
  };
  const details = make(
    'details', { class: 'ubao-desk' }, make('summary', {}, words('training-set')),
    make('p', {}, words('training-set-how')), list,
    make(
      'div', { class: 'ubao-buttons' },
      makeButton(words('training-set-all'), takeAll),
      makeButton(words('training-set-none'), clear),
      makeButton(words('training-set-sheet'), print),
    ),
    said, link.row, code,
  );
  details.addEventListener('toggle', () => void fill());
  owner.addEventListener('ubao-wanted', () => void fill());
  owner.append(details);
}
