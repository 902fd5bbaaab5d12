// One game under way: what Python last said of it, and what can be asked about it.

import { runtime } from './runtime.js';

/** @typedef {import('./protocol.js').Scene} Scene */
/** @typedef {import('./protocol.js').About} About */
/** @typedef {import('./protocol.js').Answers} Answers */
/** @typedef {import('./protocol.js').Operation} Operation */
/** @typedef {import('./protocol.js').Requests} Requests */

/**
 * What changes where a game stands, or may.
 * @typedef {'open' | 'choose' | 'play' | 'undo' | 'stop'} Change
 */

/**
 * The game at rest; after a ply also that ply, after an undo also the plies that were taken back, the last
 * first. Of a move chosen part by part, the first `seen` steps were shown already.
 * @typedef {Scene & Partial<import('./protocol.js').Ply> & {seen?: number, undone?: string[]}} Outcome
 */

/**
 * A question about the game as it stands, unless it names another.
 * @template {Operation} Op
 * @typedef {{op: Op, record?: string, viewpoint?: string} & Omit<Requests[Op], keyof About>} Question
 */

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
   * Ask nothing before something has come, or can't be had.
   * @param {Promise<unknown>} promise
   */
  await(promise) {
    this.queue = promise.catch(() => {});
  }

  /**
   * Go to a saved game, or without one begin a new game at a position, or at the game's start.
   * @param {{record: string, position: string}} origin
   */
  open({ record, position }) {
    return this.ask({ op: 'open', record, ...(position && { position }) }, []);
  }

  /** Get what the page did not carry of where the game stands. */
  async refresh() {
    const { game, scene } = this;
    if (!scene) return;
    const { legal } = await runtime.call({ game, record: scene.record, op: 'open' });
    scene.legal = legal;
  }

  /**
   * Return what may follow the chosen parts of a turn; a complete turn is played.
   * @param {string[]} parts
   */
  choose(parts) {
    return this.ask({ op: 'choose', parts }, []);
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
   * @template {Operation} Op
   * @param {Question<Op>} question
   * @returns {Promise<Answers[Op]>}
   */
  inquire(question) {
    const { game, viewpoint, scene } = this;
    const about = { game, record: scene?.record ?? '', ...(viewpoint && { viewpoint }), ...question };
    // What a question lacks of a request is what all requests have.
    return runtime.call(/** @type {import('./protocol.js').Request<Op>} */ (/** @type {unknown} */ (about)));
  }

  /**
   * Take back the turns played since an earlier board; all of them can be played again.
   * @param {import('./protocol.js').Visit} visit
   */
  rewind({ record, later }) {
    return this.ask({ op: 'open', record }, [...this.undone, ...[...later].reverse()]);
  }

  /** @param {string} move in notation */
  play(move) {
    return this.ask({ op: 'play', move }, []);
  }

  /**
   * Play a turn that was found for a game; nothing happens if the game stands elsewhere by now.
   * @param {string} move
   * @param {string} record the saved game
   */
  async reply(move, record) {
    await this.#settle();
    if (record === this.scene?.record) await this.play(move);
  }

  /** The players agree to stop. */
  stop() {
    return this.ask({ op: 'stop' }, []);
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
    await this.#settle();
    const turn = this.undone.pop();
    if (!turn) return;
    let outcome;
    try {
      outcome = await (turn === STOP ? this.ask({ op: 'stop' }) : this.ask({ op: 'play', move: turn }));
    } catch (error) {
      this.undone.push(turn);
      throw error;
    }
    if (!sides.includes(outcome.turn)) await this.redo(sides);
  }

  /** Wait for all that has been asked, and whatever is asked meanwhile. */
  async #settle() {
    for (let asked; asked !== this.queue; ) await (asked = this.queue);
  }

  /**
   * Ask for what changes where the game stands.
   * @template {Change} Op
   * @param {Question<Op>} question
   * @param {string[]} [undone] what can be played again after the answer, if it is not what could be before and what
   *   the answer takes back; a request that comes to nothing changes nothing
   * @returns {Promise<Answers[Op]>}
   */
  ask(question, undone) {
    const answer = this.queue.then(async () => {
      const { viewpoint, scene } = this;
      const value = await this.inquire(question);
      /** @type {Answers[Change]} */
      const outcome = value;
      // Half a move changes nothing but what may be chosen next.
      if (!('record' in outcome)) return value;
      this.viewpoint = question.viewpoint ?? viewpoint;
      this.undone = undone ?? [...this.undone, ...('undone' in outcome ? outcome.undone : [])];
      this.scene = outcome;
      this.arrived(outcome, scene);
      return value;
    });
    this.queue = answer.catch((error) => this.refused(error));
    return answer;
  }
}
