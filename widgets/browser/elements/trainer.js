// <ubao-trainer>: puzzles one after the other, of a game or of all, or those that a class was given.

import { make, makeButton } from '../dom/element.js';
import { addClassSets } from '../training/class-set.js';
import { addNotebook } from '../training/notebook.js';
import { Practice } from '../training/practice.js';
import { WAITS, progress } from '../training/progress.js';
import { GRADES, choose, readIndex, readPuzzle } from '../training/puzzle-index.js';
import { chooseStudent, nameStudent } from '../training/students.js';
import { UbaoPuzzle } from './puzzle.js';

/** @typedef {import('../training/puzzle-index.js').Index} Index */

const WAITING = 'The puzzles are on their way.';
const LOST = 'The puzzles did not arrive. Is there a network?';
const ALL_DONE = 'You have solved all of these! Choose others, or do them once more.';
const SET_DONE = 'That was the last one of this set. Well done!';
const NONE = 'There is no such puzzle yet. Choose something else.';
const AGAIN = ['Today', 'Tomorrow', 'Next week'];
/** So many seeds are drawn for what was solved. */
const MOST_SEEDS = 24;

class UbaoTrainer extends HTMLElement {
  /** @type {Practice | null} */
  practice = null;
  /** Which student is at work. */
  at = progress.at;
  place = make('div', { class: 'ubao-place' }, make('p', { role: 'status' }, WAITING));
  who = makeButton('', () => chooseStudent(this), { class: 'ubao-who' });
  row = make('p', { class: 'ubao-sitting', role: 'status' });
  choices = make('div', { class: 'ubao-wanted', role: 'group', 'aria-label': 'Which puzzles?' });
  later = make('div', { class: 'ubao-later', hidden: true, role: 'group', 'aria-label': 'Do it again?' });
  follow = () => this.followProgress();
  followAddress = () => this.begin();

  connectedCallback() {
    progress.addEventListener('change', this.follow);
    addEventListener('hashchange', this.followAddress);
    if (!this.practice) void this.load();
  }

  disconnectedCallback() {
    progress.removeEventListener('change', this.follow);
    removeEventListener('hashchange', this.followAddress);
  }

  async load() {
    this.replaceChildren(this.place);
    const index = await readIndex().catch(() => null);
    if (index) this.build(index);
    else this.say(LOST, { 'Try again': () => void this.load() });
  }

  /** @param {Index} index */
  build(index) {
    const practice = this.practice = new Practice(index);
    practice.wanted.game = this.getAttribute('game') ?? '';
    this.replaceChildren(
      make('div', { class: 'ubao-trainer-top' }, this.who, this.row), this.choices, this.place, this.later,
    );
    this.addEventListener('ubao-solved', (event) => {
      const { id, misses, hints } = /** @type {CustomEvent} */ (event).detail;
      practice.solve(id, { misses, hints });
      this.offerAgain(id);
    });
    this.begin();
    addNotebook(this, index);
    addClassSets(this, practice);
  }

  /** Begin as the page's address has it. */
  begin() {
    this.practice?.readSet(location.hash);
    this.offerChoices();
    void this.goOn();
  }

  /** Offer what may be wanted: only what there is. */
  offerChoices() {
    const { choices, practice } = this;
    if (!practice) return;
    const { index, wanted, set } = practice;
    const themes = new Set(choose(index, { ...wanted, theme: '', grade: '' }).flatMap((entry) => entry.themes));
    const named = Object.entries(index.themes).filter(([theme]) => themes.has(theme));
    const games = index.games.filter(({ puzzles }) => puzzles.length).map(({ slug, name }) => [slug, name]);
    choices.replaceChildren(
      ...(this.hasAttribute('game') ? [] : [this.makeChoice(practice, 'game', 'Game', [['', 'all games'], ...games])]),
      this.makeChoice(practice, 'theme', 'About', [['', 'everything'], ...named]),
      this.makeChoice(practice, 'grade', 'How hard', [
        ['', 'from easy to hard'], ...Object.keys(GRADES).map((grade) => [grade, grade]),
      ]),
    );
    choices.hidden = set.length > 0;
  }

  /**
   * @param {Practice} practice
   * @param {'game' | 'theme' | 'grade'} name
   * @param {string} label
   * @param {string[][]} options value and words
   */
  makeChoice({ wanted }, name, label, options) {
    const field = make('select', { name, change: () => {
      wanted[name] = field.value;
      if (name === 'game') wanted.theme = '';
      this.offerChoices();
      const again = this.choices.querySelector(`[name=${name}]`);
      if (again instanceof HTMLElement) again.focus();
      void this.goOn();
    } });
    for (const [value = '', words = ''] of options) field.append(new Option(words, value, false, value === wanted[name]));
    return make('label', {}, `${label} `, field);
  }

  /**
   * Show the next puzzle.
   * @param {boolean} [moved] whether a reader asked to go there
   */
  async goOn(moved = false) {
    const { practice } = this;
    if (!practice) return;
    const name = practice.next();
    this.later.hidden = true;
    this.refresh();
    if (!name) return this.finish(practice);
    const puzzle = await readPuzzle(name).catch(() => undefined);
    if (practice.name !== name) return;
    if (!puzzle) return this.say(LOST, { 'Try again': () => void this.goOn() });
    const shown = new UbaoPuzzle();
    shown.puzzle = puzzle;
    shown.pass = () => {
      practice.pass();
      void this.goOn(true);
    };
    shown.next = () => void this.goOn(true);
    const heading = make('p', { class: 'ubao-which', tabindex: '-1' }, describe(practice, puzzle));
    this.place.replaceChildren(heading, shown);
    if (moved) heading.focus();
  }

  /** @param {Practice} practice in which there is nothing left to do */
  finish(practice) {
    if (practice.set.length) return this.say(SET_DONE, { 'Do the set again': () => this.begin() });
    if (!practice.entries.length) return this.say(NONE, {});
    return this.say(ALL_DONE, { 'Once more': () => {
      practice.repeat();
      void this.goOn(true);
    } });
  }

  /** @param {string} id of a puzzle that may be wanted again */
  offerAgain(id) {
    const said = make('span', { role: 'status' });
    const buttons = WAITS.map((_, step) => makeButton(AGAIN[step] ?? '', () => {
      progress.wish(id, step);
      said.textContent = `It comes again: ${AGAIN[step]?.toLowerCase()}.`;
    }));
    this.later.replaceChildren(make('span', {}, 'Do this one again?'), ...buttons, said);
    this.later.hidden = false;
  }

  /** Something was solved, or somebody else sits down. */
  followProgress() {
    if (this.at === progress.at) return this.refresh();
    this.at = progress.at;
    this.practice?.leave();
    return void this.goOn();
  }

  /** Bring what is said of the student up to date. */
  refresh() {
    const { practice, who, row } = this;
    if (!practice) return;
    const { names, count } = practice;
    const name = nameStudent(progress.at);
    who.replaceChildren(make('span', { class: 'ubao-badge', 'aria-hidden': 'true' }, name.charAt(0)), name);
    const done = names.filter((each) => progress.student.solved[each]).length;
    const seeds = make('span', { class: 'ubao-seeds', 'aria-hidden': 'true' });
    for (let seed = 0; seed < Math.min(count, MOST_SEEDS); seed += 1) seeds.append(make('i'));
    row.replaceChildren(`Solved: ${done} of ${names.length}.${count ? ` ${count} in this sitting.` : ''} `, seeds);
  }

  /**
   * @param {string} words
   * @param {Record<string, () => void>} ways what may be done
   */
  say(words, ways) {
    const buttons = Object.entries(ways).map(([label, act]) => makeButton(label, act));
    this.place.replaceChildren(make('p', { class: 'ubao-done', role: 'status' }, words), ...buttons);
  }
}

/**
 * Which puzzle it is, in a line.
 * @param {Practice} practice
 * @param {import('../engine/protocol.js').Puzzle} puzzle
 */
function describe({ index, set, name, missing }, { game, themes }) {
  const title = index.games.find(({ slug }) => slug === game)?.name ?? game;
  const gone = missing ? ` Of those in this link, ${missing} can’t be found on this site.` : '';
  if (set.length) return `${title}: puzzle ${set.indexOf(name) + 1} of ${set.length} in your class set.${gone}`;
  if (progress.student.again[name]) return `${title}: once more, as you wished.`;
  return `${title}: ${themes.map((theme) => index.themes[theme]?.toLowerCase()).join(', ')}.${gone}`;
}

customElements.define('ubao-trainer', UbaoTrainer);
