// “Hint”: first where to look, then a good turn and why. It is shown like any turn that is tried;
// only the player plays it.

import { make } from '../dom/element.js';
import { think } from '../engine/thinking.js';

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */
/** @typedef {import('../engine/protocol.js').Tried} Tried */

const THINKING = 'Let me think …';

/**
 * Give a hint; asked again, the rest of it.
 * @param {UbaoBoard} board
 */
export function giveHint(board) {
  let hint = board.companions.find((companion) => companion instanceof Hint);
  if (!hint) board.companions.push(hint = new Hint(board));
  hint.goOn();
}

/** A companion of a board, from its first hint on. */
class Hint {
  /** @type {import('../engine/protocol.js').Hint | null} */
  found = null;
  /** The saved game that it is about. */
  record = '';
  /** @type {AbortController | null} stops the thinking that is under way */
  thinking = null;
  /** Whether half of the hint is shown. */
  half = false;
  ways = make('div', { class: 'ubao-choices', role: 'group', 'aria-label': 'Hint' });

  /** @param {UbaoBoard} board */
  constructor(board) {
    this.board = board;
    board.layout?.choices.after(this.ways);
    board.addEventListener('keydown', (event) => this.press(event));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.key !== 'Escape' || event.defaultPrevented || !(this.thinking || this.half)) return;
    this.board.settle();
    event.preventDefault();
  }

  goOn() {
    const { board } = this;
    if (this.thinking) return;
    if (this.half) return void this.showMove();
    board.picture?.skip();
    if (board.selection.parts.length) board.takeBack();
    board.showing = board.showing.then(() => { this.begin(); });
  }

  /** Think, unless that has been done, and show the first half. */
  async begin() {
    const { board } = this;
    const { session, scene } = board;
    if (!session || !scene || scene.result || board.mover || board.visiting) return;
    if (scene.record === this.record) return this.showPlace();
    this.thinking = new AbortController();
    this.offer([['Stop', () => board.settle()]]);
    board.tell(THINKING);
    try {
      this.found = await think(session, { op: 'hint' }, this.thinking.signal);
      this.record = scene.record;
      this.thinking = null;
      this.showPlace();
    } catch (error) {
      if (this.thinking?.signal.aborted === false) board.complain(/** @type {Error} */ (error));
    }
  }

  /** The first half: where to look. */
  showPlace() {
    const { board, found } = this;
    if (!found) return;
    this.half = true;
    board.tell(found.look);
    board.picture?.note(found.at ? { [found.at]: 'look' } : {});
    this.offer([['Show me the move', () => this.showMove()], ['I’ll try it myself', () => board.settle()]]);
  }

  /** The second half: the turn, and why. */
  async showMove() {
    const { board, found } = this;
    if (!found) return;
    const { move, at, said } = found;
    const tried = /** @type {Tried | null} */ (await board.session?.inquire({ op: 'try', move }).catch(() => null));
    if (!tried || !this.half) return;
    const last = Object.entries(tried.marks).find(([, kind]) => kind === 'last')?.[0];
    const parts = move === at || !last ? [at || move] : [at, last];
    board.selection.propose(parts, { ...tried, said: `${said} ${tried.said}` });
  }

  /** @param {[words: string, act: () => void][]} ways the first is what most will want */
  offer(ways) {
    const held = this.ways.contains(document.activeElement);
    this.ways.replaceChildren(...ways.map(([words, act]) => make('button', { type: 'button', click: act }, words)));
    const first = this.ways.querySelector('button');
    if (ways.length > 1) first?.classList.add('ubao-choice');
    if (held) first?.focus();
  }

  /** The game stands somewhere else now, or is shown without a hint. */
  leave() {
    const { board, ways } = this;
    this.thinking?.abort();
    this.thinking = null;
    this.half = false;
    const held = ways.contains(document.activeElement);
    ways.replaceChildren();
    if (!held) return;
    const next = board.layout?.choices.querySelector('button');
    if (next) next.focus();
    else board.layout?.tools.focus('hint');
  }

  arrive() {
    this.leave();
  }

  rest() {
    this.leave();
  }
}
