// <ubao-trainer>: puzzles one after the other, of a game or of all, or those that a class was given.

import { addDesk } from './desk.js';
import { addNotebook } from './notebook.js';
import { GRADES, choose, readIndex, readPuzzle } from './pool.js';
import { WAITS, progress } from './progress.js';
import { UbaoPuzzle } from './puzzle.js';
import { chooseStudent, nameStudent } from './students.js';
import { make } from './words.js';

/** @typedef {import('./pool.js').Index} Index */
/** @typedef {import('./pool.js').Entry} Entry */

const WAITING = 'The puzzles are on their way.';
const LOST = 'The puzzles did not arrive. Is there a network?';
const ALL_DONE = 'You have solved all of these! Choose others, or do them once more.';
const SET_DONE = 'That was the last one of this set. Well done!';
const NONE = 'There is no such puzzle yet. Choose something else.';
const AGAIN = ['Today', 'Tomorrow', 'Next week'];

export class UbaoTrainer extends HTMLElement {
  /** @type {Index | null} */
  index = null;
  /** What is wanted; empty where all will do. */
  wanted = { game: '', theme: '', grade: '' };
  /** @type {string[]} the puzzles of a class set, in order; none in a free session */
  set = [];
  /** How many puzzles of the class set this site does not have. */
  missing = 0;
  /** @type {string[]} what was solved in this sitting */
  solved = [];
  /** @type {string[]} what was passed by in this sitting */
  passed = [];
  /** The puzzle that is shown. */
  name = '';
  place = make('div', { class: 'ubao-place' }, make('p', { role: 'status' }, WAITING));
  follow = () => this.refresh();
  followAddress = () => this.begin();

  connectedCallback() {
    progress.addEventListener('change', this.follow);
    addEventListener('hashchange', this.followAddress);
    if (!this.index) void this.load();
  }

  disconnectedCallback() {
    progress.removeEventListener('change', this.follow);
    removeEventListener('hashchange', this.followAddress);
  }

  async load() {
    this.replaceChildren(this.place);
    try {
      this.index = await readIndex();
    } catch {
      this.say(LOST, { 'Try again': () => void this.load() });
      return;
    }
    this.wanted.game = this.getAttribute('game') ?? '';
    this.readSet(this.index);
    this.build(this.index);
    void this.goOn();
  }

  /** @param {Index} index */
  build(index) {
    this.who = make('button', { type: 'button', class: 'ubao-who', click: () => void chooseStudent(this) });
    this.row = make('p', { class: 'ubao-sitting', role: 'status' });
    this.choices = make('div', { class: 'ubao-wanted', role: 'group', 'aria-label': 'Which puzzles?' });
    this.later = make('div', { class: 'ubao-later', hidden: true, role: 'group', 'aria-label': 'Do it again?' });
    this.replaceChildren(
      make('div', { class: 'ubao-trainer-top' }, this.who, this.row), this.choices, this.place, this.later,
    );
    addNotebook(this, index);
    addDesk(this, index);
    this.addEventListener('ubao-solved', (event) => this.settle(/** @type {CustomEvent} */ (event).detail));
    this.offerChoices();
  }

  /** What may be wanted: only what there is. */
  offerChoices() {
    const { index, choices, wanted } = this;
    if (!index || !choices) return;
    const games = index.games.filter(({ puzzles }) => puzzles.length);
    const themes = new Set(choose(index, { ...wanted, theme: '', grade: '' }).flatMap((entry) => entry.themes));
    const named = Object.entries(index.themes).filter(([theme]) => themes.has(theme));
    const fields = [
      this.makeChoice('theme', 'About', [['', 'everything'], ...named]),
      this.makeChoice('grade', 'How hard', [['', 'from easy to hard'], ...Object.keys(GRADES).map((grade) => [grade, grade])]),
    ];
    if (!this.hasAttribute('game')) {
      fields.unshift(this.makeChoice('game', 'Game', [['', 'all games'], ...games.map(({ slug, name }) => [slug, name])]));
    }
    choices.replaceChildren(...fields);
    choices.hidden = this.set.length > 0;
  }

  /**
   * @param {'game' | 'theme' | 'grade'} name
   * @param {string} label
   * @param {string[][]} options value and words
   */
  makeChoice(name, label, options) {
    const { wanted } = this;
    const field = make('select', { name, change: () => {
      wanted[name] = field.value;
      if (name === 'game') wanted.theme = '';
      this.offerChoices();
      const again = this.choices?.querySelector(`[name=${name}]`);
      if (again instanceof HTMLElement) again.focus();
      void this.goOn();
    } });
    for (const [value = '', words = ''] of options) field.append(new Option(words, value, false, value === wanted[name]));
    return make('label', {}, `${label} `, field);
  }

  /**
   * The page's address may name the puzzles of a class: `#set=oware/feed-me,ouri/first`.
   * @param {Index} index
   */
  readSet({ games }) {
    const known = new Set(games.flatMap(({ puzzles }) => puzzles.map(({ id }) => id)));
    // Some who pass links on write / and , in another way.
    const text = location.hash.replace(/%2F/gi, '/').replace(/%2C/gi, ',');
    const asked = new Set(/^#set=(.*)$/.exec(text)?.[1]?.split(',').filter(Boolean));
    this.set = [...asked].filter((name) => known.has(name));
    this.missing = asked.size - this.set.length;
  }

  /** Begin a sitting, as the page's address has it. */
  begin() {
    if (!this.index) return;
    this.readSet(this.index);
    this.solved = [];
    this.passed = [];
    this.offerChoices();
    void this.goOn();
  }

  /** The puzzle that comes next. */
  pick() {
    const { index, wanted, set, solved, passed } = this;
    const over = new Set([...solved, ...passed]);
    if (!index) return '';
    if (set.length) return set.find((name) => !over.has(name)) ?? '';
    const found = choose(index, wanted);
    const names = new Set(found.map(({ id }) => id));
    const due = progress.due.find((name) => names.has(name) && name !== this.name);
    if (due) return due;
    const left = found.filter(({ id }) => !over.has(id) && (this.once || !progress.student.solved[id]));
    const least = Math.min(...left.map(({ difficulty }) => difficulty));
    const easiest = left.filter(({ difficulty }) => difficulty === least);
    // Of one game in the order of their author; of all games in any order.
    return (wanted.game ? easiest[0] : easiest[Math.floor(Math.random() * easiest.length)])?.id ?? '';
  }

  /**
   * Show the next puzzle.
   * @param {boolean} [moved] whether a reader asked to go there
   */
  async goOn(moved = false) {
    const { index, set } = this;
    let name = this.pick();
    if (!name && this.passed.length) {
      // What was passed by comes again in the end.
      this.passed = [];
      name = this.pick();
    }
    this.name = name;
    if (this.later) this.later.hidden = true;
    this.refresh();
    if (!index) return;
    if (!name) {
      const some = choose(index, this.wanted).length;
      if (set.length) this.say(SET_DONE, { 'Do the set again': () => this.begin() });
      else this.say(some ? ALL_DONE : NONE, some ? { 'Once more': () => this.repeat() } : {});
      return;
    }
    const puzzle = await readPuzzle(name).catch(() => undefined);
    if (this.name !== name) return;
    if (!puzzle) return this.say(LOST, { 'Try again': () => void this.goOn() });
    const shown = new UbaoPuzzle();
    shown.puzzle = puzzle;
    shown.pass = () => this.pass();
    shown.next = () => void this.goOn(true);
    const heading = make('p', { class: 'ubao-which', tabindex: '-1' }, this.describe(index, puzzle));
    this.place.replaceChildren(heading, shown);
    if (moved) heading.focus();
  }

  /**
   * Which puzzle it is, in a line.
   * @param {Index} index
   * @param {import('./protocol.js').Puzzle} puzzle
   */
  describe(index, { game, themes }) {
    const { set, name, missing } = this;
    const title = index.games.find(({ slug }) => slug === game)?.name ?? game;
    if (set.length) {
      const gone = missing ? ` ${missing} of the puzzles in this link are not on this site.` : '';
      return `${title}: puzzle ${set.indexOf(name) + 1} of ${set.length} in your class set.${gone}`;
    }
    if (progress.student.again[name]) return `${title}: once more, as you wished.`;
    return `${title}: ${themes.map((theme) => index.themes[theme]?.toLowerCase()).join(', ')}`;
  }

  /** Do puzzles that are solved once more. */
  repeat() {
    this.once = true;
    this.solved = [];
    void this.goOn();
  }

  /** Go on to another puzzle; this one comes again later. Nothing is lost by it. */
  pass() {
    if (this.name && !this.solved.includes(this.name)) this.passed.push(this.name);
    void this.goOn(true);
  }

  /**
   * A puzzle was solved.
   * @param {{id: string, misses: number, hints: number}} detail
   */
  settle({ id, misses, hints }) {
    if (!this.solved.includes(id)) this.solved.push(id);
    progress.solve(id, { misses, hints });
    this.offerAgain(id);
  }

  /** @param {string} id */
  offerAgain(id) {
    const { later } = this;
    if (!later) return;
    const said = make('span', { role: 'status' });
    const buttons = WAITS.map((_, step) => make('button', { type: 'button', click: () => {
      progress.wish(id, step);
      said.textContent = `It comes again: ${AGAIN[step]?.toLowerCase()}.`;
    } }, AGAIN[step] ?? ''));
    later.replaceChildren(make('span', {}, 'Do this one again?'), ...buttons, said);
    later.hidden = false;
  }

  /** Bring what is said of the student up to date. */
  refresh() {
    const { index, who, row, solved, set } = this;
    if (!index || !who || !row) return;
    who.replaceChildren(make('span', { class: 'ubao-badge', 'aria-hidden': 'true' }, nameStudent(progress.at)[0] ?? ''), nameStudent(progress.at));
    const entries = set.length ? set : choose(index, { ...this.wanted, theme: '', grade: '' }).map(({ id }) => id);
    const done = entries.filter((id) => progress.student.solved[id]).length;
    const seeds = make('span', { class: 'ubao-seeds', 'aria-hidden': 'true' });
    for (let seed = 0; seed < Math.min(solved.length, 24); seed += 1) seeds.append(make('i', {}));
    const now = solved.length ? ` ${solved.length} in this sitting.` : '';
    row.replaceChildren(`Solved: ${done} of ${entries.length}.${now} `, seeds);
  }

  /**
   * @param {string} words
   * @param {Record<string, () => void>} ways what may be done
   */
  say(words, ways) {
    const buttons = Object.entries(ways).map(([label, act]) => make('button', { type: 'button', click: act }, label));
    this.place.replaceChildren(make('p', { class: 'ubao-done', role: 'status' }, words), ...buttons);
  }
}

customElements.define('ubao-trainer', UbaoTrainer);
