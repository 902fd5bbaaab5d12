// What is told of a game made of cards: its rules in words, what brings it to others, its file of Python.

import { make } from '../dom/element.js';
import { makePrinting } from '../dom/printing.js';
import { makeQrCode } from '../dom/qr-code.js';
import { speak, words } from '../messages/speech.js';
import { makeCopied } from './copied.js';

/** @typedef {import('../messages/message.js').Said} Said */

export class Sheet {
  title = make('h2', { class: 'ubao-sheet-title' });
  rules = make('ol');
  code = make('div', { class: 'ubao-code' });
  address = make('p', { class: 'ubao-address' });
  link = makeCopied(words('making-link'), 'input');
  python = makeCopied(words('making-python'), 'textarea');

  constructor() {
    const { button, said } = makePrinting(words('making-print'), words('making-unprinted'));
    this.element = make(
      'section', { class: 'ubao-sheet', 'aria-label': words('making-rules') },
      this.title, make('h3', {}, words('making-rules')), this.rules,
      make('div', { class: 'ubao-share' },
        make('h3', {}, words('making-share')), this.code, this.address, this.link.row, button, said),
      make('details', { class: 'ubao-python' },
        make('summary', {}, words('making-python')), make('p', {}, words('making-python-how')), this.python.row),
    );
  }

  /**
   * Show a game.
   * @param {{name: string, rules: readonly Said[], address: string, python: string}} game
   */
  show({ name, rules, address, python }) {
    this.title.textContent = name;
    this.rules.replaceChildren(...rules.map((said) => make('li', {}, speak(said))));
    this.code.replaceChildren(makeQrCode(address, words('making-code')));
    this.address.textContent = address;
    this.link.field.value = address;
    this.python.field.value = python;
  }
}
