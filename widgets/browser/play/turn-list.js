// The list of turns beside the board, in notation and words, with navigation; other panels share its place as tabs.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @import { Entry } from '../engine/protocol.js' */

/** @typedef {'first' | 'back' | 'forward' | 'last'} Jump */

/** The navigation buttons: target, label, icon, key. */
const JUMPS = /** @type {[Jump, import('../kit/speech.js').Plain, string, string][]} */ ([
  ['first', 'play-turns-first', 'M6 5v14M18 6l-8 6 8 6z', 'Home'],
  ['back', 'play-turns-back', 'M15 6l-8 6 8 6z', 'ArrowUp'],
  ['forward', 'play-turns-forward', 'M9 6l8 6-8 6z', 'ArrowDown'],
  ['last', 'play-turns-last', 'M18 5v14M6 6l8 6-8 6z', 'End'],
]);

/** A board's list of turns, and visits to earlier ones. */
export class TurnList {
  /** The listed saved game, and the players' names in the list. */
  listed = '';
  /** @type {Map<Jump, HTMLElement>} */
  jumps = new Map();
  /** @type {{at: number} | null} the last board requested, while it loads */
  asked = null;
  /** Whether the list is beside the board. */
  beside = false;

  /** @param {import('../board/view.js').BoardApi} board */
  constructor(board) {
    this.board = board;
    this.home = board.layout.record;
    this.list = make('ol', { class: 'ubao-turns', keydown: (event) => this.press(event) });
    this.none = make('p', { class: 'ubao-none' }, words('play-turns-none'));
    for (const [jump, name, icon] of JUMPS) {
      const look = { 'data-tool': jump, 'aria-label': words(name) };
      const go = () => void this.visit(this.find(jump));
      this.jumps.set(jump, makeButton(words(name), go, look, icon));
    }
    const look = { class: 'ubao-ways', role: 'group', 'aria-label': words('play-turns') };
    this.steps = make('div', look, ...this.jumps.values());
    this.tabs = new Tabs(words('play-tabs'));
    const panel = make('div', {}, this.list, this.none);
    this.tabs.add(words('board-turns'), panel, () => this.mark());
    this.home.append(this.tabs.bar, panel, this.steps);
    this.home.addEventListener('toggle', () => this.rest());
    this.settle();
    new ResizeObserver(() => this.settle()).observe(this.home);
    board.on('rest', () => this.rest());
    this.rest();
  }

  /** Open the panel if there's room beside the board; close it when the window gets narrow. */
  settle() {
    const beside = getComputedStyle(this.home).overflowY === 'auto';
    if (beside !== this.beside) this.home.toggleAttribute('open', beside);
    this.beside = beside;
  }

  /** Add a tab to the panel. @param {string} name @param {HTMLElement} panel */
  join(name, panel) {
    this.tabs.add(name, panel);
    this.steps.before(panel);
    this.home.toggleAttribute('data-tabs', true);
  }

  /** Open the panel at a tab. @param {HTMLElement} panel */
  open(panel) {
    this.home.setAttribute('open', '');
    this.tabs.show(panel);
  }

  /** The number of turns to the board shown. */
  get at() {
    return this.board.game.visiting?.at ?? this.board.game.turns;
  }

  /** The number of turns to the board requested: the next key or button counts from there. */
  get goal() {
    return this.asked?.at ?? this.at;
  }

  /** List the turns at rest, if the list is visible. */
  rest() {
    const { scene, session, players } = this.board.game;
    if (!this.home.hasAttribute('open') || !scene) return;
    const wanted = JSON.stringify([scene.record, players.names]);
    if (wanted === this.listed) return this.mark();
    this.listed = wanted;
    const fail = () => {
      this.listed = '';
      this.mark();
    };
    session.inquire({ op: 'history' }).then(({ plies }) => this.show(plies), fail);
  }

  /** @param {Entry[]} entries */
  show(entries) {
    const focused = this.buttons.findIndex((button) => button === document.activeElement);
    this.list.replaceChildren(...entries.flatMap((entry) => this.makeItems(entry)));
    this.list.hidden = !entries.length;
    this.none.hidden = !this.list.hidden;
    this.mark();
    if (focused >= 0) (this.buttons[focused] ?? this.buttons.at(-1) ?? this.home.querySelector('summary'))?.focus();
  }

  /** Mark the current turn, and enable buttons. */
  mark() {
    const { at, goal } = this;
    const { turns } = this.board.game;
    for (const [index, button] of this.buttons.entries()) {
      const next = index === Math.max(goal, 1) - 1;
      button.tabIndex = next ? 0 : -1;
      if (index === at - 1) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      // One of them scrolls, the list or the whole panel; in a low window only the page.
      for (const box of next && button.checkVisibility() ? [this.list, this.home] : []) {
        const { top, height } = button.getBoundingClientRect();
        box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
      }
    }
    for (const [jump, button] of this.jumps) {
      const usable = jump === 'first' || jump === 'back' ? goal > 0 : goal < turns;
      button.setAttribute('aria-disabled', String(!usable));
    }
  }

  get buttons() {
    return /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll('button')]);
  }

  /** @param {Entry} entry */
  makeItems({ number, move, said, stage, turn }) {
    const told = move === 'stopped' ? words('play-turns-stopped') : this.board.game.fill(said);
    const button = makeButton(
      [
        make('span', { class: 'ubao-number' }, `${number}`),
        make('b', { translate: 'no' }, move === 'stopped' ? '–' : move),
        ' ',
        make('span', { class: 'ubao-plain' }, told),
      ],
      () => this.visit(number),
      { 'data-side': turn },
    );
    const item = make('li', { 'data-second': turn === this.board.game.players.sides[1] }, button);
    return stage.length ? [make('li', { class: 'ubao-stage' }, this.board.game.fill(stage)), item] : [item];
  }

  /** Return the number of turns to the board that a button or a key leads to. @param {Jump} jump */
  find(jump) {
    const { goal } = this;
    return { first: 0, back: goal - 1, forward: goal + 1, last: this.board.game.turns }[jump];
  }

  /** Navigate with the arrow keys. @param {Event} event */
  press(event) {
    const { key, altKey, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
    if (altKey || ctrlKey || metaKey) return;
    const [jump] = JUMPS.find((each) => each[3] === key) ?? [];
    if (!jump) return;
    event.preventDefault();
    // The list begins with the first turn, not before it.
    const target = jump === 'first' ? 1 : this.find(jump);
    const button = this.buttons[target - 1];
    if (!button) return;
    button.focus();
    this.visit(target);
  }

  /** Show the board after a number of turns; a single step forward is animated. @param {number} at */
  async visit(at) {
    const { game } = this.board;
    const { scene, session, turns } = game;
    if (!scene || at < 0 || at > turns || at === this.goal) return;
    const forward = at === this.goal + 1;
    const ask = { op: /** @type {const} */ ('visit'), at };
    this.asked = ask;
    this.mark();
    const visit = await session.inquire(ask).catch(() => null);
    // While a key is held down, show only the last board.
    if (this.asked !== ask) return;
    this.asked = null;
    if (visit && scene === game.scene) game.look(at < turns ? visit : null, forward ? visit.last : null);
    this.mark();
  }
}

/** The number of tabs on the page. */
let made = 0;

/** Several panels in one place, one visible. The arrow keys switch between them. */
class Tabs {
  /** @type {{tab: HTMLElement, panel: HTMLElement, shown: () => void}[]} */
  #all = [];

  /** @param {string} label the tab list's purpose */
  constructor(label) {
    this.bar = make('div', {
      class: 'ubao-tabs',
      role: 'tablist',
      'aria-label': label,
      hidden: true,
      keydown: (event) => this.#press(/** @type {KeyboardEvent} */ (event)),
    });
  }

  /** Add a tab. The first is shown. @param {string} name @param {HTMLElement} panel @param {() => void} [shown] */
  add(name, panel, shown = () => {}) {
    const tab = makeButton(name, () => this.show(panel), { role: 'tab', id: `ubao-tab-${++made}` });
    panel.id = `ubao-panel-${made}`;
    panel.role = 'tabpanel';
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
    this.bar.append(tab);
    this.#all.push({ tab, panel, shown });
    this.bar.hidden = this.#all.length < 2;
    this.show(this.#all[0]?.panel ?? panel);
  }

  /** @param {HTMLElement} chosen the panel to show, from its top */
  show(chosen) {
    if (this.bar.parentElement && chosen.hidden) this.bar.parentElement.scrollTop = 0;
    for (const { tab, panel, shown } of this.#all) {
      const on = panel === chosen;
      panel.hidden = !on;
      tab.setAttribute('aria-selected', String(on));
      tab.tabIndex = on ? 0 : -1;
      if (on) shown();
    }
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    // With these, arrows navigate the browser history.
    if (event.altKey || event.metaKey) return;
    const rightward = getComputedStyle(this.bar).direction === 'rtl';
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = this.#all.findIndex(({ tab }) => tab === document.activeElement);
    const next = way ? at + (rightward ? -way : way) : { Home: 0, End: -1 }[event.key];
    const found = next !== undefined && this.#all.at(next % this.#all.length);
    if (!found) return;
    event.preventDefault();
    this.show(found.panel);
    found.tab.focus();
  }
}
