// One game under way: what Python last said of it, and what can be asked about it.

import { runtime } from './runtime.js';

/** @typedef {import('./protocol.js').Scene} Scene */
/** @typedef {import('./protocol.js').Outcome} Outcome */
/** @typedef {import('./protocol.js').Request} Request */

/** The turn that is an agreed stop. */
export const STOP = 'stopped';

/**
 * A conversation about one game. Requests wait for each other; each carries the saved game, so a
 * worker that was replaced knows as much as the old one.
 */
export class Session {
  /** @type {Scene | null} where the game stands */
  scene = null;
  /** @type {string[]} turns taken back; the next to be played again is last */
  undone = [];
  /** @type {Promise<unknown>} */
  queue = Promise.resolve();

  /**
   * @param {string} game slug
   * @param {string} viewpoint the side at the bottom; empty means the first
   * @param {(outcome: Outcome, before: Scene | null) => void} arrived called with every answer
   * @param {(error: Error) => void} refused called when there is none
   */
  constructor(game, viewpoint, arrived, refused) {
    this.game = game;
    this.viewpoint = viewpoint;
    this.arrived = arrived;
    this.refused = refused;
  }

  /**
   * Go to a saved game, or without one begin a new game at a position, or at the game's start.
   * @param {{record: string, position: string}} origin
   */
  open({ record, position }) {
    this.undone = [];
    return this.ask({ op: 'open', record, ...(position && { position }) });
  }

  /** Get what the page did not carry of where the game stands. */
  async refresh() {
    const { game, scene } = this;
    if (!scene) return;
    const { legal } = await runtime.call({ game, record: scene.record, op: 'open' });
    scene.legal = legal;
  }

  /**
   * What may follow the chosen parts of a turn; a whole turn is played.
   * @param {string[]} parts
   */
  choose(parts) {
    return this.ask({ op: 'choose', parts });
  }

  /**
   * See the game from another side.
   * @param {string} viewpoint
   */
  look(viewpoint) {
    return this.ask({ op: 'open', viewpoint });
  }

  /**
   * Ask about the game as it stands; nothing changes.
   * @param {Partial<Request> & Pick<Request, 'op'>} fields
   * @returns {Promise<any>}
   */
  inquire(fields) {
    const { game, viewpoint, scene } = this;
    return runtime.call({ game, record: scene?.record ?? '', ...(viewpoint && { viewpoint }), ...fields });
  }

  /**
   * Take back the turns played since an earlier board; all of them can be played again.
   * @param {import('./protocol.js').Visit} visit
   */
  rewind({ record, later }) {
    this.undone.push(...[...later].reverse());
    return this.ask({ op: 'open', record });
  }

  /** @param {string} move in notation */
  play(move) {
    this.undone = [];
    return this.ask({ op: 'play', move });
  }

  /**
   * Play a turn that was found for a game; nothing happens if the game stands elsewhere by now.
   * @param {string} move
   * @param {string} record the saved game
   */
  async reply(move, record) {
    // Whatever else is asked meanwhile comes first.
    for (let asked; asked !== this.queue;) await (asked = this.queue);
    if (record === this.scene?.record) await this.play(move);
  }

  /** The players agree to stop. */
  stop() {
    this.undone = [];
    return this.ask({ op: 'stop' });
  }

  /**
   * Take the last turn back, or all turns since one of some sides.
   * @param {string[]} [sides]
   */
  undo(sides) {
    return this.ask({ op: 'undo', ...(sides && { sides }) });
  }

  /**
   * Play again what was taken back last, and what follows until it is the turn of one of some sides.
   * @param {string[]} [sides]
   */
  async redo(sides = this.scene?.sides ?? []) {
    const turn = this.undone.pop();
    if (!turn) return;
    let outcome;
    try {
      outcome = await this.ask(turn === STOP ? { op: 'stop' } : { op: 'play', move: turn });
    } catch (error) {
      this.undone.push(turn);
      throw error;
    }
    if (!sides.includes(outcome.turn)) await this.redo(sides);
  }

  /**
   * @param {Partial<Request> & Pick<Request, 'op'>} fields
   * @returns {Promise<Outcome>}
   */
  ask(fields) {
    const answer = this.queue.then(async () => {
      const { viewpoint, scene } = this;
      const outcome = await this.inquire(fields);
      // Half a turn changes nothing but what may be chosen next.
      if (!outcome.record) return outcome;
      this.scene = outcome;
      this.viewpoint = fields.viewpoint ?? viewpoint;
      if (outcome.undone) this.undone.push(...outcome.undone);
      else if (fields.op === 'choose') this.undone = [];
      this.arrived(outcome, scene);
      return outcome;
    });
    this.queue = answer.catch((error) => this.refused(error));
    return answer;
  }
}
