// The window of a lesson for the class: board, question and clock follow the teacher's window. Its page contains
// nothing meant for the teacher.

import { keepAwake } from '../kit/wake-lock.js';
import { Clock, formatTime } from '../kit/countdown.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { listen } from './channel.js';
import { Course } from './course.js';
import { mirror } from './mirror.js';
import { Stage } from './stage.js';

class UbaoWall extends HTMLElement {
  connectedCallback() {
    const stage = new Stage(this);
    const places = /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('.plan-mirror'));
    const mirrors = [...places].map(mirror);
    const time = make('output', { class: 'plan-run__time', role: 'timer', 'aria-live': 'off' });
    const over = make('p', { class: 'plan-run__over', role: 'status' });
    const clock = new Clock(() => {
      const { seconds, running } = clock;
      keepAwake(running);
      time.textContent = formatTime(seconds);
      time.classList.toggle('plan-run__time--over', seconds <= 0);
      over.textContent = seconds <= 0 ? words('lesson-over') : '';
    });
    const fill = () => document.documentElement.requestFullscreen().catch(() => {});
    const full = makeButton(words('lesson-full'), fill, { class: 'md-button plan-run__full' });
    this.append(make('div', { class: 'plan-run__corner' }, document.fullscreenEnabled && full, over, time));
    /** @param {import('./course.js').View} view */
    const show = (view) => {
      stage.show(view);
      clock.pause();
      clock.set(view.left);
      if (view.since !== null) clock.start(view.since);
    };
    const { block, card, question, left } = new Course(stage.blocks);
    show({ block, card, question, left: left[0] ?? 0, since: null });
    this.toggleAttribute('data-follows', true);
    listen(new URL('../', location.href).pathname, (news) => {
      if ('board' in news) return mirrors[news.board]?.(news.shown);
      show(news.view);
      if (!news.boards) return;
      const boards = new Map(news.boards);
      mirrors.forEach((show, index) => show(boards.get(index)));
    });
  }
}

customElements.define('ubao-wall', UbaoWall);
