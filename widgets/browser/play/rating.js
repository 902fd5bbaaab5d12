// Rate a person's turn in one subtle line, if its value is certain and the reader wants it.

import { settings } from '../kit/settings.js';
import { make } from '../kit/element.js';
import { think } from '../engine/thinking.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */
/** @typedef {import('../engine/session.js').Outcome} Outcome */
/** @typedef {import('../engine/protocol.js').Scene} Scene */

export class RatingLine {
  /** The number of the turn to rate when the game is at rest; 0 if none. */
  turn = 0;
  stop = new AbortController();
  /** Read aloud once, after the turn's own message. */
  line = make('p', { class: 'ubao-rating', role: 'status' });

  /** @param {BoardApi} board */
  constructor(board) {
    this.board = board;
    board.layout.words.append(this.line);
    board.on('arrive', ({ outcome, before }) => this.arrive(outcome, before));
    board.on('rest', () => this.rest());
  }

  /**
   * @param {Outcome} outcome
   * @param {Scene | null} before
   */
  arrive(outcome, before) {
    if (before?.record === outcome.record) return;
    // The rating stays while the computer answers.
    if (outcome.move && before && this.board.game.players.level(before.turn)) return;
    this.stop.abort();
    this.stop = new AbortController();
    this.line.replaceChildren();
    this.turn = settings.value.rating && outcome.move && before ? outcome.plies : 0;
  }

  rest() {
    const {
      board: { game },
      turn,
      line,
    } = this;
    if (!turn) return;
    this.turn = 0;
    think(game.session, { op: 'rate', at: turn }, this.stop.signal).then(
      ({ good, said }) => {
        line.toggleAttribute('data-good', good);
        line.textContent = game.fill(said);
      },
      // A missing rating doesn't matter.
      () => {},
    );
  }
}
