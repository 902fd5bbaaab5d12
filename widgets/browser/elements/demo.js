// <ubao-demo>: a board that shows given moves, one at a time. The page holds everything, so it works without Python.

import { Picture } from '../board/picture.js';
import { settings } from '../kit/settings.js';
import { make, makeButton } from '../kit/element.js';
import { schedule } from '../kit/scheduler.js';
import { speak, words } from '../kit/speech.js';

class UbaoDemo extends HTMLElement {
  /** @type {import('../engine/protocol.js').DemoPly[]} */
  turns = [];
  /** The number of turns shown so far. */
  shown = 0;
  /** @type {string[]} the drawing before each shown turn */
  earlier = [];
  running = false;
  /** @type {Promise<void>} the turn being shown */
  showing = Promise.resolve();
  view = make('div', { class: 'ubao-view' });
  said = make('p', { class: 'ubao-said', role: 'status' });
  back = makeButton(words('elements-demo-back'), () => this.goBack());
  next = makeButton('', () => this.showNext(), { class: 'ubao-main' });
  count = make('span', { class: 'ubao-count' });
  trial = makeButton(words('elements-demo-try'), () => this.toggleTrial());
  tools = make('div', { class: 'ubao-tools' }, this.back, this.next, this.count, this.trial);

  connectedCallback() {
    schedule(() => this.build());
  }

  /** Turn the page's drawing into an animated example. */
  build() {
    const svg = this.querySelector('svg');
    if (!svg || this.picture) return;
    this.turns = JSON.parse(this.dataset.turns ?? '[]');
    this.picture = new Picture(svg);
    this.description = svg.querySelector('desc');
    svg.replaceWith(this.view);
    this.view.append(svg);
    this.view.after(this.said, this.tools);
    this.rest();
  }

  /** Show the next turn step by step, or finish the one running. */
  async showNext() {
    const turn = this.turns[this.shown];
    if (this.running) this.picture?.skip();
    if (this.running || !turn || !this.picture) return;
    this.running = true;
    this.earlier.push(this.picture.svg.outerHTML);
    this.shown += 1;
    this.rest();
    this.tell({ steps: turn.steps, seen: 0 });
    this.showing = this.picture.show(turn.steps, settings.pace);
    await this.showing;
    this.running = false;
    this.rest();
    this.tellRest();
  }

  async goBack() {
    this.picture?.skip();
    await this.showing;
    const drawing = this.earlier.pop();
    if (!drawing) return;
    this.shown -= 1;
    this.picture?.sync(drawing);
    this.rest();
    this.tellRest();
  }

  /** Announce the example's state, which a wall may mirror. */
  tellRest() {
    const drawing = this.picture?.svg.outerHTML;
    this.tell({ drawing, viewpoint: this.getAttribute('viewpoint'), begun: 0 });
  }

  /** @param {unknown} shown the state to send, as in `lesson/channel.js` */
  tell(shown) {
    this.dispatchEvent(new CustomEvent('ubao-show', { bubbles: true, detail: shown }));
  }

  /** Update words and buttons. */
  rest() {
    const turn = this.turns[this.shown - 1];
    const last = this.shown === this.turns.length;
    const told = turn ? [turn.say, speak(turn.said)] : [this.dataset.intro ?? ''];
    this.said.replaceChildren(...told.filter(Boolean).map((sentence) => make('span', {}, sentence)));
    // The picture's description is of the start; the words below say what has changed.
    if (turn) this.description?.remove();
    else if (this.description) this.picture?.svg.prepend(this.description);
    const label = this.running ? 'elements-demo-skip' : this.shown ? 'elements-demo-next' : 'elements-demo-show';
    this.next.textContent = words(label);
    this.next.setAttribute('aria-disabled', String(last && !this.running));
    this.back.setAttribute('aria-disabled', String(!this.shown));
    this.count.textContent = words('elements-demo-count', { shown: this.shown, turns: this.turns.length });
  }

  /** Replace the example with a playable board in the same position, or restore it. */
  toggleTrial() {
    this.picture?.skip();
    const open = this.querySelector('ubao-board');
    if (open) open.remove();
    else this.tools.before(this.makeBoard());
    for (const part of [this.view, this.said, this.back, this.next, this.count]) part.toggleAttribute('hidden', !open);
    this.trial.textContent = words(open ? 'elements-demo-try' : 'elements-demo-return');
    this.tellRest();
  }

  makeBoard() {
    const start = JSON.parse(this.dataset.scene ?? '{}').position;
    return make('ubao-board', {
      game: this.getAttribute('game') ?? '',
      position: this.turns[this.shown - 1]?.position ?? start,
      viewpoint: this.getAttribute('viewpoint') ?? 'S',
      'data-shape': this.dataset.shape ?? false,
    });
  }
}

customElements.define('ubao-demo', UbaoDemo);
