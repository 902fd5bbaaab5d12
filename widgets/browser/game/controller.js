// A game at a board, without the board: where it stands, who plays, which earlier board is looked at, what is
// being chosen. It draws nothing; whoever shows it listens.

import { runtime, tellError } from '../engine/runtime.js';
import { Session } from '../engine/session.js';
import { say } from '../kit/message.js';
import { speak } from '../kit/speech.js';
import { Emitter } from './emitter.js';
import { Players } from './players.js';
import { Selection } from './selection.js';

/** @typedef {import('../engine/protocol.js').Scene} Scene */
/** @typedef {import('../engine/protocol.js').Visit} Visit */
/** @typedef {import('../engine/session.js').Outcome} Outcome */

/** @typedef {import('../kit/message.js').Said} Said */
/** @typedef {import('./events.js').GameEvents} GameEvents */
/** @typedef {import('./events.js').Setup} Setup */

/** @extends {Emitter<GameEvents>} */
export class GameController extends Emitter {
  players = new Players(['', '']);
  /** @type {Visit | null} the earlier board that is being looked at */
  visiting = null;
  /** @type {{leave: () => void} | null} what is shown in place of the game, until it is left */
  replay = null;
  selection = new Selection(this);

  /** @param {Setup} setup */
  constructor({ slug, position = '', viewpoint = '', players = '', coached = true, judge = null }) {
    super();
    this.kinds = players;
    this.coached = coached;
    this.judge = judge;
    /** The author's original setup, which “New game” returns to. */
    this.origin = { record: '', position };
    this.session = new Session(
      slug,
      viewpoint,
      (outcome, before) => this.#arrive(outcome, before),
      (error) => this.complain(error),
    );
  }

  // --- Where the game stands ---

  get slug() {
    return this.session.game;
  }

  get scene() {
    return this.session.scene;
  }

  /** The side at the bottom. */
  get viewpoint() {
    return this.session.viewpoint || (this.players.sides[0] ?? '');
  }

  /** Return the number of moves played, including agreed stops. */
  get turns() {
    return this.scene?.plies ?? 0;
  }

  /** The level whose turn it is; none while the computer waits, and a person may play for it. */
  get mover() {
    const { scene, players, session } = this;
    const waits = !scene || scene.result || players.halted || session.undone.length;
    return waits ? '' : players.level(scene.turn);
  }

  /** What is to be done in the game at rest. */
  get status() {
    const { scene, players, mover } = this;
    if (!scene) return [];
    const { status, turn } = scene;
    if (!players.level(turn)) return status;
    const told = say(mover ? 'match-thinking' : 'match-waiting', { mover: ['side', turn] });
    return status.flatMap((message) => (message[0] === 'game-turn' ? told : [message]));
  }

  /** Return whether a turn can be undone. */
  get canUndo() {
    return this.turns > 0 && !this.replay;
  }

  /** Return whether an undone turn can be played again. */
  get canRedo() {
    return this.session.undone.length > 0 && !this.replay;
  }

  /**
   * What is told, with the players' names.
   * @param {Said} told
   */
  fill(told) {
    return speak(told, this.players.names);
  }

  // --- Playing ---

  /**
   * Take up a game that is drawn already.
   * @param {Scene} scene
   */
  adopt(scene) {
    this.session.scene = scene;
    this.origin.record = scene.record;
    this.#seatPlayers();
  }

  /** Begin a new game, as the author set it up. */
  begin() {
    return this.open(this.origin).catch(unheard);
  }

  /** @param {{record: string, position: string}} origin */
  async open(origin) {
    this.players.begin();
    await this.session.open(origin);
  }

  /**
   * Play a move given in notation.
   * @param {string} move
   */
  async play(move) {
    if (!this.judge?.take(move)) await this.session.play(move);
  }

  /** Take back the last turn, or those since a single person's last. */
  undo() {
    return this.session.undo(this.players.undoSides).catch(unheard);
  }

  /** Play again what was taken back. */
  redo() {
    return this.session.redo(this.players.undoSides).catch(unheard);
  }

  /** The players agree to stop. */
  stop() {
    return this.session.stop().catch(unheard);
  }

  /**
   * Let the computer wait, or play on; then what was taken back is given up.
   * @param {boolean} on
   */
  halt(on) {
    this.players.halted = on;
    if (!on) this.session.undone = [];
    this.settle();
  }

  /** Let the other side sit at the bottom. */
  async turnRound() {
    await this.session.look(this.players.sides.find((side) => side !== this.viewpoint) ?? '').catch(unheard);
  }

  /**
   * Look at an earlier board, or with null go back to the game.
   * @param {Visit | null} visit
   * @param {import('../engine/protocol.js').PastPly | null} [last] the turn to show on the way
   */
  look(visit, last = null) {
    this.replay?.leave();
    this.selection.forget();
    this.visiting = visit;
    this.emit('visit', { visit, last });
  }

  /** Play on from the earlier board that is being looked at. */
  playFromHere() {
    if (this.visiting) this.session.rewind(this.visiting).catch(unheard);
  }

  /** Put the pieces of a half-made move back, or leave an earlier board. */
  takeBack() {
    if (this.visiting) return this.look(null);
    this.selection.takeBack();
    this.settle();
  }

  /**
   * Have the game shown at rest.
   * @param {Said} [told] to say then instead of whose turn it is
   */
  settle(told = []) {
    this.emit('settle', told);
  }

  /** @param {...Said} sentences */
  say(...sentences) {
    this.emit('say', sentences);
  }

  // --- What Python answers ---

  /** Get what a page does not carry: the long lists of moves that have parts. */
  async refresh() {
    const { scene } = this;
    if (scene && !scene.result && !scene.legal.length) await this.session.refresh().catch(unheard);
  }

  /** @param {Error} error */
  complain(error) {
    // A choice waits for Python, but not one that Python could not take.
    if (runtime.state !== 'failed') this.selection.takeBack();
    this.settle(tellError(error));
    this.emit('refuse', error);
  }

  /**
   * @param {Outcome} outcome
   * @param {Scene | null} before
   */
  #arrive(outcome, before) {
    this.selection.forget();
    this.visiting = null;
    if (!before) this.#seatPlayers();
    this.emit('arrive', { outcome, before });
  }

  /** Give the two sides of the game their players. */
  #seatPlayers() {
    this.players = new Players(this.scene?.sides ?? ['', ''], this.kinds, !this.coached);
  }
}

/** Takes an error that is told elsewhere (`complain`), or of a part that can be done without. */
export function unheard() {}
