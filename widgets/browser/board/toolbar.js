// The buttons under a board.

import { make, makeButton } from '../kit/element.js';
import { say } from '../kit/message.js';
import { words } from '../kit/speech.js';

/** @typedef {import('./api.js').BoardApi} BoardApi */

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {import('../kit/message.js').Plain} label
 * @property {string} icon a single path in a 24 × 24 box, drawn as lines
 * @property {(board: BoardApi) => unknown} run
 * @property {import('../kit/message.js').Plain} [short] the button's label, if shorter than the name
 * @property {boolean} [more] whether it is under “More”
 * @property {boolean} [spare] whether it moves there if there isn't room for all
 * @property {boolean} [puzzling] whether it also suits puzzles, which aren't games between two people
 * @property {(board: BoardApi) => boolean} [there] whether a board has it at all
 * @property {(board: BoardApi) => boolean} [usable] by default always
 * @property {(board: BoardApi) => boolean} [on] whether a switch is on
 */

/** The number of boards with tools under “More”. */
let shelves = 0;

/** One board's tools as buttons. */
export class Toolbar {
  /** @type {[Tool, HTMLElement][]} */
  #buttons = [];
  #leave = (/** @type {Event} */ { target }) => this.#putAway(target);

  /**
   * @param {BoardApi} board
   * @param {Tool[]} tools from left to right
   */
  constructor(board, tools) {
    this.board = board;
    const shelved = this.#make(tools, true);
    this.shelf = make('div', { class: 'ubao-shelf', id: `ubao-shelf-${++shelves}`, hidden: true }, ...shelved);
    this.more = makeButton(
      words('board-more'),
      () => this.open(Boolean(this.shelf.hidden)),
      {
        'data-tool': 'more',
        'aria-controls': this.shelf.id,
      },
      'M5 12h.01M12 12h.01M19 12h.01',
    );
    this.bar = make(
      'div',
      {
        class: 'ubao-tools',
        'data-part': 'tools',
        role: 'group',
        'aria-label': words('board-tools'),
        keydown: (event) => this.#press(/** @type {KeyboardEvent} */ (event)),
        focusout: (event) => this.#putAway(/** @type {FocusEvent} */ (event).relatedTarget),
      },
      ...this.#make(tools, false),
      this.more,
      this.shelf,
    );
    this.open(false);
  }

  /**
   * @param {Tool[]} tools
   * @param {boolean} behind “More”
   */
  #make(tools, behind) {
    const { board } = this;
    const apt = tools.filter(
      ({ more = false, spare, puzzling, there }) =>
        (more === behind || spare) && (!board.game.judge || puzzling) && (there?.(board) ?? true),
    );
    return apt.map((tool) => {
      const { name, label, short, spare = false, icon } = tool;
      const button = makeButton(
        words(short ?? label),
        () => this.#use(tool),
        {
          'data-tool': name,
          'data-spare': spare,
          ...(short && { 'aria-label': words(label) }),
        },
        icon,
      );
      this.#buttons.push([tool, button]);
      return button;
    });
  }

  /** @param {Tool} tool */
  async #use(tool) {
    const { board, more, shelf } = this;
    if (tool.usable?.(board) === false) return;
    // Dialogs return the focus to where it was, which must not be a hidden button.
    if (shelf.contains(document.activeElement)) more.focus();
    this.open(false);
    try {
      await tool.run(board);
    } catch {
      board.say(say('board-lost'));
    }
    this.refresh();
  }

  /**
   * Show or hide the tools under “More”.
   * @param {boolean} on
   */
  open(on) {
    this.shelf.hidden = !on;
    if (on) document.addEventListener('pointerdown', this.#leave);
    else document.removeEventListener('pointerdown', this.#leave);
    this.more.setAttribute('aria-expanded', String(on));
  }

  /**
   * Focus a tool.
   * @param {string} name
   */
  focus(name) {
    const button = this.#buttons.find(([tool, { offsetParent }]) => tool.name === name && offsetParent)?.[1];
    (button ?? this.more).focus();
  }

  /** Update which tools are usable, and which are on. */
  refresh() {
    for (const [{ usable, on }, button] of this.#buttons) {
      // The focused button isn't `disabled`, which would move the focus to the top of the page.
      if (usable) button.setAttribute('aria-disabled', String(!usable(this.board)));
      if (on) button.setAttribute('aria-pressed', String(on(this.board)));
    }
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (this.shelf.hidden || event.altKey || event.metaKey) return;
    const items = [this.more, ...this.shelf.children].filter((item) => item.checkVisibility());
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = way && items.at((index + way) % items.length);
    if (next instanceof HTMLElement) next.focus();
    else if (event.key !== 'Escape') return;
    else this.more.focus();
    if (!next) this.open(false);
    event.preventDefault();
  }

  /**
   * Hide the tools when a player goes elsewhere.
   * @param {EventTarget | null} place
   */
  #putAway(place) {
    if (place instanceof Node && !this.shelf.contains(place) && !this.more.contains(place)) this.open(false);
  }
}
