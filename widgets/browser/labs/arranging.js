// A board for setting up a position: a touch applies a tool to a cell. Python returns the result.

import { NOTHING } from '../game/selection.js';
import { say } from '../kit/speech.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */

/** The tools that need two cells: from and to. */
const PAIRS = ['move', 'copy'];

export class Arranging {
  /** The current tool; empty while the answer is played. */
  tool = '';
  /** The first of two cells. */
  first = '';
  /** @type {BoardApi | null} */
  board = null;

  /** @param {(tool: string, cells: string[]) => void} use called with a tool and its cells */
  constructor(use) {
    this.use = use;
  }

  /** @param {BoardApi} board */
  join(board) {
    this.board = board;
    board.on('rest', () => this.tell());
  }

  /** The possible choices: every cell, or what the rules allow. */
  get options() {
    if (!this.tool) return null;
    return { ...NOTHING, cells: this.board?.picture?.cells.map(({ dataset }) => dataset.cell ?? '') ?? [] };
  }

  /**
   * Handle a choice; return whether it wasn't a turn.
   * @param {string} part
   */
  take(part) {
    const { tool, first, options } = this;
    if (!tool) return false;
    if (!options?.cells.includes(part)) return true;
    if (PAIRS.includes(tool) && !first) {
      this.first = part;
      this.tell();
    } else {
      this.first = '';
      this.use(tool, first ? [first, part] : [part]);
    }
    return true;
  }

  /**
   * Switch to another tool.
   * @param {string} tool
   */
  choose(tool) {
    this.tool = tool;
    this.first = '';
    // The possible choices have changed.
    this.board?.game.selection.takeBack();
    this.tell();
  }

  /** Say what a touch does. */
  tell() {
    const { board, tool, first } = this;
    if (!board || !tool) return;
    board.mark(first ? { [first]: 'from' } : {});
    board.say(first ? say('labs-workbench-then') : say('labs-workbench-touch', { tool }));
  }
}
