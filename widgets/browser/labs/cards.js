// <ubao-cards>: build a game from cards, with a board to play it at once.

import '../kit/later-words.js';
import { makePrinting, makeQrCode, replaceAddress } from '../kit/output.js';
import { make } from '../kit/element.js';
import { makeNameField } from '../kit/fields.js';
import { runtime, tellError } from '../engine/runtime.js';
import { SCRIPTS } from '../kit/site.js';
import { speak, words } from '../kit/speech.js';
import { MOST_NAME, OWN, readAddress, writeAddress } from './address.js';
import { Kept, Lab, makeCopied } from './lab.js';

class UbaoCards extends Lab {
  heading = make('h2', { class: 'ubao-sheet-title' });
  rules = make('ol');
  code = make('div', { class: 'ubao-code' });
  address = make('p', { class: 'ubao-address', translate: 'no' });
  link = makeCopied(words('labs-cards-link'), 'input');
  python = makeCopied(words('labs-cards-python'), 'textarea');
  /** The description of the game: its rules in words, its link, its Python file. */
  sheet = this.makeSheet();
  said = make('p', { class: 'ubao-cards-said', role: 'status' });
  place = make('div', { class: 'ubao-cards-board' });
  nameField = makeNameField(MOST_NAME);
  /** The number of changes to the cards: only the newest version is described. */
  changes = 0;
  games = new Kept('cards', {
    read: ({ cards, name }) => (typeof cards === 'string' && typeof name === 'string' ? { cards, name } : null),
    describe: ({ name }) => name || words('labs-cards-unnamed'),
    open: ({ cards, name }) => {
      this.lay(cards);
      this.nameField.value = name;
      this.show();
    },
  });

  /** @param {HTMLFormElement} form */
  build(form) {
    const name = make('label', { class: 'ubao-cards-name' }, words('labs-cards-name'), ' ', this.nameField);
    const play = make('div', { class: 'ubao-cards-play' }, this.games.offer, name, this.said, this.place);
    this.append(play, this.sheet);
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.lay(target.value);
      this.remember();
    });
    this.nameField.addEventListener('change', () => this.remember());
  }

  makeSheet() {
    const { button, said } = makePrinting(words('labs-cards-print'));
    const share = make('h3', {}, words('labs-cards-share'));
    const how = make('p', {}, words('labs-cards-python-how'));
    return make(
      'section',
      { class: 'ubao-sheet', 'aria-label': words('labs-cards-rules') },
      this.heading,
      make('h3', {}, words('labs-cards-rules')),
      this.rules,
      make('div', { class: 'ubao-share' }, share, this.code, this.address, this.link.row, button, said),
      make('details', { class: 'ubao-python' }, make('summary', {}, words('labs-cards-python')), how, this.python.row),
    );
  }

  /** The cards of the current family. */
  get deck() {
    return /** @type {HTMLElement | null} */ (this.querySelector('.ubao-deck:not([hidden])'));
  }

  /** The text of the cards on the table. */
  get cards() {
    const chosen = /** @type {NodeListOf<HTMLInputElement>} */ (this.deck?.querySelectorAll('input:checked') ?? []);
    return `${this.deck?.dataset['sign']}${[...chosen].map(({ value }) => value).join('')}`;
  }

  /** Load the game in the page's address. */
  arrive() {
    const brought = readAddress(location.hash);
    if (brought?.cards) {
      this.lay(brought.cards);
      if (brought.name) this.nameField.value = brought.name;
      const { cards, named } = this;
      this.games.leave((game) => game.cards === cards && game.name === named);
    }
    void this.tell(brought && (!brought.cards || brought.cards !== this.cards) ? words('labs-cards-broken') : '');
  }

  /** Lay out these cards; unknown ones leave the old ones. @param {string} cards */
  lay(cards) {
    const deck = this.querySelector(`.ubao-deck[data-sign="${cards[0]}"]`);
    const answers = [...(deck?.querySelectorAll('fieldset') ?? [])].map(
      (card, index) =>
        /** @type {HTMLInputElement | null} */ (card.querySelector(`input[value="${cards[index + 1]}"]`)),
    );
    if (answers.length !== cards.length - 1 || !answers.every(Boolean)) return;
    for (const answer of answers) if (answer) answer.checked = true;
    for (const each of this.querySelectorAll('.ubao-deck')) each.toggleAttribute('hidden', each !== deck);
  }

  /** The game's name here, if any. */
  get named() {
    return this.nameField.value.trim();
  }

  /** The cards or name were changed here, so store them. */
  remember() {
    const { cards, named: name } = this;
    const known = !name && this.querySelector(`select option[value="${cards}"]`);
    this.games.update(known ? null : { cards, name });
    this.show();
  }

  /** Put the game into the address, and describe it. */
  show() {
    replaceAddress(writeAddress({ cards: this.cards, name: this.named }));
    void this.tell();
  }

  /** Describe the game, and let it be played. @param {string} [fault] what was wrong with a link */
  async tell(fault = '') {
    const change = (this.changes += 1);
    const { cards, named } = this;
    const name = named || words('labs-cards-unnamed');
    this.summarize(cards);
    this.said.textContent = words('labs-cards-trying');
    const game = OWN + cards;
    this.setBoard(game);
    // Problems may concern any rule, whose messages are in several files.
    const told = await import(`${SCRIPTS}words/all.js`)
      .then(() => runtime.call({ op: 'rules', game, record: '', name }))
      .catch((error) => ({ trouble: tellError(error), svg: '', rules: [], python: '' }));
    if (change !== this.changes) return;
    const trouble = speak(told.trouble);
    this.said.textContent = fault || trouble || words('labs-cards-sound');
    this.toggleAttribute('data-trouble', !!trouble);
    this.sheet.hidden = !!trouble;
    // A board may show why there's no game.
    if (trouble) return void (this.place.innerHTML = told.svg);
    const address = writeAddress({ cards, name: named });
    // Other pages offer more to do with the game.
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a.ubao-carry'))) {
      link.hash = new URL(address).hash;
    }
    this.heading.textContent = name;
    this.rules.replaceChildren(...told.rules.map((said) => make('li', {}, speak(said))));
    this.code.replaceChildren(makeQrCode(address, words('labs-cards-code')));
    this.address.textContent = this.link.field.value = address;
    this.python.field.value = told.python;
  }

  /** Show each card's choice, and which of the known games it makes. @param {string} cards */
  summarize(cards) {
    for (const card of this.deck?.querySelectorAll('details') ?? []) {
      const chosen = card.querySelector('input:checked')?.parentElement?.querySelector('span');
      card.querySelector('summary b')?.replaceChildren(chosen?.textContent ?? '');
    }
    const start = this.querySelector('select');
    if (start) start.value = [...start.options].some(({ value }) => value === cards) ? cards : '';
  }

  /** @param {string} game slug */
  setBoard(game) {
    if (this.place.firstElementChild?.getAttribute('game') === game) return;
    // Games in progress are stored by the board's name, so each game needs its own.
    this.place.replaceChildren(make('ubao-board', { game, id: game.replace(/\W+/g, '-') }));
  }
}

customElements.define('ubao-cards', UbaoCards);
