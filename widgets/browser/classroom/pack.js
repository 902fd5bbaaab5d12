// <ubao-pack>: the questions above a stack of sheets, and the right number of copies. It doesn't need Python. A sheet
// is needed `data-number` times per `data-each` children, or in all if that's 0, and `data-up` of them fit on a page.
// The choices are kept in the address.

import { makeQrCode, preparePrint } from '../kit/output.js';
import { words } from '../kit/speech.js';
import { readChoices, writeChoices } from './choices.js';

/** Host names that mean the computer itself. */
const ITSELF = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Regions that use Letter paper. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'PA', 'PH', 'PR', 'VE', 'GT', 'SV']);

class UbaoPack extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const pile = this.closest('.plan-print');
    if (!form || !pile) return;
    if (LETTER.has(new Intl.Locale(navigator.language).region ?? '')) {
      /** @type {NodeListOf<HTMLInputElement>} */
      const papers = form.querySelectorAll('[name="paper"]');
      for (const paper of papers) paper.defaultChecked = paper.value === 'letter';
    }
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

/**
 * Insert the copies of each sheet after it, and show their number.
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
    const { number = '1', each = '0', up = '1' } = lot.dataset;
    const copies = Number(number) * (Number(each) ? Math.ceil(children / Number(each)) : 1);
    const sides = Math.ceil(copies / Number(up));
    const place = form.querySelector(`[data-copies-of="${name(lot.dataset.sheet)}"]`);
    if (place)
      place.textContent = words(copies > sides ? 'classroom-paper-on-sides' : 'classroom-paper-copies', {
        copies,
        sides,
      });
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

customElements.define('ubao-pack', UbaoPack);

// <ubao-address>: a printed page's address, in letters and as a QR code. It doesn't need Python.

/**
 * Show the address of a line's link; one on the computer itself is useless to others.
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
