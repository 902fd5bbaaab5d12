// A game without its board: its state, players, earlier boards, and the move in progress. Views listen to it.

import { runtime, tellError } from '../engine/runtime.js';
import { Session } from '../engine/session.js';
import { say, speak } from '../kit/speech.js';
import { Players } from './players.js';
import { Selection } from './selection.js';

/** @import { Begun, Options, PastPly, Scene, Step, Visit } from '../engine/protocol.js' */
/** @import { Outcome } from '../engine/session.js' */
/** @import { Said } from '../kit/speech.js' */

/**
 * Events of a game, and those that views emit through it (`step`, `rest`, `settings`).
 * @typedef {object} GameEvents
 * @property {{outcome: Outcome, before: Scene | null}} arrive Python has answered: the state has changed
 * @property {Error} refuse something is impossible, or Python couldn't be loaded
 * @property {Said} settle show the game at rest, with this message instead of whose turn it is
 * @property {{visit: Visit | null, last: PastPly | null}} visit show an earlier board,
 *   or the game itself; first the turn that led there
 * @property {Begun | null} sketch the move in progress has steps to show, or is to be
 *   shown complete
 * @property {import('./selection.js').Selection} select the possible choices, or those made, have changed
 * @property {Said[]} say a message to show at once
 * @property {{said: Said, marks: Record<string, string>}} explain why a cell can't be chosen, and where to
 *   look
 * @property {{step: Step, time: number}} step a step of a move begins, with its
 *   duration in milliseconds; 0 if it isn't shown separately
 * @property {Scene} rest the game, or an earlier board, is shown at rest
 * @property {string} annotate the game's notes have changed
 * @property {import('../kit/settings.js').Values} settings the reader has changed a setting for all boards
 */

/** @typedef {Options} Choices the possible choices, with their messages */

/**
 * A puzzle, which decides what may be chosen and what a choice means. Its board has no features for two-player games.
 * @typedef {object} Judge
 * @property {Choices | null} options replaces what the rules allow, unless null
 * @property {(part: string) => boolean} take whether a choice was an answer rather than a move
 * @property {'training-open-cell'} [openCell] what is told of cells that can be chosen, if not that they can be played
 */

/**
 * @typedef {object} Setup
 * @property {string} slug
 * @property {string} [position] the start, if not the game's; a saved game may replace it
 * @property {string} [viewpoint] at the bottom; empty means the first
 * @property {string} [players] the sides' players, as in `person greedy`
 * @property {boolean} [coached] whether players may get help
 * @property {Judge | null} [judge]
 */

export class GameController {
  /** @type {Map<keyof GameEvents, Set<(detail: any) => void>>} */
  #listeners = new Map();
  players = new Players(['', '']);
  /** @type {Visit | null} the earlier board being viewed */
  visiting = null;
  /** @type {{leave: () => void} | null} shown instead of the game, until it is left */
  cover = null;
  selection = new Selection(this);

  /** @param {Setup} setup */
  constructor({ slug, position = '', viewpoint = '', players = '', coached = true, judge = null }) {
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
    // The computer's cups aren't “yours”, even at its turn.
    this.session.addressee = () => {
      const { people = [] } = this.scene ? this.players : {};
      return (people.length === 1 && people[0]) || '';
    };
  }

  /**
   * Add a listener after the existing ones.
   * @template {keyof GameEvents} Name
   * @param {Name} name
   * @param {(detail: GameEvents[Name]) => void} listener
   * @returns {() => void} removes the listener
   */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** @template {keyof GameEvents} Name @param {Name} name @param {GameEvents[Name]} detail */
  emit(name, detail) {
    // Listeners added during an event only hear later ones.
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(detail);
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
    return this.session.viewpoint || this.players.sides[0];
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

  get canUndo() {
    return this.turns > 0 && !this.cover;
  }

  get canRedo() {
    return this.session.undone.length > 0 && !this.cover;
  }

  /** Fill in the players' names. @param {Said} told */
  fill(told) {
    return speak(told, this.players.names);
  }

  // --- Playing ---

  /** Take over a game that is already drawn. @param {Scene} scene */
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

  /** Play a move in notation. @param {string} move */
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
    return this.session.ask({ op: 'stop' }, []).catch(unheard);
  }

  /** @param {Visit | null} visit an earlier board, or the game @param {PastPly | null} [last] the turn to show first */
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

  /** Show the game at rest. @param {Said} [told] the message instead of whose turn it is */
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

  /** @param {Outcome} outcome @param {Scene | null} before */
  #arrive(outcome, before) {
    this.selection.forget();
    this.visiting = null;
    if (!before) this.#seatPlayers();
    this.emit('arrive', { outcome, before });
  }

  #seatPlayers() {
    this.players = new Players(this.scene?.sides ?? ['', ''], this.kinds, !this.coached);
  }
}

/** Ignore an error that is reported elsewhere (`complain`), or of an optional part. */
export function unheard() {}
