// A game in progress: Python's last answer about it, and the requests about it.

import { runtime } from './runtime.js';

/** @import { About, Answers, Operation, Ply, Request, Requests, Scene, Visit } from './protocol.js' */

/** Requests that may change the game. @typedef {'open' | 'choose' | 'play' | 'undo' | 'stop'} Change */

/**
 * The game at rest; after a ply also that ply, after an undo also the plies taken back, last first. Of a move chosen
 * part by part, the first `seen` steps were already shown.
 * @typedef {Scene & Partial<Ply> & {seen?: number, undone?: string[]}} Outcome
 */

/**
 * A question about the current game, unless it names another.
 * @template {Operation} Op
 * @typedef {{op: Op, record?: string, viewpoint?: string} & Omit<Requests[Op], keyof About>} Question
 */

/** The turn that is an agreed stop. */
export const STOP = 'stopped';

/** A conversation about one game, by queued requests. Each carries the saved game: a worker needs no other state. */
export class Session {
  /** @type {Scene | null} the state of the game */
  scene = null;
  /** @type {string[]} undone turns; the next to redo is last */
  undone = [];
  /** @type {Promise<unknown>} */
  queue = Promise.resolve();
  /** The game with its notes, as text; empty without any. */
  annotated = '';
  /** Return the side that labels are addressed to, if it isn't always the one to move. */
  addressee = () => '';

  /**
   * @param {string} game slug
   * @param {string} viewpoint at the bottom; empty means the first
   * @param {(outcome: Outcome, before: Scene | null) => void} arrived called with every answer
   * @param {(error: Error) => void} refused called with every failure
   */
  constructor(game, viewpoint, arrived, refused) {
    this.game = game;
    this.viewpoint = viewpoint;
    this.arrived = arrived;
    this.refused = refused;
  }

  /** Delay requests until a promise settles. @param {Promise<unknown>} promise */
  await(promise) {
    this.queue = promise.catch(() => {});
  }

  /**
   * Open a saved game, or begin one at a position or the game's start. Its notes may be given, or be in it.
   * @param {{record: string, position?: string, annotated?: string}} origin
   */
  open({ record, position, annotated = '' }) {
    return this.ask({ op: 'open', record, ...(position && { position }) }, [], annotated);
  }

  /** Return what may follow the chosen parts of a turn; a complete turn is played. @param {string[]} parts */
  choose(parts) {
    return this.ask({ op: 'choose', parts }, []);
  }

  /** Ask, changing nothing. @template {Operation} Op @param {Question<Op>} question @returns {Promise<Answers[Op]>} */
  inquire(question) {
    const { game, viewpoint, scene } = this;
    const addressee = this.addressee();
    const seen = { ...(viewpoint && { viewpoint }), ...(addressee && { addressee }) };
    const about = { game, record: scene?.record ?? '', ...seen, ...question };
    // A question and these common fields are a request.
    return runtime.call(/** @type {Request<Op>} */ (/** @type {unknown} */ (about)));
  }

  /** Undo the turns since an earlier board; all of them can be redone. @param {Visit} visit */
  rewind({ record, later }) {
    return this.ask({ op: 'open', record }, [...this.undone, ...[...later].reverse()]);
  }

  /** @param {string} move in notation */
  play(move) {
    return this.ask({ op: 'play', move }, []);
  }

  /** Undo the last turn, or all since one of some sides'. @param {string[]} [sides] */
  undo(sides) {
    return this.ask({ op: 'undo', ...(sides && { sides }) });
  }

  /** Redo the last undone turn, and what follows until one of some sides is to move. @param {string[]} [sides] */
  async redo(sides = this.scene?.sides ?? []) {
    await this.settle();
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

  /** Wait for all requests, including those made meanwhile. */
  async settle() {
    for (let asked; asked !== this.queue; ) await (asked = this.queue);
  }

  /**
   * Send a request that changes the game.
   * @template {Change} Op
   * @param {Question<Op>} question
   * @param {string[]} [undone] what can be redone after the answer, by default what could be before and what the answer
   *   takes back; failed requests change nothing
   * @param {string} [annotated] the notes after the answer, by default those before it
   * @returns {Promise<Answers[Op]>}
   */
  ask(question, undone, annotated) {
    const answer = this.queue.then(async () => {
      const { viewpoint, scene } = this;
      const value = await this.inquire(question);
      /** @type {Answers[Change]} */
      const outcome = value;
      // Half a move only changes what may be chosen next.
      if (!('record' in outcome)) return value;
      this.viewpoint = question.viewpoint ?? viewpoint;
      this.undone = undone ?? [...this.undone, ...('undone' in outcome ? outcome.undone : [])];
      this.annotated = outcome.annotated ?? annotated ?? this.annotated;
      this.scene = outcome;
      this.arrived(outcome, scene);
      return value;
    });
    this.queue = answer.catch((error) => this.refused(error));
    return answer;
  }
}
