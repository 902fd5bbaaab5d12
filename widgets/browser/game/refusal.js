// Why a cell can't be chosen: said in a sentence, and signs on the board show where to look.

import { runtime } from '../engine/runtime.js';

/** Many signs would hide what there is to see. */
const MOST_SIGNS = 3;

export class Refusal {
  /** @type {symbol | null} what is being explained; null once something else is shown */
  current = null;

  /** @param {import('../elements/board.js').UbaoBoard} board */
  constructor(board) {
    this.board = board;
  }

  /**
   * Say at once what the options say, then what the rules know besides.
   * @param {string} cell
   */
  async explain(cell) {
    const { selection, status, session } = this.board;
    const said = selection.options.refusals[cell] ?? status;
    const current = this.current = Symbol(cell);
    this.show(said, { [cell]: 'no' });
    if (runtime.state !== 'ready') return;
    const parts = selection.tried ? [] : selection.parts;
    const reason = await session?.inquire({ op: 'why', cell, parts }).catch(() => null);
    if (this.current !== current || !reason?.said) return;
    const sign = reason.cells.length > MOST_SIGNS ? 'here' : 'look';
    const places = Object.fromEntries(reason.cells.map((/** @type {string} */ place) => [place, sign]));
    this.show(reason.said === said ? '' : reason.said, { ...places, [cell]: 'no' });
  }

  /** The board shows something else now. */
  forget() {
    this.current = null;
  }

  /**
   * @param {string} said empty when it has been said
   * @param {Record<string, string>} marks where to look, see markers.js
   */
  show(said, marks) {
    const { board } = this;
    if (said) board.tell(said);
    board.layout?.said.toggleAttribute('data-refused', true);
    board.picture?.note(marks);
  }
}
