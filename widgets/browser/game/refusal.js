// Explain why a cell can't be chosen, with a sentence and signs that show where to look.

import { runtime } from '../engine/runtime.js';
import { omit } from '../kit/speech.js';

/** The most cells with their own sign: more would hide the board. */
const MOST_SIGNS = 3;

export class Refusal {
  /** @type {symbol | null} identifies the current explanation; null once something else is shown */
  current = null;

  /** @param {import('./controller.js').GameController} game */
  constructor(game) {
    this.game = game;
  }

  /**
   * Show the reason from the options at once, then details from the rules.
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
