// A game without its board: its state, players, earlier boards, and the move in progress. It draws nothing; views
// listen to it.

import { runtime, tellError } from '../engine/runtime.js';
import { Session } from '../engine/session.js';
import { say, speak } from '../kit/speech.js';
import { Emitter } from './emitter.js';
import { Players } from './players.js';
import { Selection } from './selection.js';

/** @typedef {import('../engine/protocol.js').Scene} Scene */
/** @typedef {import('../engine/protocol.js').Visit} Visit */

/** @typedef {import('../kit/speech.js').Said} Said */

/** @extends {Emitter<import('./events.js').GameEvents>} */
export class GameController extends Emitter {
  players = new Players(['', '']);
  /** @type {Visit | null} the earlier board being viewed */
  visiting = null;
  /** @type {{leave: () => void} | null} shown instead of the game, until it is left */
  cover = null;
  selection = new Selection(this);

  /** @param {import('./events.js').Setup} setup */
  constructor({ slug, position = '', viewpoint = '', players = '', coached = true, judge = null }) {
    super();
    this.kinds = players;
    this.coached = coached;
    this.judge = judge;
    /** The author's setup, which “New game” returns to. */
    this.origin = { record: '', position };
    this.session = new Session(
      slug,
      viewpoint,
      (outcome, before) => this.#arrive(outcome, before),
      (error) => this.complain(error),
    );
  }

  // --- The state of the game ---

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

  /** The number of turns played, including agreed stops. */
  get turns() {
    return this.scene?.plies ?? 0;
  }

  /** The level whose turn it is; none while the computer waits, since a person may play for it. */
  get mover() {
    const { scene, players, session } = this;
    const waits = !scene || scene.result || players.halted || session.undone.length;
    return waits ? '' : players.level(scene.turn);
  }

  /** The prompt for the game at rest. */
  get status() {
    const { scene, players, mover } = this;
    if (!scene) return [];
    const { status, turn } = scene;
    if (!players.level(turn)) return status;
    const told = say(mover ? 'match-thinking' : 'match-waiting', { mover: ['side', turn] });
    return status.flatMap((message) => (message[0] === 'game-turn' ? told : [message]));
  }

  /** Whether a turn can be undone. */
  get canUndo() {
    return this.turns > 0 && !this.cover;
  }

  /** Whether an undone turn can be redone. */
  get canRedo() {
    return this.session.undone.length > 0 && !this.cover;
  }

  /**
   * Fill in the players' names.
   * @param {Said} told
   */
  fill(told) {
    return speak(told, this.players.names);
  }

  // --- Playing ---

  /**
   * Take over a game that is already drawn.
   * @param {Scene} scene
   */
  adopt(scene) {
    this.session.scene = scene;
    this.origin.record = scene.record;
    this.#seatPlayers();
  }

  /** Begin a new game from the author's setup. */
  begin() {
    return this.open(this.origin).catch(unheard);
  }

  /** @param {{record: string, position: string}} origin */
  async open(origin) {
    this.players.begin();
    await this.session.open(origin);
  }

  /**
   * Play a move in notation.
   * @param {string} move
   */
  async play(move) {
    if (!this.judge?.take(move)) await this.session.play(move);
  }

  /** Undo the last turn, or those since a single person's last. */
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
   * View an earlier board, or with null return to the game.
   * @param {Visit | null} visit
   * @param {import('../engine/protocol.js').PastPly | null} [last] the turn to show on the way
   */
  look(visit, last = null) {
    this.cover?.leave();
    this.selection.forget();
    this.visiting = visit;
    this.emit('visit', { visit, last });
  }

  /** Undo a half-made move, or leave an earlier board. */
  takeBack() {
    if (this.visiting) return this.look(null);
    this.selection.takeBack();
    this.settle();
  }

  /**
   * Show the game at rest.
   * @param {Said} [told] the message instead of whose turn it is
   */
  settle(told = []) {
    this.emit('settle', told);
  }

  /** @param {...Said} sentences */
  say(...sentences) {
    this.emit('say', sentences);
  }

  // --- Python's answers ---

  /** Get what pages don't carry: the long lists of moves with parts. */
  async refresh() {
    const { scene, session } = this;
    if (!scene || scene.result || scene.legal.length) return;
    const opened = await session.inquire({ op: 'open' }).catch(unheard);
    if (opened) scene.legal = opened.legal;
  }

  /** @param {Error} error */
  complain(error) {
    // Keep a choice while Python loads, but not one it can't answer.
    if (runtime.state !== 'failed') this.selection.takeBack();
    this.settle(tellError(error));
    this.emit('refuse', error);
  }

  /**
   * @param {import('../engine/session.js').Outcome} outcome
   * @param {Scene | null} before
   */
  #arrive(outcome, before) {
    this.selection.forget();
    this.visiting = null;
    if (!before) this.#seatPlayers();
    this.emit('arrive', { outcome, before });
  }

  /** Assign players to the two sides. */
  #seatPlayers() {
    this.players = new Players(this.scene?.sides ?? ['', ''], this.kinds, !this.coached);
  }
}

/** Ignore an error that is reported elsewhere (`complain`), or of an optional part. */
export function unheard() {}
