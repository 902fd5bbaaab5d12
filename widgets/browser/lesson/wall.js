// The window of a lesson for the class: board, question and clock follow the teacher's window. Its page contains
// nothing meant for the teacher.

import { settings } from '../kit/settings.js';
import { keepAwake } from '../kit/wake-lock.js';
import { Clock, formatTime } from '../kit/countdown.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { listen } from './channel.js';
import { Course } from './course.js';
import { Mirror } from './mirror.js';
import { Stage } from './stage.js';

class Wall {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.stage = new Stage(root);
    this.mirrors = [...root.querySelectorAll('.plan-mirror')].map(
      (element) => new Mirror(/** @type {HTMLElement} */ (element), () => settings.pace),
    );
    this.time = make('output', { class: 'plan-run__time', role: 'timer', 'aria-live': 'off' });
    this.over = make('p', { class: 'plan-run__over', role: 'status' });
    this.clock = new Clock(() => this.showTime());
    const fill = () => document.documentElement.requestFullscreen().catch(() => {});
    const full = makeButton(words('lesson-full'), fill, { class: 'md-button plan-run__full' });
    const corner = make('div', { class: 'plan-run__corner' }, this.over, this.time);
    if (document.fullscreenEnabled) corner.prepend(full);
    root.append(corner);
    const { block, card, question, left } = new Course(this.stage.blocks);
    this.show({ block, card, question, left: left[0] ?? 0, since: null });
    root.toggleAttribute('data-follows', true);
    listen(new URL('../', location.href).pathname, (news) => {
      if ('board' in news) return this.mirrors[news.board]?.follow(news.shown);
      this.show(news.view);
      if (!news.boards) return;
      const boards = new Map(news.boards);
      this.mirrors.forEach((mirror, index) => mirror.follow(boards.get(index) ?? mirror.start));
    });
  }

  /** @param {import('./course.js').View} view */
  show(view) {
    this.stage.show(view);
    this.clock.pause();
    this.clock.set(view.left);
    if (view.since !== null) this.clock.start(view.since);
  }

  showTime() {
    const { seconds, running } = this.clock;
    keepAwake(running);
    this.time.textContent = formatTime(seconds);
    const over = seconds <= 0;
    this.time.classList.toggle('plan-run__time--over', over);
    this.over.textContent = over ? words('lesson-over') : '';
  }
}

customElements.define(
  'ubao-wall',
  class extends HTMLElement {
    connectedCallback() {
      new Wall(this);
    }
  },
);
