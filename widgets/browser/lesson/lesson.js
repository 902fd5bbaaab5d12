// A lesson being run: one block of the plan at a time, with a clock, for a tablet or a projector.
// Without this script the page shows all blocks one below the other.

import { keepAwake } from '../device/wake-lock.js';
import { Clock, tell } from '../dom/countdown.js';
import { make, makeButton } from '../dom/element.js';
import { words } from '../messages/speech.js';

const FORWARD = ['ArrowRight', 'PageDown'];
const BACK = ['ArrowLeft', 'PageUp'];
/** What needs the arrow keys itself. */
const OWN_KEYS = 'ubao-board, ubao-demo, ubao-puzzle, input, select, textarea, dialog';

/**
 * What is kept of a lesson: the seconds left in each block, as of `since` in the one that runs; since
 * when the clock runs, null if it stands; whether the notes are hidden.
 * @typedef {{ left: number[], since: number | null, hidden: boolean }} Kept
 */

class Lesson {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.blocks = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.plan-section')]);
    this.timed = this.blocks.filter((block) => block.dataset.minutes);
    const kept = recall();
    /** The seconds left in each block. What follows the last timed block belongs to its time. */
    this.left = kept?.left ?? this.timed.map((block) => Number(block.dataset.minutes) * 60);
    this.now = Math.max(0, this.blocks.findIndex((block) => `#${name(block)}` === location.hash));
    this.clock = new Clock(() => this.show());
    this.said = '';

    this.back = button(words('lesson-back'), () => this.go(this.now - 1));
    this.next = button(words('lesson-next'), () => this.go(this.now + 1), 'md-button--primary');
    this.turn = button(words('lesson-start'), () => this.toggle());
    this.notes = button(words('lesson-notes'), () => this.hide(), '', { 'aria-pressed': 'false' });
    this.time = make('output', { class: 'plan-run__time', role: 'timer', 'aria-live': 'off' });
    this.place = make('p', { class: 'plan-run__place' });
    this.status = make('p', { class: 'plan-run__status', role: 'status' });
    root.append(make('div', { class: 'plan-run__bar', role: 'group', 'aria-label': words('lesson-bar') },
      this.back, this.turn, this.time, this.notes, this.next, this.place, this.status));
    document.addEventListener('keydown', (event) => this.press(event));
    // The link that skips to the content makes a new entry in the history.
    window.addEventListener('hashchange', () => this.keep());
    this.clock.set(this.left[this.part] ?? 0);
    if (kept?.since) this.clock.start(kept.since);
    if (kept?.hidden) this.hide();
    this.open();
  }

  /** Which block's time is running. */
  get part() {
    return Math.min(this.now, this.timed.length - 1);
  }

  /** @param {number} block */
  go(block) {
    if (block < 0 || block >= this.blocks.length) return;
    const part = this.part;
    this.now = block;
    if (this.part !== part) {
      this.left[part] = this.clock.seconds;
      this.said = '';
      this.clock.set(this.left[this.part] ?? 0);
    }
    this.open();
    const head = this.blocks[block]?.querySelector('h2');
    head?.setAttribute('tabindex', '-1');
    head?.focus();
    window.scrollTo(0, 0);
  }

  /** Show the block that it is time for, and no other. */
  open() {
    this.blocks.forEach((block, index) => block.toggleAttribute('hidden', index !== this.now));
    const block = this.blocks[this.now];
    if (!block) return;
    const { title = '' } = block.dataset;
    this.place.textContent = words('lesson-place', { part: this.now + 1, parts: this.blocks.length, title });
    off(this.back, this.now === 0);
    off(this.next, this.now === this.blocks.length - 1);
    this.keep();
  }

  toggle() {
    if (this.clock.running) this.clock.pause();
    else this.clock.start();
    this.keep();
  }

  hide() {
    const hidden = this.root.dataset.notes !== 'hidden';
    this.root.dataset.notes = hidden ? 'hidden' : 'shown';
    this.notes.setAttribute('aria-pressed', String(hidden));
    this.keep();
  }

  /**
   * Leave the lesson's state with this entry of the tab's history: it lasts when the page is loaded
   * again or come back to, and who runs the plan anew begins at the start.
   */
  keep() {
    const { left, since } = this.clock;
    this.left[this.part] = left;
    const block = this.blocks[this.now];
    if (!block) return;
    /** @type {Kept} */
    const lesson = { left: this.left, since, hidden: this.root.dataset.notes === 'hidden' };
    history.replaceState({ ...history.state, lesson }, '', `#${name(block)}`);
  }

  /** Bring the bar up to date, and see to it that the class can. */
  show() {
    const seconds = this.clock.seconds;
    keepAwake(this.clock.running);
    this.time.textContent = tell(seconds);
    this.time.classList.toggle('plan-run__time--over', seconds <= 0);
    this.turn.textContent = words(this.clock.running ? 'lesson-pause' : 'lesson-start');
    if (this.clock.running) this.say(seconds <= 0 ? words('lesson-over') : seconds <= 60 ? words('lesson-minute') : '');
  }

  /**
   * Say something once.
   * @param {string} sentence
   */
  say(sentence) {
    if (sentence === this.said) return;
    this.said = sentence;
    this.status.textContent = sentence;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(OWN_KEYS) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    this.go(this.now + step);
  }
}

/** @returns {Kept | undefined} */
function recall() {
  return history.state?.lesson;
}

/** @param {HTMLElement} block */
function name(block) {
  return block.querySelector('h2')?.id ?? '';
}

/**
 * A button of the bar. One that can't be used keeps the focus and says so.
 * @param {string} text
 * @param {() => void} click
 * @param {string} [look]
 * @param {Record<string, string>} [attributes]
 */
function button(text, click, look = '', attributes = {}) {
  return make('button', { type: 'button', class: `md-button ${look}`, click, ...attributes }, text);
}

/**
 * @param {HTMLElement} node
 * @param {boolean} disabled
 */
function off(node, disabled) {
  node.setAttribute('aria-disabled', String(disabled));
}

for (const root of document.querySelectorAll('.plan-run')) new Lesson(/** @type {HTMLElement} */ (root));
