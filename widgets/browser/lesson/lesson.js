// A running lesson: one block of the plan at a time, with a clock, for the teacher's tablet or a projector; and the
// wall's window. Without this script the page shows all blocks one below another.

import { locatePage } from '../kit/site.js';
import { ring } from '../board/sounds.js';
import { keepAwake } from '../kit/wake-lock.js';
import { makeQrCode, replaceAddress } from '../kit/output.js';
import { Clock, formatTime } from '../kit/countdown.js';
import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeSelect } from '../kit/fields.js';
import { words } from '../kit/speech.js';
import { Desk, canBroadcast, watchBoards } from './channel.js';
import { Course } from './course.js';
import { Stage, addChoice } from './stage.js';

/** The time the wall's window gets to load, in milliseconds. */
const PATIENCE = 5000;
/** Elements that use the arrow keys themselves. */
const OWN_KEYS = 'ubao-board, ubao-demo, ubao-puzzle, input, select, textarea, dialog, [role="region"]';

/** A lesson's place in a link to a phone: the block's name, the card, and the clock as in `View`. No host sees it. */
const PLACE = /^#(.+)~(\d{1,2})~(-?\d{1,5})~(\d{13})?$/;

/**
 * A lesson's stored state besides its course: when the clock was started, or null if it's paused; whether the notes are
 * hidden.
 * @typedef {import('./course.js').Kept & {since: number | null, hidden: boolean}} Kept
 */

/** Its page is complete before this script runs, so that the element has its content from the beginning. */
class UbaoLesson extends HTMLElement {
  stage = new Stage(this);
  course = new Course(this.stage.blocks);
  clock = new Clock(() => this.showTime());
  /** The time last shown while the clock ran. */
  seconds = 0;
  /** The remark next to the clock while there is nothing to say about the time. */
  note = '';
  back = button(words('kit-back'), () => this.go(this.course.block - 1));
  next = button(words('kit-next'), () => this.go(this.course.block + 1), 'md-button--primary');
  turn = button(words('lesson-start'), () => this.toggle());
  notes = button('', () => this.hide(!this.isHiding));
  time = make('output', { class: 'plan-run__time', role: 'timer', 'aria-live': 'off' });
  where = make('p', { class: 'plan-run__place' });
  status = make('p', { class: 'plan-run__status', role: 'status' });

  connectedCallback() {
    const kept = /** @type {Kept | undefined} */ (history.state?.lesson);
    const { sections, blocks } = this.stage;
    const [, place, card, left, began] = PLACE.exec(location.hash) ?? [];
    const at = place ?? location.hash.slice(1);
    const block = sections.findIndex((section) => name(section) === at);
    this.course = new Course(blocks, Math.max(0, block), kept);
    // A phone continues from the other device's place.
    if (place) {
      this.course.show(Math.min(Number(card), Math.max(0, (blocks[this.course.block]?.cards ?? 0) - 1)));
      this.course.left[this.course.part] = Number(left);
    }
    const wall = canBroadcast && button(words('lesson-wall'), () => this.openWall(), 'plan-run__open');
    if (wall) wall.setAttribute('aria-label', words('lesson-wall-window'));
    const controls = [this.back, this.turn, this.time, this.notes, wall, this.next, this.where];
    const look = { class: 'plan-run__bar', role: 'group', 'aria-label': words('lesson-bar') };
    this.append(make('div', look, ...controls, this.makeWays(), this.status));
    const change = (/** @type {'show' | 'ask'} */ what, /** @type {number} */ number) => {
      this.course[what](number);
      this.open();
    };
    this.press = blocks.map((block, index) => addChoice(sections[index], block, change));
    document.addEventListener('keydown', (event) => this.steer(event));
    // The link that skips to the content adds a history entry.
    window.addEventListener('hashchange', () => this.keep());
    this.clock.set(this.course.left[this.course.part] ?? 0);
    const since = kept?.since ?? Number(began);
    if (since) this.clock.start(since);
    this.hide(Boolean(kept?.hidden));
    this.open();
    if (canBroadcast) {
      const desk = (this.desk = new Desk(location.pathname, this.view, () => this.welcome()));
      watchBoards(this, (board, shown) => desk.play(board, shown));
    }
    const phone = makeButton(words('lesson-phone'), () => this.openPhone(), { class: 'plan-run__phone' });
    // File addresses are useless elsewhere.
    if (location.protocol !== 'file:') this.querySelector('.plan-run__head > a')?.before(phone);
  }

  get isHiding() {
    return this.dataset.notes === 'hidden';
  }

  /** @returns {import('./course.js').View} */
  get view() {
    const { block, card, question } = this.course;
    const { left, since } = this.clock;
    return { block, card, question, left, since };
  }

  /** Link the plan's other routes, each at the same block if it has it. */
  makeWays() {
    const { all, taken } = this.stage.ways;
    const select = makeSelect(
      all.map((minutes) => [minutes, words('lesson-way', { minutes: Number(minutes) })]),
      (minutes) => location.assign(`?minutes=${minutes}${location.hash}`),
      { 'aria-label': words('lesson-ways'), class: 'plan-run__ways' },
    );
    select.value = taken;
    return select;
  }

  /** @param {number} block */
  go(block) {
    const { course, clock } = this;
    const { part } = course;
    const { seconds } = clock;
    if (!course.go(block)) return;
    if (course.part !== part) {
      course.left[part] = seconds;
      this.remark('');
      clock.set(course.left[course.part] ?? 0);
    }
    this.open();
    const head = this.stage.sections[block]?.querySelector('h2');
    head?.setAttribute('tabindex', '-1');
    head?.focus();
    window.scrollTo(0, 0);
  }

  /** Show only the current block. */
  open() {
    const { course, stage } = this;
    stage.show(course);
    this.press?.[course.block]?.(course);
    const { title = '' } = stage.sections[course.block]?.dataset ?? {};
    this.where.textContent = words('lesson-place', { part: course.block + 1, parts: course.blocks.length, title });
    // They must not lose the focus.
    this.back.setAttribute('aria-disabled', `${course.block === 0}`);
    this.next.setAttribute('aria-disabled', `${course.block === course.blocks.length - 1}`);
    this.keep();
  }

  toggle() {
    if (this.clock.running) this.clock.pause();
    else this.clock.start();
    this.keep();
  }

  /** @param {boolean} hidden whether the class can see this window */
  hide(hidden) {
    this.dataset.notes = hidden ? 'hidden' : 'shown';
    this.notes.textContent = words(hidden ? 'lesson-notes-show' : 'lesson-notes-hide');
    this.keep();
  }

  /**
   * Store the lesson's state in the tab's history entry: it survives reloads and the back button, but opening the plan
   * again starts over. The wall follows.
   */
  keep() {
    const { course, stage } = this;
    const { left, since } = this.clock;
    course.left[course.part] = left;
    const section = stage.sections[course.block];
    if (!section) return;
    const lesson = /** @type {Kept} */ ({ ...course.kept, since, hidden: this.isHiding });
    replaceAddress(`#${name(section)}`, { ...history.state, lesson });
    this.desk?.show(this.view);
  }

  showTime() {
    const { seconds, running } = this.clock;
    keepAwake(running, () => this.remark(words('lesson-dark')));
    this.time.textContent = formatTime(seconds);
    this.time.classList.toggle('plan-run__time--over', seconds <= 0);
    this.turn.textContent = words(running ? 'lesson-pause' : 'lesson-start');
    if (!running) return;
    // Reloading after that doesn't ring again.
    if (this.seconds > 0 && seconds <= 0) ring();
    this.seconds = seconds;
    this.say(seconds <= 0 ? words('lesson-over') : seconds <= 60 ? words('lesson-minute') : this.note);
  }

  /** Say something next to the clock once. @param {string} sentence */
  say(sentence) {
    if (sentence !== this.status.textContent) this.status.textContent = sentence;
  }

  /** Say something until the next part of the lesson, unless time is nearly up. @param {string} sentence */
  remark(sentence) {
    this.note = sentence;
    this.say(sentence);
  }

  /** Open a window for the wall. It has no reference to this one, but asks for what to show. */
  openWall() {
    const wall = locatePage('wall/', location);
    wall.search = location.search;
    window.open(wall, '', 'popup,noreferrer');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.remark(words('lesson-wall-lost')), PATIENCE);
  }

  /** A wall connected. */
  welcome() {
    clearTimeout(this.timer);
    if (this.note === words('lesson-wall-lost')) this.remark('');
  }

  /** Show the link for a phone, with the lesson's place, as QR code and text. */
  openPhone() {
    const { block, card, left, since } = this.view;
    const place = [name(this.stage.sections[block]), card, Math.round(left), since === null ? '' : Math.round(since)];
    const link = `${location.href.replace(/#.*/, '')}#${place.join('~')}`;
    const body = [
      make('p', {}, words('lesson-phone-note')),
      make('div', { class: 'plan-run__code' }, makeQrCode(link, words('lesson-phone-code'))),
      make('p', { class: 'plan-run__link' }, make('a', { href: link }, link)),
    ];
    void openDialog(this, words('lesson-phone'), body, { '': words('kit-done') });
  }

  /** @param {KeyboardEvent} event */
  steer(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(OWN_KEYS) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.go(this.course.block + step);
  }
}

/** @param {HTMLElement | undefined} section */
const name = (section) => section?.querySelector('h2')?.id ?? '';

/** Create a button for the bar. @param {string} text @param {() => void} click @param {string} [look] */
const button = (text, click, look = '') => makeButton(text, click, { class: `md-button ${look}` });

customElements.define('ubao-lesson', UbaoLesson);
