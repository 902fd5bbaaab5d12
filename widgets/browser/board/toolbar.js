// The buttons under a board.

import { make, makeButton } from '../kit/element.js';
import { say, words } from '../kit/speech.js';

/** @import { Plain } from '../kit/speech.js' */
/** @import { BoardApi } from './view.js' */

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {Plain} label
 * @property {string} icon a single path in a 24 × 24 box, drawn as lines
 * @property {(board: BoardApi) => unknown} run
 * @property {Plain} [short] the button's label, if shorter than the name
 * @property {boolean} [spare] whether it moves under “More” if there isn't room for all
 * @property {boolean} [puzzling] whether it also suits puzzles, which aren't games between two people
 * @property {(board: BoardApi) => boolean} [there] whether a board has it at all
 * @property {(board: BoardApi) => boolean} [usable] by default always
 * @property {(board: BoardApi) => boolean} [on] whether a switch is on
 */

export class Toolbar {
  /** @type {[Tool, HTMLElement][]} */
  #buttons = [];

  /** @param {BoardApi} board @param {Tool[]} tools from left to right; the last, “More”, leads to others */
  constructor(board, tools) {
    this.board = board;
    this.tools = tools;
    const buttons = this.makeButtons(tools);
    this.more = /** @type {HTMLElement} */ (buttons.at(-1));
    this.more.setAttribute('aria-expanded', 'false');
    const look = { class: 'ubao-tools', 'data-part': 'tools', role: 'group', 'aria-label': words('board-tools') };
    this.bar = make('div', look, ...buttons);
  }

  /** Return the buttons of those tools that the board has. @param {Tool[]} tools */
  makeButtons(tools) {
    const { board } = this;
    const apt = tools.filter(({ puzzling, there }) => (!board.game.judge || puzzling) && (there?.(board) ?? true));
    return apt.map((tool) => {
      const { name, label, short, spare = false, icon } = tool;
      const look = { 'data-tool': name, 'data-spare': spare, ...(short && { 'aria-label': words(label) }) };
      const button = makeButton(words(short ?? label), () => this.#use(tool), look, icon);
      this.#buttons.push([tool, button]);
      return button;
    });
  }

  /** @param {Tool} tool */
  async #use(tool) {
    const { board } = this;
    if (tool.usable?.(board) === false) return;
    try {
      await tool.run(board);
    } catch {
      board.say(say('board-lost'));
    }
    this.refresh();
  }

  /** Focus a tool. @param {string} name */
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
}
