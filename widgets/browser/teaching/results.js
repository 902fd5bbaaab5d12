// <ubao-results>: takes the codes of a class into a table, and shows who is stuck where. It is the teacher's: nothing of
// it goes into a notebook.

import '../words/features.js';
import { FORGOTTEN, keep, recall } from '../device/store.js';
import { ask } from '../dom/dialog.js';
import { download, writeTable } from '../dom/download.js';
import { make, makeButton } from '../dom/element.js';
import { makePrinting } from '../dom/printing.js';
import { words } from '../messages/speech.js';
import { readIndex, readPrompts } from '../training/puzzle-index.js';
import { SOLVED } from '../training/result-code.js';
import { findSet } from '../training/set-code.js';
import { groupSigns } from '../training/base32.js';
import { makeCamera } from './camera.js';
import { drawChart } from './result-chart.js';
import { readLines, sumUp } from './result-list.js';
import { listPuzzles, listStudents } from './result-table.js';

/** @typedef {import('./result-list.js').Entry} Entry */

const NAME = 'results';
/** How much of a file is read, in bytes: more than a school writes. */
const LARGEST = 100_000;

class UbaoResults extends HTMLElement {
  /** @type {import('../training/puzzle-index.js').Index} */
  index = { themes: {}, games: [], sets: [] };
  /** @type {Record<string, [prompt: string, ages: string]>} */
  prompts = {};
  /** @type {import('../training/set-code.js').ClassSet | null} */
  set = null;
  /** @type {Entry[]} */
  entries = [];
  /** Whether they are kept on this device. */
  kept = true;
  which = make('input', { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', change: () => this.choose(this.which.value) });
  heading = make('p', { role: 'status', class: 'ubao-results-set' });
  paste = make('textarea', { rows: 4, spellcheck: 'false', autocomplete: 'off', placeholder: words('teaching-example') });
  said = make('div', { role: 'status', class: 'ubao-results-said' });
  shown = make('div', { class: 'ubao-results-shown' });

  connectedCallback() {
    void this.load();
  }

  /** Fetch what there is to choose from. */
  async load() {
    this.replaceChildren(make('p', { role: 'status' }, words('teaching-waiting')));
    try {
      [this.index, this.prompts] = await Promise.all([readIndex(), readPrompts()]);
    } catch {
      return void this.replaceChildren(
        make('p', { role: 'status' }, words('teaching-lost')),
        makeButton(words('teaching-retry'), () => void this.load(), { class: 'md-button' }),
      );
    }
    addEventListener(FORGOTTEN, () => this.clear());
    addEventListener('hashchange', () => this.choose(location.hash));
    this.build();
    const kept = /** @type {any} */ (recall(NAME));
    this.choose(location.hash || `#${kept?.set ?? ''}`);
    if (this.set && kept?.set === this.name && Array.isArray(kept.lines)) this.add(kept.lines.join('\n'), false);
  }

  build() {
    const file = make('input', { type: 'file', accept: '.txt,.csv,text/plain,text/csv', change: async () => {
      const chosen = file.files?.[0];
      file.value = '';
      if (chosen) this.add(await chosen.slice(0, LARGEST).text().catch(() => ''));
    } });
    this.replaceChildren(
      make('p', {}, make('label', {}, words('teaching-which'), ' ', this.which)), this.heading,
      make('label', { class: 'ubao-results-paste' }, words('teaching-paste'), this.paste),
      make(
        'div', { class: 'ubao-row-of-buttons' },
        makeButton(words('teaching-add'), () => this.take(), { class: 'md-button md-button--primary' }),
        make('label', { class: 'md-button ubao-file-button' }, words('teaching-file'), file),
        makeCamera((text) => this.add(text, true, true)),
      ),
      this.said, this.shown,
    );
    // One line is entered with the Enter key, as codes are read out; several are pasted.
    this.paste.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || this.paste.value.includes('\n')) return;
      event.preventDefault();
      this.take();
    });
  }

  /** What the set goes by in an address. */
  get name() {
    return this.set ? this.set.code || `set=${this.set.puzzles.join()}` : '';
  }

  /**
   * Take codes of this set from now on.
   * @param {string} text its code, or a link to it
   */
  choose(text) {
    const asked = text.slice(text.indexOf('#') + 1);
    const set = asked ? findSet(this.index, `#${asked}`) : null;
    if (set && this.set?.puzzles.join() === set.puzzles.join()) return;
    if (set) {
      this.set = set;
      this.entries = [];
      this.which.value = set.code;
      this.heading.textContent = words('teaching-set', { title: set.title, puzzles: set.puzzles.length });
    } else {
      this.heading.textContent = asked ? words('teaching-set-unknown') : words('teaching-set-none');
    }
    this.show();
  }

  take() {
    const left = this.add(this.paste.value);
    this.paste.value = left;
    this.paste.focus();
  }

  /**
   * Add lines; returns those that could not be read.
   * @param {string} text
   * @param {boolean} [loud] whether it is said what came of it
   * @param {boolean} [quiet] whether nothing is said where nothing is new
   */
  add(text, loud = true, quiet = false) {
    const set = this.set ?? this.guess(text);
    if (!set) {
      this.said.replaceChildren(make('p', {}, words(text.trim() ? 'teaching-set-first' : 'teaching-nothing')));
      return text;
    }
    const { entries, refused } = readLines(set.puzzles, this.entries, text);
    this.entries.push(...entries);
    this.keep();
    if (loud && (!quiet || entries.length)) {
      const faults = refused.map(({ line, fault }) => make('li', {}, make('code', {}, line), ' ', words('teaching-fault', {
        why: fault.why, place: (fault.slip?.at ?? 0) + 1, right: fault.slip?.right ?? '',
      })));
      this.said.replaceChildren(
        make('p', {}, words('teaching-added', { students: entries.length })), ...(faults.length ? [make('ul', {}, ...faults)] : []),
      );
    }
    this.show();
    return refused.map(({ line }) => line).join('\n');
  }

  /**
   * The set of a plan that the first code is of.
   * @param {string} text
   */
  guess(text) {
    const [line = ''] = text.trim().split('\n');
    const plan = (this.index.sets ?? []).find(({ puzzles }) => readLines(puzzles, [], line).entries.length);
    if (plan) this.choose(plan.code);
    return this.set;
  }

  keep() {
    const lines = this.entries.map(({ name, code }) => `${name} ${code}`.trim());
    this.kept = keep(NAME, lines.length ? { set: this.name, lines } : undefined);
  }

  /** @param {Entry} entry to be removed; the focus goes to what stands in its place */
  drop(entry) {
    const at = this.entries.indexOf(entry);
    this.entries = this.entries.filter((other) => other !== entry);
    this.keep();
    this.show();
    /** @type {NodeListOf<HTMLElement>} */
    const others = this.shown.querySelectorAll('.ubao-remove');
    (others[at] ?? others[at - 1] ?? this.paste).focus();
  }

  /** Forget all results. */
  clear() {
    this.entries = [];
    this.keep();
    this.said.replaceChildren(make('p', {}, words('teaching-forgotten')));
    this.show();
  }

  /** Show what there is. */
  show() {
    const { set, entries } = this;
    if (!set || !entries.length) return this.shown.replaceChildren();
    const sums = sumUp(set.puzzles, entries);
    const forget = async () => {
      const sure = await ask(this, {
        question: words('teaching-forget-question'), explanation: words('teaching-forget-what'),
        yes: words('teaching-forget'), no: words('teaching-forget-no'),
      });
      if (!sure) return;
      this.clear();
      this.paste.focus();
    };
    const paper = makePrinting(words('teaching-print'), words('saving-print-lost'), { class: 'md-button' });
    this.shown.replaceChildren(
      make('h2', {}, words('teaching-chart')), drawChart(sums, entries.length), listPuzzles(sums, this.prompts),
      make('h2', {}, words('teaching-students', { students: entries.length })),
      listStudents(set.puzzles, entries, (entry) => this.drop(entry)),
      make(
        'div', { class: 'ubao-row-of-buttons' },
        makeButton(words('teaching-csv'), () => this.export(set.puzzles), { class: 'md-button' }),
        paper.button,
        makeButton(words('teaching-forget'), forget, { class: 'md-button' }),
        paper.said,
      ),
      make('p', { class: 'ubao-note' }, words(this.kept ? 'teaching-kept' : 'teaching-unkept')),
    );
  }

  /** @param {string[]} puzzles */
  export(puzzles) {
    const head = [words('teaching-name'), words('teaching-code'), ...puzzles, words('teaching-solved'), words('teaching-hints'), words('teaching-minutes')];
    const rows = this.entries.map(({ name, code, work }) => [
      name, groupSigns(code), ...work.states.map((state) => words('teaching-state', { state })),
      work.states.filter((state) => SOLVED.includes(state)).length, work.hints, work.minutes,
    ]);
    download(`${words('teaching-csv-name')}.csv`, writeTable([head, ...rows]), 'text/csv');
  }
}

customElements.define('ubao-results', UbaoResults);
