// “Hint”: first where to look, then a good turn and why. It is shown like any preview; only the player plays it.

import { make, makeButton } from '../kit/element.js';
import { think } from '../engine/thinking.js';
import { say, words } from '../kit/speech.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */

/**
 * Give half a hint, and the rest when asked again.
 * @param {BoardApi} board
 */
export function giveHint(board) {
  const hint = hints.get(board) ?? new Hint(board);
  hints.set(board, hint);
  hint.goOn();
}

/** @type {WeakMap<BoardApi, Hint>} */
const hints = new WeakMap();

/** A board's hints. */
class Hint {
  /** @type {import('../engine/protocol.js').Hint | null} */
  found = null;
  /** The saved game it is about. */
  record = '';
  /** @type {AbortController | null} stops thinking */
  thinking = null;
  /** Whether half of the hint is shown. */
  half = false;
  buttons = make('div', { class: 'ubao-choices', role: 'group', 'aria-label': words('kit-hint') });

  /** @param {BoardApi} board */
  constructor(board) {
    this.board = board;
    board.layout.choices.after(this.buttons);
    board.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !(this.thinking || this.half)) return;
      board.game.settle();
      event.preventDefault();
    });
    // The game has changed, or is shown without a hint.
    board.on('arrive', () => this.leave());
    board.on('rest', () => this.leave());
  }

  goOn() {
    const { board } = this;
    if (this.thinking) return;
    if (this.half) return void this.showMove();
    board.skip();
    if (board.game.selection.parts.length) board.game.takeBack();
    board.enqueue(() => void this.begin());
  }

  /** Think, unless that is done, and show the first half. */
  async begin() {
    const { board } = this;
    const { session, scene, mover, visiting } = board.game;
    if (!scene || scene.result || mover || visiting) return;
    if (scene.record === this.record) return void this.showPlace();
    const thinking = (this.thinking = new AbortController());
    this.offer([[words('kit-stop'), () => board.game.settle()]]);
    board.say(say('play-hint-wait'));
    try {
      this.found = await think(session, { op: 'hint' }, thinking.signal);
      this.record = scene.record;
      this.thinking = null;
      void this.showPlace();
    } catch (error) {
      if (!thinking.signal.aborted) board.game.complain(/** @type {Error} */ (error));
    }
  }

  /** Show where to look. If one touch is the whole turn, that's its end, not its start. */
  async showPlace() {
    const { board, found } = this;
    if (!found) return;
    this.half = true;
    const end = found.move === found.at ? await this.findEnd(found.move) : '';
    if (this.found !== found || !this.half) return;
    // Where the turn both starts and ends, a sign would give it away.
    const round = end !== '' && end === found.at;
    const place = round ? '' : end || found.at;
    const told = end ? say('play-hint-end', { cup: ['cell', end] }) : found.look;
    board.say(round ? say('play-hint-round') : told);
    board.mark(place ? { [place]: 'look' } : {});
    this.offer([
      [words('play-hint-show'), () => this.showMove()],
      [words('play-hint-myself'), () => board.game.settle()],
    ]);
  }

  /**
   * Return the effects of a turn, or null if they're unknown.
   * @param {string} move
   */
  async tryOut(move) {
    const tried = await this.board.game.session.inquire({ op: 'try', move }).catch(() => null);
    return tried && 'move' in tried ? tried : null;
  }

  /**
   * Return where a turn ends or captures, or nothing if unknown.
   * @param {string} move
   */
  async findEnd(move) {
    const tried = await this.tryOut(move);
    // In the order of the turn; the end comes first, since captures begin there.
    const marks = Object.entries(tried?.marks ?? {}).reverse();
    return (marks.find(([, kind]) => kind === 'taken') ?? marks.find(([, kind]) => kind === 'last'))?.[0] ?? '';
  }

  /** Show the turn, and why. */
  async showMove() {
    const { board, found } = this;
    if (!found) return;
    const { move, at, said } = found;
    const tried = await this.tryOut(move);
    if (!tried || !this.half) return;
    const last = Object.entries(tried.marks).find(([, kind]) => kind === 'last')?.[0];
    const parts = move === at || !last ? [at || move] : [at, last];
    board.game.selection.propose(parts, { ...tried, said });
  }

  /**
   * Offer what to do with the hint.
   * @param {[label: string, act: () => void][]} actions the most wanted first
   */
  offer(actions) {
    const held = this.buttons.contains(document.activeElement);
    this.buttons.replaceChildren(...actions.map(([label, act]) => makeButton(label, act)));
    const first = this.buttons.querySelector('button');
    if (actions.length > 1) first?.classList.add('ubao-choice');
    if (held) first?.focus();
  }

  /** Remove the hint. */
  leave() {
    const { board, buttons } = this;
    this.thinking?.abort();
    this.thinking = null;
    this.half = false;
    const held = buttons.contains(document.activeElement);
    buttons.replaceChildren();
    if (!held) return;
    const next = board.layout.choices.querySelector('button');
    if (next) next.focus();
    else board.tools.focus('hint');
  }
}
