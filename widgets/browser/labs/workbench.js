// <ubao-workbench>: make a puzzle. Set up a position on a board, play the answer, let the rules check both, and copy
// the result as YAML for a school's puzzle file.

import '../kit/later-words.js';
import { saveText } from '../kit/output.js';
import { make, makeButton } from '../kit/element.js';
import { runtime, tellError } from '../engine/runtime.js';
import { NOTHING } from '../game/selection.js';
import { say, speak, words } from '../kit/speech.js';
import { tidy } from '../kit/untrusted.js';
import { SCRIPTS } from '../kit/site.js';
import { Lab, makeCopied } from './lab.js';

/** @import { Arranged, Posed, Puzzle } from '../engine/protocol.js' */
/** @import { UbaoBoard } from '../elements/board.js' */

/** The fields that determine the answer. */
const TASK = ['position', 'goal'];

/** A goal's parameters, in the order of a puzzle file: a number, a number of turns, some turns. */
const ASKS = /** @type {Record<string, string[]>} */ ({
  capture: ['count', 'turns'],
  win: ['turns'],
  end: ['turns'],
  save: ['turns'],
  best: ['turns'],
  'last seed': ['moves'],
  illegal: ['moves'],
});

/** The tools that need two cells: from and to. */
const PAIRS = ['move', 'copy'];

/** Judges its board: a touch applies a tool to a cell, until the answer is played. Python returns the result. */
class UbaoWorkbench extends Lab {
  /** The current tool; empty while the answer is played. */
  tool = '';
  /** The first of two cells. */
  first = '';
  board = /** @type {UbaoBoard | null} */ (null);
  /** @type {Arranged[]} the position step by step; the last is current */
  past = [];
  /** The number of requests so far: only the newest answer counts. */
  asked = 0;
  tools = make('div', { class: 'ubao-workbench-tools', role: 'group', 'aria-label': words('labs-workbench-tools') });
  place = make('div', { class: 'ubao-workbench-board' });
  trouble = make('p', { class: 'ubao-workbench-said', role: 'alert' });
  said = make('div', { class: 'ubao-workbench-said', role: 'status' });
  taken = makeCopied(words('labs-workbench-text'), 'textarea');
  whole = make(
    'section',
    { hidden: true, 'aria-label': words('labs-workbench-text') },
    this.taken.row,
    makeButton(words('kit-save-file'), () => saveText('puzzles.yml', this.taken.field.value, 'text/yaml')),
  );

  /** @param {HTMLFormElement} form */
  build(form) {
    form.querySelector('[data-board]')?.append(this.tools, this.place, this.trouble);
    form.append(this.said, this.whole);
    form.addEventListener('submit', () => void this.check());
    form.addEventListener('change', ({ target }) => {
      const field = /** @type {HTMLInputElement} */ (target);
      // The board inside has fields of its own.
      if (field.form === form) this.follow(field.name);
    });
    this.addEventListener('ubao-move', () => void this.check(TASK));
    this.showAsked();
    this.open();
  }

  get game() {
    return this.field('game').value;
  }

  /** @param {string} name the changed field's */
  follow(name) {
    // It may no longer be complete.
    this.whole.hidden = true;
    if (name === 'game') this.open();
    if (name === 'goal') this.showAsked();
    if (name === 'position') void this.arrange('', [], this.field('position').value);
  }

  /** Show only the fields that a goal needs. */
  showAsked() {
    const asked = ASKS[this.field('goal').value] ?? [];
    for (const name of ['count', 'turns', 'moves']) {
      this.field(name).closest('p')?.toggleAttribute('hidden', !asked.includes(name));
    }
  }

  /** Begin with a game's first position. */
  open() {
    const board = (this.board = make('ubao-board', { game: this.game }));
    board.judge = this;
    this.tool = this.first = '';
    this.place.replaceChildren(board);
    this.past = [];
    void this.arrange('', [], '');
  }

  /** @param {import('../board/view.js').BoardApi} board */
  join(board) {
    board.on('rest', () => this.guide());
  }

  /** The possible choices: every cell, or what the rules allow. */
  get options() {
    if (!this.tool) return null;
    return { ...NOTHING, cells: this.board?.view?.picture?.cells.map(({ dataset }) => dataset.cell ?? '') ?? [] };
  }

  /** Handle a choice; return whether it wasn't a turn. @param {string} part */
  take(part) {
    const { tool, first, options } = this;
    if (!tool) return false;
    if (!options?.cells.includes(part)) return true;
    const isHalf = PAIRS.includes(tool) && !first;
    this.first = isHalf ? part : '';
    if (isHalf) this.guide();
    else void this.arrange(tool, first ? [first, part] : [part]);
    return true;
  }

  /** Say what a touch does. */
  guide() {
    const { tool, first } = this;
    if (!tool) return;
    this.board?.view?.mark(first ? { [first]: 'from' } : {});
    this.board?.view?.say(first ? say('labs-workbench-then') : say('labs-workbench-touch', { tool }));
  }

  /**
   * Change the position, as far as the rules allow.
   * @param {string} tool
   * @param {string[]} cells
   * @param {string} [position] replaces the current position
   */
  async arrange(tool, cells, position = this.past.at(-1)?.position ?? '') {
    const asked = (this.asked += 1);
    try {
      await import(`${SCRIPTS}words/all.js`);
      const found = await runtime.call({ op: 'arrange', game: this.game, record: '', position, tool, cells });
      if (asked === this.asked) this.show([...this.past, found]);
    } catch (error) {
      if (asked !== this.asked) return;
      this.trouble.textContent = speak(tellError(error));
      this.guide();
    }
  }

  /** @param {Arranged[]} past */
  show(past) {
    const found = past.at(-1);
    if (!found || !this.board) return;
    this.past = past;
    this.trouble.textContent = '';
    this.said.replaceChildren();
    this.whole.hidden = true;
    if (!found.tools.includes(this.tool)) this.tool = found.tools[0] ?? '';
    this.field('position').value = found.position;
    this.board.position = found.record;
    this.showTools(found.tools);
  }

  /** @param {string[]} tools */
  showTools(tools) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const name = this.tools.contains(focused) ? (focused?.dataset.use ?? '') : '';
    const makeUse = (/** @type {string} */ tool, /** @type {() => void} */ use, look = {}) =>
      makeButton(words('labs-workbench-tool', { tool }), use, { 'data-use': tool, ...look });
    const press = (/** @type {boolean} */ on) => ({ 'aria-pressed': `${on}` });
    this.tools.replaceChildren(
      ...tools.map((tool) => makeUse(tool, () => this.choose(tool), press(tool === this.tool))),
      makeUse('turn', () => this.arrange('turn', [])),
      makeUse('back', () => this.show(this.past.length > 1 ? this.past.slice(0, -1) : this.past)),
      makeUse('answer', () => this.choose(''), press(!this.tool)),
    );
    /** @type {HTMLElement | null} */ (this.tools.querySelector(`[data-use="${name}"]`))?.focus();
  }

  /** Switch to another tool, or play the answer, starting from the position set up. @param {string} tool */
  choose(tool) {
    const begun = this.board?.moves.length;
    const found = this.past.at(-1);
    this.tool = tool;
    this.first = '';
    // The possible choices have changed.
    this.board?.controller?.selection.takeBack();
    this.guide();
    if (begun && found && this.board) this.board.position = found.record;
    this.showTools(found?.tools ?? []);
  }

  /** Check the puzzle, and show the result. @param {string[]} [fields] the fields to report on, by default all */
  async check(fields) {
    const record = this.past.at(-1)?.record;
    if (!this.form || !record) return;
    const asked = (this.asked += 1);
    this.said.textContent = words('labs-workbench-looking');
    const puzzle = readDraft(new FormData(this.form), record);
    const played = this.board?.moves[0];
    try {
      const found = await runtime.call({ op: 'pose', game: puzzle.game, record: '', puzzle });
      if (asked !== this.asked) return;
      this.tell({ ...found, lacks: found.lacks.filter(({ field }) => fields?.includes(field) ?? true) }, played);
    } catch (error) {
      if (asked === this.asked) this.said.textContent = speak(tellError(error));
    }
  }

  /** @param {Posed} found @param {string} [played] the author's first turn */
  tell({ right, possible, lacks, text }, played) {
    const told = right.length
      ? [words('labs-workbench-right', { right: right.join(', '), count: right.length, possible })]
      : [];
    if (right.length && played)
      told.push(words('labs-workbench-played', { move: played, verdict: right.includes(played) ? 'right' : 'wrong' }));
    for (const field of this.form?.querySelectorAll('[aria-invalid]') ?? []) field.removeAttribute('aria-invalid');
    for (const { field, lack } of lacks)
      told.push(
        words('labs-workbench-lacks', { field: this.blame(field), lack: words('labs-workbench-lack', { lack }) }),
      );
    if (text) told.push(words('labs-workbench-whole', { game: this.game }));
    this.said.replaceChildren(...told.map((sentence) => make('p', {}, sentence)));
    this.taken.field.value = text;
    this.whole.hidden = !text;
  }

  /** Mark a faulty field; return its label. @param {string} name */
  blame(name) {
    const found = this.form?.querySelectorAll(`[name="${name}"]`) ?? [];
    for (const field of found) field.setAttribute('aria-invalid', 'true');
    const named =
      found[0]?.closest('fieldset[data-named]')?.querySelector('legend') ??
      found[0]?.closest('p')?.querySelector('span');
    return named?.textContent ?? name;
  }
}

/** Return a form's puzzle. @param {FormData} form @param {string} record its start @returns {Puzzle} */
function readDraft(form, record) {
  const read = (/** @type {string} */ name) => tidy(`${form.get(name) ?? ''}`);
  const goal = read('goal');
  const asked = (ASKS[goal] ?? []).map((name) => (name === 'turns' ? `within ${read(name)}` : read(name)));
  return {
    id: read('id'),
    game: read('game'),
    record,
    side: '',
    prompt: read('prompt'),
    goal: [goal, ...asked].join(' '),
    solution: {},
    themes: form.getAll('themes').map(String),
    difficulty: Number(read('difficulty')),
    because: read('because'),
    ages: read('ages'),
    hints: form.getAll('hints').map((hint) => tidy(`${hint}`)),
    wrong: {},
    source: read('source'),
    beginner: false,
  };
}

customElements.define('ubao-workbench', UbaoWorkbench);
