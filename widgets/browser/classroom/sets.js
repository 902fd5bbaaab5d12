// <ubao-sets>: a teacher assembles a set of puzzles and hands it out.

import '../kit/later-words.js';
import { showStill } from '../board/drawing.js';
import { makeCopying, makePrinting, makeQrCode, replaceAddress } from '../kit/output.js';
import { make, makeButton } from '../kit/element.js';
import { makeSelect } from '../kit/fields.js';
import { readCode } from '../kit/untrusted.js';
import { whenInView } from '../kit/scheduler.js';
import { locatePage, publish } from '../kit/site.js';
import { words } from '../kit/speech.js';
import { listGrades } from '../training/filter.js';
import { filterPuzzles, loadPuzzles, readTask } from '../training/puzzle-index.js';
import { findSet, MOST_PUZZLES, nameSet, tellWrong, writeSet } from '../training/set-code.js';
import { printSheet } from '../training/sheet.js';

/** @import { Index } from '../training/puzzle-index.js' */
/** @typedef {{id: string, game: string, prompt: string, ages: string, difficulty: number}} Offer */

/** The distance below the screen at which a board is fetched. */
const MARGIN = '300px';

const SLIPS_PER_SHEET = 10;

class UbaoSets extends HTMLElement {
  index = /** @type {Index} */ ({ themes: {}, games: [], sets: [] });
  offers = /** @type {Offer[]} */ ([]);
  /** @type {string[]} the set, in order */
  chosen = [];
  filter = { game: '', age: '', grade: '' };
  /** @type {(() => void)[]} update the cards when the set changes */
  marks = [];
  own = make('section', { class: 'ubao-own-set', tabindex: -1, 'aria-label': words('classroom-your-set') });
  place = make('div');
  said = make('p', { role: 'status' });

  connectedCallback() {
    void loadPuzzles(this, (index, prompts) => {
      this.index = index;
      this.offers = index.games.flatMap(({ name: game, puzzles }) =>
        puzzles.map(({ id, difficulty }) => {
          const [prompt, ages] = prompts[id] ?? [id, ''];
          return { id, game, prompt, ages, difficulty };
        }),
      );
      this.build();
      this.follow();
      addEventListener('hashchange', () => this.follow());
    });
  }

  /** Begin with the set in the address. */
  follow() {
    const asked = readCode(location.hash);
    const set = asked ? findSet(this.index, location.hash) : null;
    if (set) this.chosen = set.puzzles;
    const missing = set?.missing ? words('training-trainer-missing', { puzzles: set.missing }) : '';
    this.said.textContent = asked && !set ? `${words('classroom-set-unknown')} ${tellWrong(asked)}` : missing;
    this.show();
  }

  build() {
    const { sets = [], games } = this.index;
    const plans = [['', words('classroom-empty-set')], ...sets.map(({ code, title }) => [code, title])];
    const select = makeSelect(plans, (code) => this.take(findSet(this.index, `#${code}`)?.puzzles ?? []));
    const start = make('p', { class: 'ubao-start' }, make('label', {}, words('classroom-start'), ' ', select));
    const own = games.filter(({ puzzles }) => puzzles.length).map(({ slug, name }) => [slug, name]);
    const ages = [...new Set(this.offers.map((offer) => offer.ages))];
    ages.sort((one, two) => parseInt(one, 10) - parseInt(two, 10));
    const groups = [['', words('classroom-any-age')], ...ages.map((each) => [each, each.replace('-', '–')])];
    const filter = make(
      'div',
      { class: 'ubao-sieve' },
      this.makeFilter('game', words('training-trainer-by-game'), own),
      this.makeFilter('age', words('classroom-ages'), groups),
      this.makeFilter('grade', words('training-trainer-by-grade'), listGrades()),
    );
    this.replaceChildren(
      make('div', { class: 'ubao-set-side' }, start, this.own, this.said),
      make('div', { class: 'ubao-set-choice' }, make('h2', {}, words('classroom-choose')), filter, this.place),
    );
    this.list();
  }

  /** @param {'game' | 'age' | 'grade'} kind @param {string} label @param {string[][]} options */
  makeFilter(kind, label, options) {
    const select = makeSelect(options, (value) => {
      this.filter[kind] = value;
      this.list();
    });
    this.filter[kind] = select.value;
    return make('label', {}, label, ' ', select);
  }

  /** List the puzzles that pass the filter. */
  list() {
    const { game, age, grade } = this.filter;
    const fitting = new Set(filterPuzzles(this.index, { game, theme: '', grade }).map(({ id }) => id));
    const found = this.offers.filter(({ id, ages }) => fitting.has(id) && (!age || suits(ages, age)));
    const watcher = whenInView((picture) => void draw(/** @type {HTMLElement} */ (picture)), MARGIN);
    this.marks = [];
    const cards = found.map((offer) => this.makeCard(offer, watcher));
    this.place.replaceChildren(
      cards.length
        ? make('ul', { class: 'ubao-offers' }, ...cards)
        : make('p', { role: 'status' }, words('training-trainer-none')),
    );
  }

  /** @param {Offer} offer @param {IntersectionObserver} watcher fetches the board when it comes into view */
  makeCard({ id, game, prompt, ages, difficulty }, watcher) {
    const picture = make('ubao-picture', { game: id.split('/')[0] ?? '', 'data-puzzle': id });
    watcher.observe(picture);
    const button = makeButton('', () => this.toggle(id), { class: 'md-button' });
    const [youngest, oldest] = ages.split('-').map(Number);
    const notes = words('classroom-offer', { game, difficulty, youngest: youngest ?? 0, oldest: oldest ?? 0 });
    const asked = make('p', { class: 'ubao-offer-prompt' }, prompt);
    const noted = make('p', { class: 'ubao-offer-notes' }, notes);
    const card = make('li', { class: 'ubao-offer-card' }, picture, asked, noted, button);
    const mark = () => {
      const place = this.chosen.indexOf(id) + 1;
      card.toggleAttribute('data-taken', place > 0);
      button.setAttribute('aria-pressed', String(place > 0));
      button.textContent = place ? words('classroom-taken', { place }) : words('classroom-take');
      button.setAttribute('aria-label', words('classroom-take-what', { place, prompt }));
    };
    mark();
    this.marks.push(mark);
    return card;
  }

  /** @param {string} id */
  toggle(id) {
    if (this.chosen.includes(id)) return this.take(this.chosen.filter((other) => other !== id));
    if (this.chosen.length >= MOST_PUZZLES)
      return void (this.said.textContent = words('classroom-full', { most: MOST_PUZZLES }));
    this.take([...this.chosen, id]);
  }

  /** Change the set, kept in the address: it survives a reload, and tabs are independent. @param {string[]} puzzles */
  take(puzzles) {
    this.chosen = puzzles;
    replaceAddress(puzzles.length ? `#set=${puzzles.join()}` : `${location.pathname}${location.search}`);
    this.said.textContent = words('classroom-count', { puzzles: puzzles.length });
    this.show();
  }

  /** Move a puzzle of the set one place up. @param {number} at its place @param {string} prompt its question */
  raise(at, prompt) {
    if (!at) return;
    const puzzles = [...this.chosen];
    puzzles.splice(at - 1, 0, ...puzzles.splice(at, 1));
    this.take(puzzles);
    this.said.textContent = words('classroom-moved', { place: at, prompt });
    this.own.querySelectorAll('li')[at - 1]?.querySelector('button')?.focus();
  }

  /** Remove a puzzle from the set; its successor gets the focus. @param {number} at its place */
  drop(at) {
    this.take(this.chosen.filter((_, other) => other !== at));
    /** @type {NodeListOf<HTMLElement>} */
    const others = this.own.querySelectorAll('li button:last-child');
    (others[at] ?? others[at - 1] ?? this.own).focus();
  }

  /** Show the set, and how to hand it out. */
  show() {
    for (const mark of this.marks) mark();
    const { chosen } = this;
    const code = nameSet({ code: writeSet(this.index, chosen), puzzles: chosen });
    if (!chosen.length) return this.own.replaceChildren(make('p', {}, words('classroom-none-yet')));
    const rows = chosen.map((id, at) => {
      const { prompt = id, game = '' } = this.offers.find((offer) => offer.id === id) ?? {};
      const earlier = { 'aria-label': words('classroom-earlier', { prompt }), 'aria-disabled': String(!at) };
      const ways = make(
        'span',
        { class: 'ubao-own-ways' },
        makeButton('↑', () => this.raise(at, prompt), earlier),
        makeButton('×', () => this.drop(at), { 'aria-label': words('kit-remove', { name: prompt }) }),
      );
      return make('li', {}, make('span', {}, words('classroom-labelled', { label: game, said: prompt })), ' ', ways);
    });
    const slips = makePrinting(words('classroom-slips'), { class: 'md-button' });
    const print = () => printSheet(chosen).catch(() => (this.said.textContent = words('training-set-lost')));
    const { row, board, sheet } = makeHandOut(code);
    const results = `${locatePage('class/results/')}#${code}`;
    const buttons = make(
      'div',
      { class: 'ubao-row-of-buttons' },
      slips.button,
      makeButton(words('training-set-sheet'), print, { class: 'md-button' }),
      make('a', { class: 'md-button', href: results }, words('classroom-results')),
      slips.said,
    );
    const heading = make('h2', {}, words('classroom-your-set'));
    const list = make('div', { class: 'ubao-own-list' }, heading, make('ol', {}, ...rows), row, buttons);
    this.own.replaceChildren(list, board, sheet);
  }
}

/** Return whether ages cover a group's: "8-14" suits a group of "8-10". @param {string} ages @param {string} group */
function suits(ages, group) {
  const [low = 0, high = 0] = ages.split('-').map(Number);
  const [youngest = 0, oldest = 0] = group.split('-').map(Number);
  return low <= youngest && oldest <= high;
}

/** @param {HTMLElement} picture */
async function draw(picture) {
  const task = await readTask(picture.dataset.puzzle ?? '', 'low').catch(() => null);
  if (task) showStill(picture, task.scene.svg);
}

/**
 * Return what hands a set out: its link as text, with a button to copy it; the link for a screen or blackboard, large
 * and as a QR code; and a sheet of slips with it, to print.
 * @param {string} code
 */
function makeHandOut(code) {
  const here = `${locatePage('set/')}#${code}`;
  const link = publish(here) || here;
  const shown = link.replace(/^https?:\/\//, '');
  const drawCode = () => makeQrCode(link, words('kit-code'));
  const field = make('input', { type: 'text', readonly: true, value: link, focus: () => field.select() });
  const { button, said } = makeCopying(field, { class: 'md-button' });
  const slips = Array.from({ length: SLIPS_PER_SHEET }, () => {
    const address = make('p', {}, make('b', { translate: 'no' }, shown));
    return make('div', { class: 'ubao-slip' }, drawCode(), make('p', {}, words('classroom-slip')), address);
  });
  const label = make('label', {}, words('classroom-link'), field);
  const row = make('p', { class: 'ubao-link-row' }, label, button, ' ', said);
  const board = make(
    'div',
    { class: 'ubao-hand-out' },
    make('div', { class: 'ubao-hand-out-code' }, drawCode()),
    make('p', { class: 'ubao-hand-out-link' }, make('a', { href: link, translate: 'no' }, shown)),
    make('p', { class: 'ubao-note' }, words('classroom-board')),
  );
  return { row, board, sheet: make('div', { class: 'ubao-slips' }, ...slips) };
}

customElements.define('ubao-sets', UbaoSets);
