// The description of a game made from cards: its rules in words, its link, its Python file.

import { makeCopying, makePrinting, makeQrCode } from '../kit/output.js';
import { make } from '../kit/element.js';
import { speak, words } from '../kit/speech.js';

export class Sheet {
  title = make('h2', { class: 'ubao-sheet-title' });
  rules = make('ol');
  code = make('div', { class: 'ubao-code' });
  address = make('p', { class: 'ubao-address', translate: 'no' });
  link = makeCopied(words('labs-cards-link'), 'input');
  python = makeCopied(words('labs-cards-python'), 'textarea');

  constructor() {
    const { button, said } = makePrinting(words('labs-cards-print'));
    this.element = make(
      'section',
      { class: 'ubao-sheet', 'aria-label': words('labs-cards-rules') },
      this.title,
      make('h3', {}, words('labs-cards-rules')),
      this.rules,
      make(
        'div',
        { class: 'ubao-share' },
        make('h3', {}, words('labs-cards-share')),
        this.code,
        this.address,
        this.link.row,
        button,
        said,
      ),
      make(
        'details',
        { class: 'ubao-python' },
        make('summary', {}, words('labs-cards-python')),
        make('p', {}, words('labs-cards-python-how')),
        this.python.row,
      ),
    );
  }

  /**
   * Show a game.
   * @param {{name: string, rules: readonly import('../kit/speech.js').Said[], address: string, python: string}} game
   */
  show({ name, rules, address, python }) {
    this.title.textContent = name;
    this.rules.replaceChildren(...rules.map((said) => make('li', {}, speak(said))));
    this.code.replaceChildren(makeQrCode(address, words('labs-cards-code')));
    this.address.textContent = address;
    this.link.field.value = address;
    this.python.field.value = python;
  }
}

// Things made on a page, to copy or save.

/**
 * Return a text with a button to copy it.
 * @param {string} label
 * @param {'input' | 'textarea'} kind
 */
export function makeCopied(label, kind) {
  const field =
    kind === 'input'
      ? make('input', { type: 'text', readonly: true, 'aria-label': label })
      : make('textarea', { readonly: true, rows: 22, spellcheck: 'false', 'aria-label': label });
  const { button, said } = makeCopying(field);
  return { field, row: make('div', { class: 'ubao-taken' }, field, button, said) };
}
