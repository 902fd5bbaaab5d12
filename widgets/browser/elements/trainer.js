// <ubao-trainer>: puzzles one after the other, of a game or of all, or those that a class was given.

import '../words/training.js';
import { make, makeButton } from '../dom/element.js';
import { say } from '../messages/message.js';
import { speak, words } from '../messages/speech.js';
import { addClassSets } from '../training/class-set.js';
import { addNotebook } from '../training/notebook.js';
import { Practice } from '../training/practice.js';
import { progress } from '../training/progress.js';
import { GRADES, choose, foresee, readIndex, readTask } from '../training/puzzle-index.js';
import { chooseStudent, nameStudent } from '../training/students.js';
import { UbaoPuzzle } from './puzzle.js';

/** @typedef {import('../training/puzzle-index.js').Index} Index */

/** When a puzzle comes again, by how long it waits. */
const AGAIN = /** @type {const} */ (['training-trainer-today', 'training-trainer-tomorrow', 'training-trainer-next-week']);
const COMES = /** @type {const} */ ([
  'training-trainer-comes-today', 'training-trainer-comes-tomorrow', 'training-trainer-comes-next-week',
]);
/** So many seeds are drawn for what was solved. */
const MOST_SEEDS = 24;

class UbaoTrainer extends HTMLElement {
  practice = new Practice();
  /** Which student is at work. */
  at = progress.at;
  place = make('div', { class: 'ubao-place' });
  who = makeButton('', () => chooseStudent(this), { class: 'ubao-who' });
  row = make('p', { class: 'ubao-sitting', role: 'status' });
  choices = make('div', { class: 'ubao-wanted', role: 'group', 'aria-label': words('training-trainer-which-puzzles') });
  later = make('div', { class: 'ubao-later', hidden: true, role: 'group', 'aria-label': words('training-trainer-again') });
  follow = () => this.followProgress();
  followAddress = () => this.begin();

  connectedCallback() {
    progress.addEventListener('change', this.follow);
    addEventListener('hashchange', this.followAddress);
    if (!this.place.isConnected) this.build();
  }

  disconnectedCallback() {
    progress.removeEventListener('change', this.follow);
    removeEventListener('hashchange', this.followAddress);
  }

  /** Take over from the page, whose puzzle can be solved before the index is there. */
  build() {
    const { practice } = this;
    const carried = /** @type {UbaoPuzzle | null} */ (this.querySelector('ubao-puzzle'));
    const which = this.querySelector('.ubao-which')?.textContent ?? '';
    practice.carried = carried?.getAttribute('name') ?? '';
    practice.wanted.game = this.getAttribute('game') ?? '';
    this.addEventListener('ubao-solved', (event) => {
      const { id, misses, hints } = /** @type {CustomEvent} */ (event).detail;
      practice.solve(id, { misses, hints });
      this.offerAgain(id);
    });
    this.replaceChildren(
      make('div', { class: 'ubao-trainer-top' }, this.who, this.row), this.choices, this.place, this.later,
    );
    if (carried && practice.begin(location.hash)) this.present(carried, null, which);
    void this.load();
  }

  /**
   * Fetch the index, and go on from there.
   * @param {boolean} [moved] whether a reader asked to go on
   */
  async load(moved = false) {
    const { practice, place } = this;
    if (!practice.isOpen) this.say(words('training-trainer-waiting'), {});
    const index = await readIndex().catch(() => null);
    if (!index) return practice.isOpen || this.miss(() => void this.load(moved));
    practice.take(index);
    if (practice.isOpen && place.querySelector('ubao-puzzle')) {
      this.offerChoices();
      this.refresh();
      foresee(practice.coming);
    } else this.begin(moved);
    addNotebook(this, index);
    addClassSets(this, practice);
  }

  /**
   * Begin as the page's address has it.
   * @param {boolean} [moved] whether a reader asked to go on
   */
  begin(moved = false) {
    this.practice.readSet(location.hash);
    this.offerChoices();
    void this.goOn(moved);
  }

  /** Offer what may be wanted: only what there is. */
  offerChoices() {
    const { choices, practice } = this;
    const { index, wanted, set } = practice;
    const themes = new Set(choose(index, { ...wanted, theme: '', grade: '' }).flatMap((entry) => entry.themes));
    const named = Object.entries(index.themes).filter(([name]) => themes.has(name))
      .map(([name, theme]) => [name, words('training-trainer-theme', { theme })]);
    const games = index.games.filter(({ puzzles }) => puzzles.length).map(({ slug, name }) => [slug, name]);
    choices.replaceChildren(
      ...(this.hasAttribute('game') ? [] : [this.makeChoice(practice, 'game', words('training-trainer-by-game'), [
        ['', words('training-trainer-all-games')], ...games,
      ])]),
      this.makeChoice(practice, 'theme', words('training-trainer-by-theme'), [
        ['', words('training-trainer-all-themes')], ...named,
      ]),
      this.makeChoice(practice, 'grade', words('training-trainer-by-grade'), [
        ['', words('training-trainer-all-grades')],
        ...Object.keys(GRADES).map((grade) => [grade, words('training-trainer-grade', { grade })]),
      ]),
    );
    choices.hidden = set.length > 0;
  }

  /**
   * @param {Practice} practice
   * @param {'game' | 'theme' | 'grade'} name
   * @param {string} title
   * @param {string[][]} options value and words
   */
  makeChoice({ wanted }, name, title, options) {
    const field = make('select', { name, change: () => {
      wanted[name] = field.value;
      if (name === 'game') wanted.theme = '';
      this.offerChoices();
      const again = this.choices.querySelector(`[name=${name}]`);
      if (again instanceof HTMLElement) again.focus();
      void this.goOn();
    } });
    for (const [value = '', label = ''] of options) field.append(new Option(label, value, false, value === wanted[name]));
    return make('label', {}, title, ' ', field);
  }

  /**
   * Show the next puzzle.
   * @param {boolean} [moved] whether a reader asked to go there
   */
  async goOn(moved = false) {
    const { practice } = this;
    if (!practice.index.games.length) return this.load(moved);
    const name = practice.next();
    this.later.hidden = true;
    this.refresh();
    if (!name) return this.finish(practice);
    const task = await readTask(name).catch(() => null);
    if (practice.name !== name) return;
    if (!task) return this.miss(() => void this.goOn(moved));
    this.present(new UbaoPuzzle(), task, describe(practice, task.puzzle));
    if (moved) this.place.querySelector('p')?.focus();
  }

  /**
   * Let a puzzle be solved.
   * @param {UbaoPuzzle} shown
   * @param {import('../training/puzzle-index.js').Task | null} task unless the page carries it
   * @param {string} which puzzle it is
   */
  present(shown, task, which) {
    const { practice, place } = this;
    place.replaceChildren(make('p', { class: 'ubao-which', tabindex: '-1' }, which), shown);
    shown.begin(task, {
      next: () => void this.goOn(true),
      pass: () => {
        practice.pass();
        void this.goOn(true);
      },
    });
    foresee(practice.coming);
  }

  /** @param {() => void} again asks once more for what did not arrive */
  miss(again) {
    this.say(words('training-trainer-lost'), { [words('training-trainer-retry')]: again });
  }

  /** @param {Practice} practice in which there is nothing left to do */
  finish(practice) {
    if (practice.set.length) {
      return this.say(words('training-trainer-set-done'), { [words('training-trainer-set-again')]: () => this.begin() });
    }
    if (!practice.entries.length) return this.say(words('training-trainer-none'), {});
    return this.say(words('training-trainer-all-done'), { [words('training-trainer-once-more')]: () => {
      practice.repeat();
      void this.goOn(true);
    } });
  }

  /** @param {string} id of a puzzle that may be wanted again */
  offerAgain(id) {
    const said = make('span', { role: 'status' });
    const buttons = AGAIN.map((label, step) => makeButton(words(label), () => {
      progress.wish(id, step);
      said.textContent = words(COMES[step] ?? COMES[0]);
    }));
    this.later.replaceChildren(make('span', {}, words('training-trainer-this-again')), ...buttons, said);
    this.later.hidden = false;
  }

  /** Something was solved, or somebody else sits down. */
  followProgress() {
    if (this.at === progress.at) return this.refresh();
    this.at = progress.at;
    this.practice.leave();
    return void this.goOn();
  }

  /** Bring what is said of the student up to date. */
  refresh() {
    const { practice: { names, count }, who, row } = this;
    const name = nameStudent(progress.at);
    who.replaceChildren(make('span', { class: 'ubao-badge', 'aria-hidden': 'true' }, name.charAt(0)), name);
    const done = names.filter((each) => progress.student.solved[each]).length;
    const seeds = make('span', { class: 'ubao-seeds', 'aria-hidden': 'true' });
    for (let seed = 0; seed < Math.min(count, MOST_SEEDS); seed += 1) seeds.append(make('i'));
    const solved = say('training-trainer-solved-of', { done, puzzles: names.length });
    const sitting = count ? say('training-trainer-solved-now', { puzzles: count }) : [];
    row.replaceChildren(speak([...solved, ...sitting]), ' ', seeds);
  }

  /**
   * @param {string} told
   * @param {Record<string, () => void>} ways what may be done
   */
  say(told, ways) {
    const buttons = Object.entries(ways).map(([label, act]) => makeButton(label, act));
    this.place.replaceChildren(make('p', { class: 'ubao-done', role: 'status' }, told), ...buttons);
  }
}

/**
 * Which puzzle it is, in a line.
 * @param {Practice} practice
 * @param {import('../engine/protocol.js').Puzzle} puzzle
 */
function describe({ index, set, name, missing }, { game, themes }) {
  const title = index.games.find(({ slug }) => slug === game)?.name ?? game;
  const gone = missing ? say('training-trainer-missing', { puzzles: missing }) : [];
  if (set.length) {
    const which = say('training-trainer-which-in-set', { game: title, at: set.indexOf(name) + 1, of: set.length });
    return speak([...which, ...gone]);
  }
  if (progress.student.again[name]) return words('training-trainer-which-again', { game: title });
  const about = themes.map((theme) => index.themes[theme]).filter((theme) => !!theme);
  return speak([...say('training-trainer-which', { game: title, themes: ['list', about] }), ...gone]);
}

customElements.define('ubao-trainer', UbaoTrainer);
