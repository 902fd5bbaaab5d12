// A board on which an author sets a position up: a touch uses a tool on a cell. Python says what comes of it.

import { say } from '../kit/message.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */
/** @typedef {import('../game/events.js').Choices} Choices */

const NOTHING = /** @type {Choices} */ ({ cells: [], choices: {}, refusals: {} });

/** The tools that want two cells: from where, and where to. */
const PAIRS = ['move', 'copy'];

export class Arranging {
  /** What a touch does; empty while the answer is played. */
  tool = '';
  /** The first of two cells. */
  first = '';
  /** @type {BoardApi | null} */
  board = null;

  /** @param {(tool: string, cells: string[]) => void} use called with a tool and the cells that it wants */
  constructor(use) {
    this.use = use;
  }

  /** @param {BoardApi} board */
  join(board) {
    this.board = board;
    board.on('rest', () => this.tell());
  }

  /** What may be chosen: every cell, or what the rules allow. */
  get options() {
    if (!this.tool) return null;
    return { ...NOTHING, cells: this.board?.picture?.cells.map(({ dataset }) => dataset.cell ?? '') ?? [] };
  }

  /**
   * Whether a choice was no turn.
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
   * Take up another tool.
   * @param {string} tool
   */
  choose(tool) {
    this.tool = tool;
    this.first = '';
    // The cells that may be chosen are others now.
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
