// <ubao-path>: a game learned step by step, with a map of what is done.

import '../words/training.js';
import { make, makeButton } from '../dom/element.js';
import { say } from '../messages/message.js';
import { words } from '../messages/speech.js';
import { HOME } from '../site.js';
import { progress } from '../training/progress.js';
import { readSteps } from '../training/puzzle-index.js';
import { UbaoPuzzle } from './puzzle.js';

/**
 * A step of a tutorial: a puzzle of a small kind, with a title and what is told before it.
 * @typedef {import('../engine/protocol.js').Puzzle & {title: string, say: string}} Step
 */

class UbaoPath extends HTMLElement {
  /** @type {Step[]} */
  steps = [];
  /** Which step is shown. */
  at = 0;
  map = make('ol', { class: 'ubao-map' });
  place = make('div', { class: 'ubao-place' }, make('p', { role: 'status' }, words('training-path-waiting')));
  follow = () => this.draw();

  get game() {
    return this.getAttribute('game') ?? '';
  }

  connectedCallback() {
    progress.addEventListener('change', this.follow);
    if (!this.steps.length) void this.load();
  }

  disconnectedCallback() {
    progress.removeEventListener('change', this.follow);
  }

  async load() {
    this.replaceChildren(this.place);
    try {
      this.steps = await readSteps(this.game);
    } catch {
      const again = makeButton(words('training-path-retry'), () => this.load());
      return this.place.replaceChildren(make('p', { role: 'status' }, words('training-path-lost')), again);
    }
    this.replaceChildren(make('nav', { 'aria-label': words('training-path-steps') }, this.map), this.place);
    this.addEventListener('ubao-solved', () => progress.learn(this.name(this.at)));
    const first = this.steps.findIndex((_, at) => !this.isDone(at));
    this.show(Math.max(0, first));
  }

  /** @param {number} at */
  name(at) {
    return `${this.game}/learn/${this.steps[at]?.id}`;
  }

  /** @param {number} at */
  isDone(at) {
    return this.name(at) in progress.student.learned;
  }

  /**
   * Show a step.
   * @param {number} at
   * @param {boolean} [moved] whether a reader went there
   */
  show(at, moved = false) {
    const step = this.steps[at];
    if (!step) return this.finish();
    this.at = at;
    const heading = make('h2', { class: 'ubao-which', tabindex: '-1' }, words('training-path-title', { step: at + 1, title: step.title }));
    const task = new UbaoPuzzle();
    task.puzzle = step;
    task.nextLabel = say(at + 1 < this.steps.length ? 'training-path-next' : 'training-path-finish');
    task.next = () => this.show(at + 1, true);
    this.place.replaceChildren(heading, make('p', { class: 'ubao-say' }, step.say), task);
    this.draw();
    if (!moved) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  }

  /** The last step is done. */
  finish() {
    const heading = make('p', { class: 'ubao-done', role: 'status', tabindex: '-1' }, words('training-path-done'));
    const home = new URL(`games/${this.game}/`, HOME).href;
    this.at = this.steps.length;
    this.place.replaceChildren(heading, make(
      'p', { class: 'ubao-row' },
      make('a', { class: 'md-button', href: home }, words('training-path-play')),
      make('a', { class: 'md-button', href: `${home}puzzles/` }, words('training-path-puzzles')),
    ));
    this.draw();
    heading.focus();
  }

  /** Bring the map up to date. */
  draw() {
    const { map, steps } = this;
    const had = map.contains(document.activeElement) ? [...map.children].findIndex((item) => item.contains(document.activeElement)) : -1;
    map.replaceChildren(...steps.map(({ title }, at) => {
      const done = this.isDone(at);
      const button = makeButton([
        make('span', { class: 'ubao-step-number', 'aria-hidden': 'true' }, done ? '✓' : `${at + 1}`),
        make('span', {}, title),
        ...(done ? [make('span', { class: 'ubao-hidden-words' }, words('training-path-step-done'))] : []),
      ], () => this.show(at, true), { 'data-done': done });
      if (at === this.at) button.setAttribute('aria-current', 'step');
      return make('li', {}, button);
    }));
    const again = map.children[had]?.firstElementChild;
    if (again instanceof HTMLElement) again.focus();
  }
}

customElements.define('ubao-path', UbaoPath);
