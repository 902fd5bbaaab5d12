// <ubao-door>: a board that asks for one touch and answers it. The page holds all answers, so it doesn't need Python.
// Then a link leads on to the game, and Python is fetched for it.

import { Grid } from '../board/grid.js';
import { Picture } from '../board/picture.js';
import { settings } from '../kit/settings.js';
import { OURS } from '../kit/site.js';
import { listNames } from '../kit/safe.js';
import { afterPaint, schedule } from '../kit/scheduler.js';
import { runtime } from '../engine/runtime.js';
import { unheard } from '../game/controller.js';

/** @import { Step } from '../engine/protocol.js' */
/** @typedef {{steps: Step[], said: string, position: string}} Turn steps to show, and the resulting position */
/** @typedef {Turn & {reply: Turn | null}} Answer a touch's turn, and the opponent's answer */

/** The game's opponent, as gentle as the one who answers here. */
const OPPONENT = 'dreamer';

class UbaoDoor extends HTMLElement {
  /** @type {Record<string, Answer>} by cell */
  answers = {};
  /** True once a cup was played and the game continues elsewhere. */
  touched = false;
  /** The sentence about the previous turn. */
  told = '';

  connectedCallback() {
    schedule(() => this.build());
  }

  /** Make the page's drawing touchable. */
  build() {
    const svg = this.querySelector('svg');
    if (!svg || this.picture) return;
    this.answers = JSON.parse(this.dataset.answers ?? '{}');
    this.picture = new Picture(svg);
    this.grid = new Grid(this.picture, (cell) => void this.answer(cell));
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.picture?.skip();
    });
    this.rest([]);
    this.addShelf().catch(unheard);
  }

  /** Show returning visitors their shelf instead of the introduction. */
  async addShelf() {
    const front = this.closest('.ubao-front');
    if (!front || !hasAny()) return;
    const { showShelf, hasShelf } = await import('../training/shelf.js');
    if (hasShelf()) await showShelf(front);
  }

  /** Show a touch's turn and the opponent's answer; the next touch leads to the game. @param {string} cell */
  async answer(cell) {
    const { picture } = this;
    const answer = this.answers[cell];
    if (!picture) return;
    // The full game is elsewhere.
    if (this.hasAttribute('data-answered')) return this.querySelector('a')?.click();
    if (!answer) return this.say(this.dataset.closed ?? '');
    if (this.touched) return picture.skip();
    this.touched = true;
    this.grid?.mark([], [cell]);
    const further = this.querySelector('a')?.dataset.further;
    await this.show(answer, answer.reply ? '' : further);
    if (answer.reply) await this.show(answer.reply, further);
    this.leadOn((answer.reply ?? answer).position);
  }

  /** @param {Turn} turn @param {string} [further] what the next touch does, if it's no turn here */
  async show({ steps, said }, further = '') {
    this.say([this.told, said, further].filter(Boolean).join(' '));
    this.told = said;
    await this.picture?.show(steps, settings.pace);
    this.rest(settings.pace ? [] : steps.map(({ at }) => at));
  }

  /** Mark what can be touched, and where something happened unseen. @param {(string | undefined)[]} places */
  rest(places) {
    const open = this.touched ? [] : Object.keys(this.answers);
    this.grid?.mark(open, []);
    for (const cell of this.picture?.cells ?? []) {
      cell.toggleAttribute('data-touched', places.includes(cell.dataset.cell));
    }
    // The steps change the numbers, not the labels.
    for (const count of this.querySelectorAll('[data-label] .count')) {
      const part = count.closest('[data-label]');
      const seeds = ['seeds', ['count', Number(count.textContent)]];
      const recount = (/** @type {string} */ _, /** @type {any} */ value) => (value?.[0] === 'seeds' ? seeds : value);
      part?.setAttribute('data-label', JSON.stringify(JSON.parse(part.getAttribute('data-label') ?? '', recount)));
    }
    this.picture?.label({}, open);
  }

  /** @param {string} sentence */
  say(sentence) {
    const said = this.querySelector('.ubao-said');
    if (said) said.textContent = sentence;
  }

  /** Update the link to the current position, with an opponent who answers there, too. @param {string} position */
  leadOn(position) {
    const link = this.querySelector('a');
    if (!link) return;
    link.textContent = link.dataset.on ?? '';
    link.hash = `p=${encodeURIComponent(position)}&with=${OPPONENT}`;
    this.toggleAttribute('data-answered', true);
    // The visitor will probably continue: load the rules.
    afterPaint(() => runtime.start());
  }
}

/** Return whether this device stores games or a notebook, without loading autosave.js and progress.js to ask them. */
function hasAny() {
  try {
    return listNames(localStorage).some((name) => name === `${OURS}training` || name.startsWith(`${OURS}games:`));
  } catch {
    return false;
  }
}

customElements.define('ubao-door', UbaoDoor);
