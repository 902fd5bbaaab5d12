// <ubao-pack>: the questions above a stack of sheets, and the right number of copies. It doesn't need Python. A sheet
// is needed `data-number` times per `data-each` children, or in all if that's 0, and `data-up` of them fit on a page.
// The choices are kept in the address, without the defaults.
//
// <ubao-address>: a printed page's address, in letters and as a QR code. It doesn't need Python.

import { makeQrCode, preparePrint } from '../kit/output.js';
import { words } from '../kit/speech.js';

/** Host names that mean the computer itself. */
const ITSELF = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Regions that use Letter paper. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'PA', 'PH', 'PR', 'VE', 'GT', 'SV']);

class UbaoPack extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const pile = this.closest('.plan-print');
    if (!form || !pile) return;
    if (LETTER.has(new Intl.Locale(navigator.language).region ?? ''))
      for (const input of listInputs(form)) if (input.name === 'paper') input.defaultChecked = input.value === 'letter';
    for (const part of form.querySelectorAll('[hidden]')) part.removeAttribute('hidden');
    const show = () => {
      readChoices(form, location.hash.slice(1));
      lay(form, pile);
    };
    for (const line of pile.querySelectorAll('.plan-home__address')) writeAddress(line);
    show();
    addEventListener('hashchange', show);
    form.addEventListener('change', () => {
      // A link to a single sheet (`#sheet-one-page`) is replaced by one to the stack.
      location.replace(`#${writeChoices(form)}`);
      lay(form, pile);
    });
    form.addEventListener('submit', (event) => event.preventDefault());
    const { print, said } = preparePrint();
    const button = form.querySelector('button');
    button?.addEventListener('click', print);
    button?.closest('p')?.after(said);
  }
}

/** Insert the copies of each sheet after it, and show how many. @param {HTMLFormElement} form @param {Element} pile */
function lay(form, pile) {
  for (const copy of pile.querySelectorAll('[data-copy]')) copy.remove();
  const typed = listInputs(form).find(({ name }) => name === 'children')?.valueAsNumber;
  const children = Math.min(60, Math.max(1, Math.round(typed || 1)));
  /** @type {NodeListOf<HTMLElement>} */
  const lots = pile.querySelectorAll('[data-number]');
  for (const lot of lots) {
    const { number = '1', each = '0', up = '1' } = lot.dataset;
    const copies = Number(number) * (Number(each) ? Math.ceil(children / Number(each)) : 1);
    const sides = Math.ceil(copies / Number(up));
    const place = form.querySelector(`[data-copies-of="${name(lot.dataset.sheet)}"]`);
    const told = copies > sides ? 'classroom-paper-on-sides' : 'classroom-paper-copies';
    if (place) place.textContent = words(told, { copies, sides });
    if (lot.checkVisibility()) lot.after(...Array.from({ length: sides - 1 }, () => copySheet(lot)));
  }
}

/** @param {string} [sheet] its name in the form; for boards, how they are printed */
const name = (sheet) => ({ board: 'sheet', 'big-board': 'big', pieces: 'cut' })[sheet ?? ''] ?? sheet;

/** @param {HTMLElement} sheet */
function copySheet(sheet) {
  const copy = /** @type {HTMLElement} */ (sheet.cloneNode(true));
  copy.removeAttribute('data-number');
  copy.setAttribute('data-copy', '');
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  return copy;
}

/** @param {HTMLFormElement} form */
const listInputs = (form) => [...form.elements].filter((element) => element instanceof HTMLInputElement);

/** Write a form's choices as for an address. @param {HTMLFormElement} form */
function writeChoices(form) {
  const chosen = new URLSearchParams();
  for (const { name, type, value, checked, defaultChecked, defaultValue } of listInputs(form)) {
    if (type === 'radio') {
      if (checked && !defaultChecked) chosen.set(name, value);
    } else if (type === 'checkbox') {
      if (checked !== defaultChecked) chosen.set(name, checked ? 'on' : 'off');
    } else if (value !== defaultValue) chosen.set(name, value);
  }
  return chosen.toString();
}

/** Apply an address's choices; anything else in it is ignored. @param {HTMLFormElement} form @param {string} text */
function readChoices(form, text) {
  const chosen = new URLSearchParams(text);
  form.reset();
  for (const input of listInputs(form)) {
    const wish = chosen.get(input.name);
    if (!wish) continue;
    if (input.type === 'radio') input.checked ||= input.value === wish;
    else if (input.type === 'checkbox') input.checked = wish === 'on';
    else {
      input.value = wish;
      // Browsers empty a number field that gets anything else.
      input.value ||= input.defaultValue;
    }
  }
}

/** Show the address of a line's link; one on the computer itself is useless to others. @param {Element} line */
function writeAddress(line) {
  const link = line.querySelector('a');
  if (!link || !location.protocol.startsWith('http') || ITSELF.test(location.hostname)) return;
  line.removeAttribute('hidden');
  link.textContent = link.href;
  link.translate = false;
  line.append(makeQrCode(link.href, words('classroom-paper-code')));
}

customElements.define('ubao-pack', UbaoPack);
customElements.define(
  'ubao-address',
  class extends HTMLElement {
    connectedCallback() {
      writeAddress(this);
    }
  },
);
