// Explain why a cell can't be chosen, in a sentence with signs that show where to look.

import { runtime } from '../engine/runtime.js';
import { omit } from '../kit/speech.js';

/** The most cells that get a sign of their own: more would hide what there is to see. */
const MOST_SIGNS = 3;

export class Refusal {
  /** @type {symbol | null} what is being explained; null once something else is shown */
  current = null;

  /** @param {import('./controller.js').GameController} game */
  constructor(game) {
    this.game = game;
  }

  /**
   * Say at once what the options say, then what the rules know besides.
   * @param {string} cell
   */
  async explain(cell) {
    const { selection, status, session } = this.game;
    const said = selection.options.refusals[cell] ?? status;
    const current = (this.current = Symbol(cell));
    this.game.emit('explain', { said, marks: { [cell]: 'no' } });
    if (runtime.state !== 'ready') return;
    const parts = selection.tried ? [] : selection.parts;
    const reason = await session.inquire({ op: 'why', cell, parts }).catch(() => null);
    if (this.current !== current || !reason?.said.length) return;
    const sign = reason.cells.length > MOST_SIGNS ? 'here' : 'look';
    const places = Object.fromEntries(reason.cells.map((place) => [place, sign]));
    // Don't repeat a sentence.
    this.game.emit('explain', { said: omit(reason.said, said), marks: { ...places, [cell]: 'no' } });
  }

  /** The board shows something else now. */
  forget() {
    this.current = null;
  }
}
