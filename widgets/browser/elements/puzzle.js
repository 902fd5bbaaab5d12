// <ubao-puzzle>: a board with a task. A playable board replaces the drawing on the page.

import '../kit/later-words.js';
import { readDescription } from '../board/drawing.js';
import { celebrate } from '../kit/confetti.js';
import { make, makeButton } from '../kit/element.js';
import { say, words } from '../kit/speech.js';
import { explore, fillScreen, Solving, tellReasons } from '../training/solving.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Puzzle } from '../engine/protocol.js' */
/** @import { Task } from '../training/puzzle-index.js' */

/**
 * A puzzle's host: a trainer or tutorial. It says which one this is, what comes next, and what the panel ends with.
 * @typedef {object} Host
 * @property {HTMLElement} which
 * @property {HTMLElement} foot
 * @property {() => void} next goes to the next one
 * @property {import('../kit/speech.js').Said} [nextLabel] the next one's label
 * @property {string} [backLabel] that of the way back from playing on
 * @property {() => void} [pass] goes to another, leaving this one unsolved
 */

/** Elements that start their puzzles themselves. */
const HOSTS = 'ubao-trainer, ubao-path';

/** The number of tasks shown, for ids. */
let tasks = 0;

/** Longer answers put their turn into words: four of them take two rows on a phone. */
const SHORT = 16;

const ICONS = {
  hint: 'M9 18h6m-5 3h4M8 14a6 6 0 1 1 8 0q-1 1-1 2H9q0-1-1-2z',
  again: 'M4 12a8 8 0 1 0 3-6M4 4v4h4',
  skip: 'M5 5l8 7-8 7zM13 5l8 7-8 7z',
};

export class UbaoPuzzle extends HTMLElement {
  /** @type {Puzzle & {say?: string} | null} */
  puzzle = null;
  /** @type {Solving | null} */
  solving = null;
  /** The number of hints used. */
  hints = 0;
  /** @type {Host | null} */
  host = null;
  hintList = make('ol', { class: 'ubao-hints', 'aria-live': 'polite' });
  reasons = make('section', { class: 'ubao-reasons', hidden: true, tabindex: '-1' });
  hintButton = makeButton(words('kit-hint'), () => this.giveHint(), { 'data-tool': 'hint' }, ICONS.hint);
  againButton = makeButton(
    words('training-puzzle-again'),
    () => this.startAgain(),
    { 'data-tool': 'again' },
    ICONS.again,
  );
  asText = make('details', { class: 'ubao-in-words' }, make('summary', {}, words('training-puzzle-as-text')));

  connectedCallback() {
    if (!this.solving && !this.closest(HOSTS)) this.begin();
  }

  /** Begin with a task, or with the page's. @param {Task | null} [task] @param {Host | null} [host] */
  begin(task = null, host = null) {
    this.host = host;
    const puzzle = (this.puzzle = task?.puzzle ?? JSON.parse(this.dataset.puzzle ?? ''));
    const board = (this.board = this.querySelector('ubao-board') ?? this.makeBoard(puzzle, task));
    this.description = readDescription(board);
    const solving = (this.solving = board.judge = new Solving(puzzle, this));
    this.toggleAttribute('data-riddle', !!solving.kind);
    const isLong = Object.values(puzzle.names ?? {}).some((name) => name.length > SHORT);
    this.toggleAttribute('data-told', !!solving.kind && isLong);
    this.asText.addEventListener('toggle', () => this.describe());
    this.reasons.setAttribute('aria-label', words('training-puzzle-reasons'));
    // It starts when it is connected.
    delete board.dataset.waits;
    this.replaceChildren(board, this.asText);
    this.follow();
  }

  /** Return a board with a drawing: a task's, or the page's. @param {Puzzle} puzzle @param {Task | null} task */
  makeBoard({ game, record, side }, task) {
    // A saved game may replace a position.
    const shape = (task ?? this.dataset).shape ?? false;
    const board = make('ubao-board', { game, viewpoint: side, position: record, 'data-shape': shape });
    if (task) {
      const { svg, ...rest } = task.scene;
      board.dataset.scene = JSON.stringify(rest);
      board.innerHTML = svg;
      fillScreen(board);
    } else {
      board.dataset.scene = this.dataset.scene;
      board.append(this.querySelector('svg.ubao-svg') ?? '');
    }
    return board;
  }

  /** Put the task where the board says things, and the puzzle's buttons before the board's. @param {BoardApi} board */
  furnish({ layout, tools }) {
    const { host, hintButton, againButton, puzzle } = this;
    if (!puzzle) return;
    const { side, prompt, difficulty, say: told } = puzzle;
    const label = words('training-puzzle-difficulty', { difficulty });
    const scale = make('span', { class: 'ubao-scale', role: 'img', 'aria-label': label });
    for (let step = 1; step <= 5; step += 1) scale.append(make('i', { 'data-on': step <= difficulty }));
    const sentence = words('training-puzzle-side', { side: ['side', side] });
    const task = [
      host?.which,
      told && make('p', { class: 'ubao-say', id: `ubao-say-${tasks}` }, told),
      make('p', { class: 'ubao-prompt', id: `ubao-prompt-${tasks}` }, prompt),
      make('p', { class: 'ubao-task-notes' }, sentence, !!difficulty && scale),
    ];
    const described = `${told ? `ubao-say-${tasks} ` : ''}ubao-prompt-${tasks}`;
    host?.which.setAttribute('aria-describedby', described);
    tasks += 1;
    layout.words.prepend(make('div', { class: 'ubao-task' }, ...task));
    layout.words.append(this.hintList);
    layout.words.after(this.reasons);
    const pass =
      host?.pass && makeButton(words('training-puzzle-pass'), host.pass, { 'data-tool': 'skip' }, ICONS.skip);
    for (const button of [pass, againButton, hintButton]) if (button) tools.bar.prepend(button);
    if (host) layout.record.replaceWith(host.foot);
  }

  /** The puzzle reached another stage. */
  follow() {
    const { solving, hints, puzzle, board } = this;
    if (!solving || !puzzle || !board) return;
    const { stage } = solving;
    const before = this.getAttribute('stage');
    this.setAttribute('stage', stage);
    // It stays in place: another button there would be pressed by a second touch, or key.
    this.hintButton.hidden = !puzzle.hints.length;
    this.hintButton.setAttribute('aria-disabled', String(stage === 'solved' || hints >= puzzle.hints.length));
    this.againButton.setAttribute('aria-disabled', String(!solving.played.length || stage === 'busy'));
    solving.offers =
      stage === 'solved'
        ? {
            ...(this.host && { next: this.host.nextLabel ?? say('training-puzzle-next') }),
            ...(puzzle.difficulty && { why: say('training-puzzle-why') }),
            ...(!board.result && { explore: say('training-puzzle-explore') }),
          }
        : { again: say('kit-again') };
    if (stage === before) return;
    // The field for moves disappears.
    if (/missed|solved/.test(stage) && this.querySelector('.ubao-typing :focus')) board.view?.focus();
    // A hint for a played turn is useless.
    if (before === 'busy' && stage === 'open' && solving.played.length) this.toggleAttribute('data-hinted', false);
    if (stage === 'missed') this.send('ubao-missed');
    if (stage === 'solved') {
      if (board.view) celebrate(board.view.layout.words);
      this.send('ubao-solved');
    }
  }

  /** @param {string} name the offer's */
  use(name) {
    const { board, puzzle } = this;
    if (name === 'next') this.host?.next();
    else if (name === 'why') void this.explain();
    else if (name === 'explore' && board && puzzle) {
      const { host } = this;
      const label = host?.backLabel ?? words('training-puzzle-back');
      explore(board, puzzle, { whole: !!host, label, back: () => board.view?.focus() });
    } else this.startAgain();
  }

  /** Dispatch an event with the puzzle, wrong tries and hints used. */
  send(/** @type {string} */ name) {
    const { puzzle, solving, hints } = this;
    const detail = { id: `${puzzle?.game}/${puzzle?.id}`, misses: solving?.misses ?? 0, hints };
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  giveHint() {
    const { puzzle, hints, solving } = this;
    const hint = puzzle?.hints[hints];
    if (!hint || solving?.stage === 'solved') return;
    this.hints += 1;
    // After a wrong try, a hint is for the next one.
    if (solving?.stage === 'missed') void solving.restart();
    // A small panel shows only the last one.
    this.hintList.append(make('li', { value: this.hints }, hint));
    this.follow();
    this.toggleAttribute('data-hinted', true);
    this.hintList.lastElementChild?.scrollIntoView({ block: 'nearest' });
    this.send('ubao-hint');
  }

  startAgain() {
    const { solving, board } = this;
    if (!solving?.played.length && solving?.stage === 'open') return;
    if (solving?.stage === 'busy') return;
    solving?.restart();
    this.toggleAttribute('data-hinted', this.hints > 0);
    this.reasons.hidden = true;
    board?.view?.focus();
  }

  /** Explain what each first move leads to. */
  async explain() {
    const { puzzle, reasons } = this;
    if (!puzzle) return;
    const close = makeButton(words('kit-close'), () => {
      reasons.hidden = true;
      this.board?.view?.focus();
    });
    const heading = make('h3', {}, words('training-puzzle-reasons'), close);
    reasons.replaceChildren(heading, await tellReasons(puzzle));
    reasons.hidden = false;
    reasons.focus();
  }

  /** At rest, a small panel shows the response to a try first, else the task. */
  rest() {
    this.describe();
    const { said, words: panel } = this.board?.view?.layout ?? {};
    if (!said || !panel) return;
    const judged = this.solving?.stage === 'missed' || this.solving?.stage === 'solved';
    panel.scrollTop = judged ? said.offsetTop - panel.offsetTop : 0;
  }

  /** Show the position as text. */
  describe() {
    const { board, asText } = this;
    if (!board?.view || !board.controller?.scene || !asText.open) return;
    const template = document.createElement('template');
    template.innerHTML = board.view.atRest;
    const told = readDescription(template.content) || this.description || '';
    // The summary stays in place, as it has the focus.
    for (const old of asText.querySelectorAll('summary ~ *')) old.remove();
    asText.append(
      make('p', {}, told),
      make('p', {}, make('code', {}, board.position)),
      make('p', {}, words('training-puzzle-typing')),
    );
  }
}

/** Focus a puzzle's title: with it, the task is heard. Focusing alone would center it. @param {HTMLElement} place */
export function focusTask(place) {
  /** @type {HTMLElement | null} */
  const which = place.querySelector('.ubao-which');
  which?.focus({ preventScroll: true });
  which?.scrollIntoView({ block: 'nearest' });
}

customElements.define('ubao-puzzle', UbaoPuzzle);
