// What surrounds a drawn board: the players' bars, what is said, and the tools.

import { TOOLS, makeButton, makeSpeedMenu } from './tools.js';
import { make } from './words.js';

/** The furniture of one board. It shows what it is told and reports which tool was used. */
export class Frame {
  /**
   * Build everything around the drawing that `owner` holds.
   * @param {HTMLElement} owner
   * @param {(tool: string) => void} use
   */
  constructor(owner, use) {
    this.use = use;
    this.far = make('div', { class: 'ubao-seat' });
    this.near = make('div', { class: 'ubao-seat' });
    // What was said stays visible; the caption follows a turn step by step and is not read aloud,
    // because the whole turn is said once it is done.
    this.said = make('p', { class: 'ubao-said', role: 'status' });
    this.caption = make('p', { class: 'ubao-caption', 'aria-hidden': 'true' });
    this.skip = make('button', { type: 'button', class: 'ubao-skip', click: () => use('skip') }, 'Skip');
    this.choices = make('div', { class: 'ubao-choices', role: 'group', 'aria-label': 'Choices' });
    this.bar = make('progress', { max: '1', 'aria-label': 'Getting the board ready' });
    this.loading = make('p', { class: 'ubao-loading' }, 'Getting ready to play ', this.bar);
    this.retry = make(
      'button',
      { type: 'button', class: 'ubao-retry', hidden: true, click: () => use('retry') },
      'Try again',
    );
    const { menu, label } = makeSpeedMenu();
    this.menu = menu;
    this.tools = make('div', { class: 'ubao-tools', role: 'group', 'aria-label': 'Game' });
    this.tools.append(...TOOLS.map((tool) => makeButton(tool, use)), label);
    this.view = make('div', { class: 'ubao-view' }, ...owner.childNodes);
    owner.append(
      this.far,
      this.view,
      this.near,
      make('div', { class: 'ubao-words' }, this.said, this.caption, this.skip, this.choices, this.loading, this.retry),
      this.tools,
    );
    this.run(false);
  }

  /** How much longer than normal a step takes; 0 shows a turn at once. */
  get speed() {
    return Number(this.menu.value);
  }

  /**
   * Say something for the eye and the ear. The same words again are said again.
   * @param {...string} sentences one paragraph each
   */
  tell(...sentences) {
    this.said.replaceChildren(...sentences.filter(Boolean).map((words) => make('span', {}, words)));
  }

  /**
   * A turn begins or ends to be shown.
   * @param {boolean} on
   */
  run(on) {
    this.caption.hidden = !on;
    this.skip.hidden = !on;
    this.said.toggleAttribute('data-behind', on);
    if (on) this.caption.textContent = '';
  }

  /**
   * Show the sentence of a step while its turn runs; it stays until the next.
   * @param {string} sentence
   */
  follow(sentence) {
    if (sentence) this.caption.textContent = sentence;
  }

  /**
   * Offer what can be chosen beside the board, and the way back from a half-made turn.
   * @param {Record<string, string>} choices
   * @param {boolean} halfway
   * @param {(choice: string) => void} choose
   */
  offer(choices, halfway, choose) {
    const buttons = Object.entries(choices).map(([choice, words]) => make(
      'button',
      { type: 'button', class: 'ubao-choice', 'data-choice': choice, click: () => choose(choice) },
      words,
    ));
    const back = make('button', { type: 'button', 'data-tool': 'back', click: () => this.use('back') }, 'Take back');
    this.choices.replaceChildren(...buttons, ...(halfway ? [back] : []));
  }

  /**
   * Who sits where, and whose turn it is.
   * @param {import('./players.js').Players} players
   * @param {string} viewpoint the side at the bottom
   * @param {string} turn the side to move, or ''
   */
  seat(players, viewpoint, turn) {
    const other = players.sides.find((side) => side !== viewpoint) ?? '';
    this.far.replaceChildren(players.bar(other));
    this.near.replaceChildren(players.bar(viewpoint));
    for (const seat of [this.far, this.near]) {
      const bar = seat.querySelector('[data-side]');
      seat.toggleAttribute('data-to-move', bar?.getAttribute('data-side') === turn);
    }
  }

  /**
   * Which tools can be used now.
   * @param {Record<string, boolean>} usable
   */
  enable(usable) {
    for (const [name, on] of Object.entries(usable)) {
      const button = this.tools.querySelector(`[data-tool="${name}"]`);
      // A button that has the focus keeps it: `disabled` would throw the keyboard to the page's top.
      button?.setAttribute('aria-disabled', String(!on));
    }
  }

  /**
   * Show that a tool is switched on or off.
   * @param {string} name
   * @param {boolean} on
   */
  press(name, on) {
    this.tools.querySelector(`[data-tool="${name}"]`)?.setAttribute('aria-pressed', String(on));
  }

  /** @param {string} name */
  isUsable(name) {
    return this.tools.querySelector(`[data-tool="${name}"]`)?.getAttribute('aria-disabled') !== 'true';
  }

  /**
   * How far the runtime has come.
   * @param {typeof import('./runtime.js').runtime} runtime
   */
  showRuntime(runtime) {
    const { loaded, total } = runtime.progress;
    this.loading.hidden = runtime.state === 'ready' || runtime.state === 'failed';
    this.retry.hidden = runtime.state !== 'failed';
    if (total) this.bar.value = loaded / total;
  }
}
