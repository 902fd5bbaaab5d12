// <ubao-pack>: the questions above a pile of sheets, and as many copies as there must be. No Python runs.
//
// A sheet is wanted `data-number` times for each lot of `data-each` children, once for all where that is
// 0, and `data-up` of them stand on one side. What is chosen stands in the address.

import { preparePrint } from '../kit/printing.js';
import { makeQrCode } from '../kit/qr-code.js';
import { words } from '../kit/speech.js';
import { readChoices, writeChoices } from './choices.js';

/** Names that each computer has for itself. */
const ITSELF = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Where paper is Letter, by the region of a reader's language. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'PA', 'PH', 'PR', 'VE', 'GT', 'SV']);

/**
 * How many of a sheet are wanted, and on how many sides.
 * @param {DOMStringMap} data
 * @param {number} children
 */
function countCopies({ number = '1', each = '0', up = '1' }, children) {
  const lots = Number(each) ? Math.ceil(children / Number(each)) : 1;
  const copies = lots * Number(number);
  return { copies, sides: Math.ceil(copies / Number(up)) };
}

class UbaoPack extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const pile = this.closest('.plan-print');
    if (!form || !pile) return;
    const paper = /** @type {RadioNodeList | null} */ (form.elements.namedItem('paper'));
    if (paper && LETTER.has(new Intl.Locale(navigator.language).region ?? '')) preset(paper, 'letter');
    for (const part of form.querySelectorAll('[hidden]')) part.removeAttribute('hidden');
    const show = () => {
      readChoices(form, location.hash.slice(1));
      lay(form, pile);
    };
    for (const line of pile.querySelectorAll('.plan-home__address')) writeAddress(line);
    show();
    addEventListener('hashchange', show);
    form.addEventListener('change', () => {
      // Whoever came for one sheet (`#sheet-one-page`) wants the pile from now on.
      location.replace(`#${writeChoices(form)}`);
      lay(form, pile);
    });
    form.addEventListener('submit', (event) => event.preventDefault());
    const { print, said } = preparePrint(words('classroom-paper-unprinted'));
    const button = form.querySelector('button');
    button?.addEventListener('click', print);
    button?.closest('p')?.after(said);
  }
}

/**
 * What a form begins with, where the page can't know it.
 * @param {RadioNodeList} radios
 * @param {string} value
 */
function preset(radios, value) {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement) radio.checked = radio.defaultChecked = radio.value === value;
  }
}

/**
 * Put so many copies of each sheet behind it, and say how many there are.
 * @param {HTMLFormElement} form
 * @param {Element} pile
 */
function lay(form, pile) {
  for (const copy of pile.querySelectorAll('[data-copy]')) copy.remove();
  const field = form.elements.namedItem('children');
  const typed = field instanceof HTMLInputElement ? Math.round(field.valueAsNumber) : 1;
  const children = Math.min(60, Math.max(1, typed || 1));
  /** @type {HTMLElement[]} */
  const lots = [...pile.querySelectorAll('[data-number]')].filter((lot) => lot instanceof HTMLElement);
  for (const lot of lots) {
    const { copies, sides } = countCopies(lot.dataset, children);
    const place = form.querySelector(`[data-copies-of="${name(lot.dataset.sheet)}"]`);
    if (place)
      place.textContent = words(copies > sides ? 'classroom-paper-on-sides' : 'classroom-paper-copies', {
        copies,
        sides,
      });
    if (lot.checkVisibility()) lot.after(...Array.from({ length: sides - 1 }, () => copySheet(lot)));
  }
}

/** @param {string} [sheet] what the form calls it; of boards, how they are printed */
const name = (sheet) => ({ board: 'sheet', 'big-board': 'big', pieces: 'cut' })[sheet ?? ''] ?? sheet;

/** @param {HTMLElement} sheet */
function copySheet(sheet) {
  const copy = /** @type {HTMLElement} */ (sheet.cloneNode(true));
  copy.removeAttribute('data-number');
  copy.setAttribute('data-copy', '');
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  return copy;
}

customElements.define('ubao-pack', UbaoPack);

// <ubao-address>: where a page on paper leads, in letters and as a code. No Python runs.

/**
 * Show the address of a line's link: only a page that came from another computer has one of use to others.
 * @param {Element} line
 */
export function writeAddress(line) {
  const link = line.querySelector('a');
  if (!link || !location.protocol.startsWith('http') || ITSELF.test(location.hostname)) return;
  line.removeAttribute('hidden');
  link.textContent = link.href;
  link.translate = false;
  line.append(makeQrCode(link.href, words('classroom-paper-code')));
}

class UbaoAddress extends HTMLElement {
  connectedCallback() {
    writeAddress(this);
  }
}

customElements.define('ubao-address', UbaoAddress);
