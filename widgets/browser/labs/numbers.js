// <ubao-numbers>: let levels play each other hundreds of times, and report the results.

import { makeSaveTable } from '../kit/table.js';
import { make, makeButton } from '../kit/element.js';
import { tellError } from '../engine/runtime.js';
import { OWN, readAddress } from './address.js';
import { Kept, Lab } from './lab.js';
import { speak, words } from '../kit/speech.js';
import { writeReport } from './report.js';
import { playGame, writeRows } from './study.js';

/** @import { Studied } from './report.js' */

const FIELDS = ['game', 'other', 'first', 'second', 'count'];

/** The range of the first seed. */
const SEEDS = 1_000_000;

class UbaoNumbers extends Lab {
  bar = make('progress', { max: 1, value: 0, 'aria-label': words('labs-numbers-progress'), hidden: true });
  said = make('p', { class: 'ubao-numbers-said', role: 'status' });
  found = make('section', { 'aria-label': words('labs-numbers-found') });
  begin = makeButton(words('labs-numbers-begin'), () => void this.study(), { class: 'ubao-numbers-begin' });
  halt = makeButton(words('kit-stop'), () => this.running?.abort(), { hidden: true });
  save = makeSaveTable('ubao-numbers', () => writeRows(this.studied, this.seed), { hidden: true });
  studied = /** @type {Studied[]} */ ([]);
  /** The seed of the next games: another study plays others. */
  seed = 0;
  /** @type {AbortController | undefined} */
  running;
  /** Each has the form's values, the names of its games, and the seed of the first. */
  studies = new Kept('numbers', {
    read: ({ fields, names, seed }) => {
      const sound = FIELDS.every((name) => typeof fields?.[name] === 'string');
      return sound && Array.isArray(names) && Number.isInteger(seed)
        ? { fields, names: names.map(String), seed }
        : null;
    },
    describe: ({ fields, names }) =>
      words('labs-numbers-kept', { count: Number(fields['count']), game: names.join(' · ') }),
    open: ({ fields, names, seed }) => {
      for (const [at, field] of ['game', 'other'].entries()) {
        const [, cards = ''] = (fields[field] ?? '').split(OWN);
        this.bring(cards, names[at] ?? '', [field]);
      }
      this.ask(fields, seed);
    },
  });

  /** @param {HTMLFormElement} form */
  build(form) {
    form.append(make('p', { class: 'ubao-numbers-buttons' }, this.begin, this.halt, this.save));
    for (const question of this.querySelectorAll('button[data-game]')) {
      question.addEventListener('click', () => this.ask(/** @type {HTMLElement} */ (question).dataset));
    }
    this.append(this.studies.offer, this.bar, this.said, this.found);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.running?.abort();
  }

  /** Load a game of cards from the page's address, to be compared with the game it's based on. */
  arrive() {
    const brought = readAddress(location.hash);
    if (!brought) return;
    const deck = this.bring(brought.cards, brought.name || words('labs-cards-unnamed'));
    if (deck) this.field('other').value = deck.dataset['base'] ?? '';
    else this.said.textContent = words('labs-cards-broken');
  }

  /**
   * Choose a game of cards; return the family's cards, or nothing if it's invalid.
   * @param {string} cards
   * @param {string} name
   * @param {string[]} fields the fields to set
   */
  bring(cards, name, fields = ['game', 'other']) {
    const deck = cards && this.querySelector(`optgroup[data-sign="${cards[0]}"]`);
    if (!(deck instanceof HTMLElement)) return null;
    for (const field of fields) {
      const list = this.field(field);
      list.querySelector('[data-own]')?.remove();
      const own = new Option(name, OWN + cards);
      Object.assign(own.dataset, { own: '', first: deck.dataset['first'] ?? '' });
      list.append(own);
      // The list may have the same rules under another name.
      own.selected = true;
    }
    return deck;
  }

  /** Fill in the form, and play. @param {DOMStringMap} question @param {number} [seed] of the first game */
  ask(question, seed) {
    for (const [name, value] of Object.entries(question)) this.field(name).value = value ?? '';
    void this.study(seed);
  }

  get subjects() {
    const players = [this.field('first').value, this.field('second').value];
    const game = this.field('game');
    const other = this.field('other');
    // A game compared with itself is studied once.
    return (other.value && other.value !== game.value ? [game, other] : [game]).map(
      ({ value, selectedOptions: [chosen] }) => ({
        game: value,
        name: chosen?.textContent ?? '',
        players,
        first: chosen?.dataset['first'] ?? '',
      }),
    );
  }

  /** Play all games, alternating if there are two subjects, and report the results. @param {number} [seed] */
  async study(seed = 1 + Math.floor(Math.random() * SEEDS)) {
    this.running?.abort();
    const running = (this.running = new AbortController());
    const count = Number(this.field('count').value);
    this.seed = seed;
    /** @type {Studied[]} */
    const studied = (this.studied = this.subjects.map((subject) => ({ subject, games: [] })));
    this.found.replaceChildren();
    this.show(true);
    this.said.textContent = words('labs-numbers-waking');
    let trouble = '';
    try {
      for (let played = 1; played <= count; played += 1) {
        const at = seed + played - 1;
        for (const { subject, games } of studied) games.push(await playGame(subject, at, running.signal));
        this.bar.value = played / count;
        this.said.textContent = words('labs-numbers-playing', { played, count });
      }
    } catch (error) {
      if (!running.signal.aborted) trouble = speak(tellError(error));
    }
    if (running !== this.running) return;
    this.show(false);
    this.tell(trouble);
  }

  /** @param {string} trouble why it stopped early */
  tell(trouble) {
    const played = Math.min(...this.studied.map(({ games }) => games.length));
    // Both subjects get the same number of games.
    for (const { games } of this.studied) games.length = played;
    this.said.textContent = trouble || words('labs-numbers-played', { played });
    if (!played) return;
    this.save.hidden = false;
    const fields = Object.fromEntries(FIELDS.map((name) => [name, this.field(name).value]));
    this.studies.update({ fields, names: this.studied.map(({ subject }) => subject.name), seed: this.seed });
    const drawn = words('labs-numbers-drawn', { first: `${this.seed}`, last: `${this.seed + played - 1}` });
    this.found.replaceChildren(...writeReport(this.studied), make('p', { class: 'ubao-numbers-drawn' }, drawn));
  }

  /** @param {boolean} running */
  show(running) {
    // Hidden elements lose the focus.
    const held = this.contains(document.activeElement);
    this.bar.hidden = this.halt.hidden = !running;
    this.begin.hidden = running;
    this.save.hidden = true;
    this.bar.value = 0;
    // Keep keyboard users at the button that replaces it.
    if (held) (running ? this.halt : this.begin).focus();
  }
}

customElements.define('ubao-numbers', UbaoNumbers);
