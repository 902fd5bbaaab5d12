// Rate a person's turn in one quiet line, if the value is known for sure and the reader wants it.

import { settings } from '../kit/settings.js';
import { make } from '../kit/element.js';
import { think } from '../engine/thinking.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */
/** @typedef {import('../engine/session.js').Outcome} Outcome */
/** @typedef {import('../engine/protocol.js').Scene} Scene */

export class RatingLine {
  /** The number of the turn to be rated as soon as the game is at rest; 0 when there is none. */
  turn = 0;
  stop = new AbortController();
  /** Read aloud once, after what is said of the turn itself. */
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
    // What was said of a person's turn stays while the computer answers it.
    if (outcome.move && before && this.board.game.players.level(before.turn)) return;
    this.stop.abort();
    this.stop = new AbortController();
    this.line.replaceChildren();
    this.turn = settings.values.rating && outcome.move && before ? outcome.plies : 0;
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
      // A rating that does not come is not missed.
      () => {},
    );
  }
}
