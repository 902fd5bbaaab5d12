// <ubao-results>: collects a class's codes in a table, and shows who is stuck where. It is for teachers, so it isn't
// saved in notebooks.

import '../kit/later-words.js';
import { Safe } from '../kit/safe.js';
import { FORGOTTEN } from '../kit/store.js';
import { ask } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeCodeField, makeFileButton } from '../kit/fields.js';
import { LONGEST, readCode } from '../kit/untrusted.js';
import { makePrinting } from '../kit/output.js';
import { words } from '../kit/speech.js';
import { listLines, makeSaveTable } from '../kit/table.js';
import { tellAside } from '../dialogs/confirmations.js';
import { loadPuzzles } from '../training/puzzle-index.js';
import { findSet, nameSet, tellWrong } from '../training/set-code.js';
import { makeCamera } from './camera.js';
import { makeGrowth } from './growth.js';
import { MOST, readKept, readLines, sumUp, writeLine } from './result-list.js';
import { drawChart, tabulatePuzzles, tabulateStudents, writeRows } from './result-table.js';

/** @import { ClassSet } from '../training/set-code.js' */
/** @import { Index, Prompts } from '../training/puzzle-index.js' */
/** @import { Entry } from './result-list.js' */

/** The number of unreadable lines shown, and characters of each. */
const MOST_FAULTS = 20;
const MOST_QUOTED = 80;

class UbaoResults extends HTMLElement {
  index = /** @type {Index} */ ({ themes: {}, games: [], sets: [] });
  prompts = /** @type {Prompts} */ ({});
  set = /** @type {ClassSet | null} */ (null);
  results = new Safe('results', readKept);
  which = makeCodeField({ change: () => this.choose(this.which.value) });
  heading = make('p', { role: 'status', class: 'ubao-results-set' });
  paste = make('textarea', {
    rows: 4,
    spellcheck: 'false',
    autocomplete: 'off',
    placeholder: words('classroom-example'),
  });
  said = make('div', { role: 'status', class: 'ubao-results-said' });
  shown = make('div', { class: 'ubao-results-shown' });
  others = make('p', { class: 'ubao-note' });
  growth = { earlier: '', taught: make('textarea', { rows: 3 }) };

  connectedCallback() {
    void loadPuzzles(this, (...found) => {
      [this.index, this.prompts] = found;
      this.build();
    });
  }

  build() {
    addEventListener(FORGOTTEN, () => this.say(words('classroom-forgotten')));
    addEventListener('hashchange', () => this.choose(location.hash));
    this.results.addEventListener('change', () => this.show());
    const take = (/** @type {string | null} */ text) =>
      void (text === null ? this.say(words('classroom-unreadable')) : this.add(text));
    const file = makeFileButton(take, '.txt,.csv,text/plain,text/csv', 'md-button ubao-file-button');
    const add = makeButton(words('classroom-add'), () => this.take(), { class: 'md-button md-button--primary' });
    const camera = makeCamera((text) => this.add(text, true));
    this.replaceChildren(
      ...tellAside(this.results),
      make('p', {}, make('label', {}, words('classroom-which'), ' ', this.which)),
      this.heading,
      make('label', { class: 'ubao-results-paste' }, words('classroom-paste'), this.paste),
      make('div', { class: 'ubao-row-of-buttons' }, add, file, camera),
      this.said,
      this.shown,
      this.others,
    );
    // Enter submits a single line, as codes are read out; several are pasted.
    this.paste.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || this.paste.value.includes('\n')) return;
      event.preventDefault();
      this.take();
    });
    this.choose(location.hash || `#${Object.keys(this.results.value).at(-1) ?? ''}`);
  }

  /** The set's name in addresses. */
  get name() {
    return this.set ? nameSet(this.set) : '';
  }

  get entries() {
    return this.set ? this.read(this.set) : [];
  }

  /** @param {ClassSet} set */
  read(set) {
    return readLines(set.puzzles, [], (this.results.value[nameSet(set)] ?? []).join('\n')).entries;
  }

  /** Collect codes of this set from now on. @param {string} text the set's code, or a link to it */
  choose(text) {
    const asked = readCode(text);
    const set = asked ? findSet(this.index, text) : null;
    if (set && this.set?.puzzles.join() === set.puzzles.join()) return;
    if (set) {
      this.set = set;
      this.which.value = set.code;
      this.heading.textContent = words('classroom-set', { title: set.title, puzzles: set.puzzles.length });
    } else if (asked) this.heading.textContent = `${words('classroom-set-unknown')} ${tellWrong(asked)}`;
    else this.heading.textContent = words('classroom-set-none');
    this.show();
  }

  /** @param {string} told */
  say(told) {
    this.said.replaceChildren(make('p', {}, told));
  }

  take() {
    this.paste.value = this.add(this.paste.value);
    this.paste.focus();
  }

  /**
   * Add lines; return those that couldn't be added.
   * @param {string} text
   * @param {boolean} [quiet] whether to stay silent if none is new
   */
  add(text, quiet = false) {
    if (text.length > LONGEST) {
      this.say(words('classroom-long'));
      return text;
    }
    const set = this.set ?? this.guess(text);
    if (!set) {
      this.say(words(text.trim() ? 'classroom-set-first' : 'classroom-nothing'));
      return text;
    }
    const { entries, same, spare, refused } = readLines(set.puzzles, this.entries, text);
    this.insert(entries);
    const rest = [...refused.map(({ line }) => line), ...spare].join('\n');
    if (quiet && !entries.length) return rest;
    const faults = refused.slice(0, MOST_FAULTS).map(({ line, fault: { why, slip } }) => {
      const told = words('classroom-fault', { why, place: (slip?.at ?? 0) + 1, right: slip?.right ?? '' });
      return make('li', {}, make('code', { translate: 'no' }, line.slice(0, MOST_QUOTED)), ' ', told);
    });
    const more = refused.length - faults.length;
    const others = makeButton(words('classroom-same-add', { lines: same.length }), () => {
      this.insert(same);
      this.say(words('classroom-added', { students: same.length }));
      this.paste.focus();
    });
    this.said.replaceChildren(
      make('p', {}, words('classroom-added', { students: entries.length })),
      ...(same.length ? [make('p', {}, words('classroom-same', { lines: same.length }), ' ', others)] : []),
      ...(spare.length ? [make('p', {}, words('classroom-spare', { lines: spare.length, most: MOST }))] : []),
      ...(faults.length ? [make('ul', {}, ...faults)] : []),
      ...(more ? [make('p', {}, words('classroom-faults-more', { lines: more }))] : []),
    );
    return rest;
  }

  /** Return the plan's set that the first code belongs to. @param {string} text */
  guess(text) {
    // The first line may be a table's header.
    const lines = listLines(text).slice(0, 2).join('\n');
    const plan = (this.index.sets ?? []).find(({ puzzles }) => readLines(puzzles, [], lines).entries.length);
    if (plan) this.choose(plan.code);
    return this.set;
  }

  /** @param {Entry[]} entries */
  insert(entries) {
    if (entries.length) this.change((lines) => [...lines, ...entries.map(writeLine)]);
  }

  /** @param {(lines: string[]) => string[]} update maps this set's lines */
  change(update) {
    const { name } = this;
    this.results.change(({ [name]: lines = [], ...others }) => {
      const left = update(lines);
      return left.length ? { ...others, [name]: left } : others;
    });
  }

  /** @param {Entry} entry to be removed; its successor gets the focus */
  drop(entry) {
    const line = writeLine(entry);
    const at = this.entries.findIndex((other) => writeLine(other) === line);
    this.change((lines) => lines.filter((_, place) => place !== lines.indexOf(line)));
    /** @type {NodeListOf<HTMLElement>} */
    const others = this.shown.querySelectorAll('.ubao-remove');
    (others[at] ?? others[at - 1] ?? this.paste).focus();
  }

  /** Other sets with results here. */
  listOthers() {
    const names = Object.keys(this.results.value).filter((name) => name !== this.name);
    return names.flatMap((name) => {
      const set = findSet(this.index, name);
      return set ? [{ name, set, title: set.title || set.code || set.puzzles.join(', ') }] : [];
    });
  }

  show() {
    const { set, entries } = this;
    const others = this.listOthers();
    const links = others.flatMap(({ name, title }) => [' ', make('a', { href: `#${name}` }, title)]);
    this.others.replaceChildren(...(links.length ? [words('classroom-others'), ...links] : []));
    if (!set || !entries.length) return this.shown.replaceChildren();
    const sums = sumUp(set.puzzles, entries);
    const forget = async () => {
      const sure = await ask(this, {
        question: words('classroom-forget-question'),
        explanation: words('classroom-forget-what'),
        yes: words('classroom-forget'),
        no: words('classroom-forget-no'),
      });
      if (!sure) return;
      this.change(() => []);
      this.say(words('classroom-forgotten'));
      this.paste.focus();
    };
    const paper = makePrinting(words('kit-print'), { class: 'md-button' });
    this.shown.replaceChildren(
      make('h2', {}, words('classroom-chart')),
      drawChart(sums, entries.length),
      tabulatePuzzles(sums, this.prompts),
      make('h2', {}, words('classroom-students', { students: entries.length })),
      tabulateStudents(set.puzzles, entries, (entry) => this.drop(entry)),
      ...(others.length ? [makeGrowth(set, others, (other) => this.read(other), this.growth)] : []),
      make(
        'div',
        { class: 'ubao-row-of-buttons' },
        makeSaveTable(words('classroom-csv-name'), () => writeRows(set.puzzles, entries), { class: 'md-button' }),
        paper.button,
        makeButton(words('classroom-forget'), forget, { class: 'md-button' }),
        paper.said,
      ),
      make('p', { class: 'ubao-note' }, words(this.results.isKept ? 'classroom-kept' : 'classroom-unkept')),
    );
  }
}

customElements.define('ubao-results', UbaoResults);
