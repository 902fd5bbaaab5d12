// <ubao-path>: learn a game step by step, with a map of what is done.

import '../kit/later-words.js';
import { makeFace } from '../board/faces.js';
import { locatePage } from '../kit/site.js';
import { make, makeButton } from '../kit/element.js';
import { say, words } from '../kit/speech.js';
import { progress } from '../training/progress.js';
import { prefetch, readTask } from '../training/puzzle-index.js';
import { DREAMER } from '../training/today.js';
import { focusTask, UbaoPuzzle } from './puzzle.js';

/** @import { Task } from '../training/puzzle-index.js' */

class UbaoPath extends HTMLElement {
  /** @type {{id: string, title: string}[]} */
  steps = [];
  /** The index of the step shown. */
  at = 0;
  map = make('ol', { class: 'ubao-map' });
  /** The list of steps, at the end of the panel beside the board. */
  foot = make('nav', { class: 'ubao-foot', 'aria-label': words('training-path-steps') }, this.map);
  place = make('div', { class: 'ubao-place' });
  follow = () => this.draw();

  get game() {
    return this.getAttribute('game') ?? '';
  }

  connectedCallback() {
    progress.addEventListener('change', this.follow);
    if (!this.steps.length) this.build();
  }

  disconnectedCallback() {
    progress.removeEventListener('change', this.follow);
  }

  /** Take over from the page, which has all titles and the first step's drawing. */
  build() {
    const carried = this.querySelector('ubao-puzzle');
    const listed = /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('[data-step]'));
    this.steps = [...listed].map(({ dataset, lastElementChild }) => ({
      id: dataset.step ?? '',
      title: lastElementChild?.textContent ?? '',
    }));
    this.replaceChildren(this.place, this.foot);
    this.addEventListener('ubao-solved', () => progress.learn(this.name(this.at)));
    const open = this.steps.findIndex((_, at) => !this.isDone(at));
    const first = Math.max(0, open);
    if (carried && !first) this.present(carried, null);
    else void this.show(first);
  }

  /** @param {number} at */
  name(at) {
    return `${this.game}/learn/${this.steps[at]?.id}`;
  }

  /** @param {number} at */
  isDone(at) {
    return this.name(at) in progress.student.learned;
  }

  /** Show a step. @param {number} at @param {boolean} [moved] whether the reader navigated there */
  async show(at, moved = false) {
    if (!this.steps[at]) return this.finish();
    this.at = at;
    this.draw();
    const task = await readTask(this.name(at)).catch(() => null);
    if (this.at !== at) return;
    if (!task) return this.offerRetry(() => this.show(at, moved));
    this.present(new UbaoPuzzle(), task);
    if (moved) focusTask(this.place);
  }

  /** Start a step. @param {UbaoPuzzle} shown @param {Task | null} task null if the page carries it */
  present(shown, task) {
    const { at, steps, place, foot } = this;
    const title = steps[at]?.title ?? '';
    place.replaceChildren(shown);
    shown.begin(task, {
      which: make('h2', { class: 'ubao-which', tabindex: '-1' }, words('training-path-title', { step: at + 1, title })),
      foot,
      next: () => void this.show(at + 1, true),
      nextLabel: say(at + 1 < steps.length ? 'training-path-next' : 'training-path-finish'),
      backLabel: words('training-path-back'),
    });
    this.draw();
    prefetch(steps[at + 1] ? this.name(at + 1) : '');
  }

  /** @param {() => void} again tries to load it again */
  offerRetry(again) {
    const { place, foot } = this;
    const held = place.contains(document.activeElement);
    const line = make('p', { role: 'status', tabindex: -1 }, words('training-path-lost'));
    place.replaceChildren(line, makeButton(words('kit-again'), again), foot);
    if (held) line.focus();
  }

  /** Celebrate the last step, and lead to a first game. */
  finish() {
    const drawing = this.place.querySelector('ubao-board svg');
    const picture = make('ubao-picture', { game: this.game, 'aria-hidden': 'true' });
    if (drawing) picture.innerHTML = drawing.outerHTML;
    for (const part of picture.querySelectorAll('.ubao-trace, [tabindex], [role]')) {
      for (const name of ['tabindex', 'role', 'data-legal', 'data-chosen']) part.removeAttribute(name);
    }
    const heading = make('p', { class: 'ubao-done', role: 'status', tabindex: '-1' }, words('training-path-done'));
    const home = locatePage(`games/${this.game}/`).href;
    const look = { class: 'md-button md-button--primary', href: `${home}#with=${DREAMER}` };
    const play = make('a', look, ...makeFace(DREAMER), words('training-path-play'));
    this.at = this.steps.length;
    this.place.replaceChildren(make('div', { class: 'ubao-finish' }, drawing && picture, heading, play), this.foot);
    this.draw();
    // The steps may have been scrolled; the picture is at the top.
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  /** Update the map. */
  draw() {
    const { map, steps } = this;
    const had = [...map.children].findIndex((item) => item.contains(document.activeElement));
    map.replaceChildren(
      ...steps.map(({ title }, at) => {
        const done = this.isDone(at);
        const button = makeButton(
          [
            make('span', { class: 'ubao-step-number', 'aria-hidden': 'true' }, done ? '✓' : `${at + 1}`),
            make('span', { class: 'ubao-hidden-words' }, title),
            done && make('span', { class: 'ubao-hidden-words' }, words('training-path-step-done')),
          ],
          () => this.show(at, true),
          { 'data-done': done, title },
        );
        if (at === this.at) button.setAttribute('aria-current', 'step');
        return make('li', {}, button);
      }),
    );
    const again = map.children[had]?.firstElementChild;
    if (again instanceof HTMLElement) again.focus();
  }
}

customElements.define('ubao-path', UbaoPath);
