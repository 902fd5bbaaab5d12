// A turn in the making: what a player has chosen of it so far, what it would do, and what may follow.

import { settings } from '../device/settings.js';
import { runtime } from '../engine/runtime.js';
import { Refusal } from './refusal.js';

/** @typedef {import('../engine/protocol.js').Options} Options */
/** @typedef {import('../engine/protocol.js').Begun} Begun */
/** @typedef {import('../engine/protocol.js').Tried} Tried */

const NOTHING = /** @type {Options} */ ({ cells: [], choices: {}, refusals: {} });

const HALFWAY = 'You chose #. Now choose what comes next.';
const WAITING = 'You chose #. It is played as soon as the board is ready.';
const CURIOUS = 'You chose #. As soon as the board is ready, you see what it would do.';
const TRIED = 'This is not played yet.';

export class Selection {
  /** @type {string[]} what has been chosen of a turn, cells and choices, in order */
  parts = [];
  /** @type {Begun | null} the half-made turn; null while nothing or all is chosen */
  begun = null;
  /** @type {Tried | null} a whole turn that is shown and not played yet */
  tried = null;
  /** Whether Python is thinking about the chosen parts. */
  asking = false;

  /** @param {import('../elements/board.js').UbaoBoard} board */
  constructor(board) {
    this.board = board;
    this.refusal = new Refusal(board);
  }

  /** What a player may choose now. */
  get options() {
    if (this.begun) return this.begun.options;
    const { judge, visiting, scene, mover } = this.board;
    if (judge?.options) return judge.options;
    if (mover && !visiting) return NOTHING;
    return (!this.tried && this.parts.length ? null : (visiting ?? scene)?.options) ?? NOTHING;
  }

  /**
   * A player chose a cell or another choice: the turn is played once it is whole. Until Python is
   * there, the first choice waits for it.
   * @param {string} part
   */
  choose(part) {
    const { board, options, tried } = this;
    const { scene } = board;
    board.picture?.skip();
    if (!scene || this.asking) return;
    if (board.replay) return board.replay.leave();
    if (board.visiting) return board.tell(board.visiting.status);
    if (board.judge?.take(part)) return;
    if (scene.result || board.mover) return board.tell(board.status);
    if (tried && part === this.parts.at(-1)) return this.play(tried);
    if (tried || (this.parts.length && !options.cells.includes(part) && !(part in options.choices))) {
      if (!scene.options.cells.includes(part)) return this.refusal.explain(part);
      const again = this.parts[0] === part;
      this.takeBack();
      if (again) return board.settle();
    } else if (!options.cells.includes(part) && !(part in options.choices)) {
      return this.refusal.explain(part);
    }
    this.begun = null;
    this.parts.push(part);
    this.show();
    if (runtime.state === 'ready') this.ask();
    else board.tell(...this.words ?? []);
  }

  /** Ask for what follows the chosen parts; have the whole turn played, or first shown. */
  ask() {
    const { board, parts, begun, tried } = this;
    const { session } = board;
    if (!session || !parts.length || this.asking || begun || tried) return;
    this.asking = true;
    const { preview } = settings.values;
    const answer = preview ? session.inquire({ op: 'try', parts }) : session.choose([...parts]);
    answer.then((/** @type {any} */ outcome) => {
      if (parts !== this.parts || outcome.record) return;
      if (outcome.move) this.tried = outcome;
      else this.begun = outcome;
      this.sketch(this.begun);
    }).catch((error) => {
      if (preview) board.complain(error);
    }).finally(() => { this.asking = false; });
  }

  /**
   * Show a turn that is half made, or with null one that is shown before it is played.
   * @param {Begun | null} begun
   */
  sketch(begun) {
    const { board } = this;
    board.showing = board.showing.then(async () => {
      if (begun !== this.begun) return;
      if (begun) await board.follow(begun.steps, begun.seen);
      board.rest();
    });
  }

  /**
   * Show a turn that somebody else thought of; only the player plays it.
   * @param {string[]} parts
   * @param {Tried} tried
   */
  propose(parts, tried) {
    Object.assign(this, { parts, begun: null, tried });
    this.board.settle();
  }

  /** Nothing is chosen any more. */
  forget() {
    this.parts = [];
    this.begun = this.tried = null;
  }

  /** Put the pieces of a half-made turn back. */
  takeBack() {
    this.forget();
    this.show();
  }

  /** What to say of a turn in the making; nothing when there is none. */
  get words() {
    const { begun, tried, parts } = this;
    if (tried) return [tried.said, TRIED];
    if (begun) return [HALFWAY.replace('#', parts.join(', '))];
    if (!parts.length || runtime.state === 'ready') return null;
    return [(settings.values.preview ? CURIOUS : WAITING).replace('#', parts.join(', ')), runtime.reason];
  }

  /** Mark what can be chosen, what has been, and what a turn would do. */
  show() {
    const { board, options, parts, tried } = this;
    this.refusal.forget();
    board.grid?.mark(options.cells, parts);
    board.picture?.label(board.players.names, options.cells);
    board.picture?.note(tried?.marks ?? {}, tried?.steps);
    board.toggleAttribute('data-tried', Boolean(tried));
    if (tried) board.layout?.offer({ play: 'Play it' }, () => this.play(tried), 'Back');
    else board.layout?.offer(options.choices, (part) => this.choose(part), parts.length ? 'Take back' : '');
  }

  /** @param {Tried} tried */
  play({ move }) {
    this.board.session?.play(move).catch(() => {});
  }
}
