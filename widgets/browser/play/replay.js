// “What happened?”: a turn once more on the board, a sentence at a time, at the reader's pace.

import { settings } from '../device/settings.js';
import { make } from '../dom/element.js';

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */
/** @typedef {import('../engine/protocol.js').PastTurn} PastTurn */
/** @typedef {import('../engine/protocol.js').Step} Step */
/** @typedef {{say: string, steps: Step[]}} Part what one sentence tells */

const BEFORE = 'This is the board before the last turn. Press Next to see what happened.';

/**
 * Show the last turn once more.
 * @param {UbaoBoard} board
 */
export async function explainTurn(board) {
  const { scene, session } = board;
  if (!scene || !session || board.replay) return;
  const at = board.visiting?.at ?? scene.turns;
  const { last } = await session.inquire({ op: 'visit', at });
  if (last && scene === board.scene && !board.replay) board.replay = new Replay(board, last);
}

/** A companion of a board for as long as the turn is shown; the game waits. */
export class Replay {
  /** @type {string[]} the drawing before each part shown, to go back to */
  earlier = [];
  count = make('span', { class: 'ubao-count' });
  back = make('button', { type: 'button', 'data-tool': 'before', click: () => this.goBack() }, 'Back');
  next = make('button', { type: 'button', class: 'ubao-choice', click: () => this.goOn() }, 'Next');
  done = make('button', { type: 'button', 'data-tool': 'done', click: () => this.leave() }, 'Done');

  /**
   * @param {UbaoBoard} board
   * @param {PastTurn} turn
   */
  constructor(board, turn) {
    this.board = board;
    this.turn = turn;
    this.parts = divide(turn.steps);
    board.picture?.skip();
    board.selection.takeBack();
    board.showing = board.showing.then(() => this.begin());
  }

  begin() {
    const { board, turn } = this;
    board.companions.push(this);
    board.setAttribute('data-replay', '');
    board.draw(turn.before);
    board.grid?.mark([], []);
    for (const cell of board.picture?.cells ?? []) {
      // What a cell holds changes step by step; what it is called does not.
      if (cell.textContent?.trim()) cell.removeAttribute('aria-label');
      else cell.setAttribute('aria-label', cell.dataset.cell ?? '');
    }
    board.picture?.note({});
    board.layout?.choices.replaceChildren(this.back, this.next, this.done, this.count);
    board.layout?.tools.refresh();
    this.tell();
    this.next.focus();
  }

  /** Show the next part; while one runs, show the rest of it at once. */
  goOn() {
    const { board, parts, earlier } = this;
    const { picture } = board;
    const part = parts[earlier.length];
    picture?.skip();
    if (!part || !picture) return;
    earlier.push('');
    this.tell();
    const index = earlier.length - 1;
    board.showing = board.showing.then(async () => {
      if (board.replay !== this) return;
      earlier[index] = picture.svg.outerHTML;
      await picture.show(part.steps, settings.pace, (step, time) => {
        for (const companion of board.companions) companion.follow?.(step, time);
      });
      this.look(part);
    });
  }

  /** Take the last part off the board again. */
  goBack() {
    const { board, earlier, parts } = this;
    if (!earlier.length) return;
    board.picture?.skip();
    board.showing = board.showing.then(() => {
      const drawing = earlier.pop();
      if (board.replay !== this || !drawing) return;
      board.picture?.sync(drawing);
      this.tell();
      const part = parts[earlier.length - 1];
      if (part) this.look(part);
      else board.picture?.note({});
    });
  }

  /**
   * Mark where a part happened.
   * @param {Part} part
   */
  look({ steps }) {
    const places = steps.map(({ at }) => at ?? '');
    this.board.picture?.note(Object.fromEntries(places.slice(-1).map((place) => [place, 'here'])));
  }

  /** Bring words and buttons up to date. */
  tell() {
    const { board, parts, earlier } = this;
    const shown = earlier.length;
    board.tell(parts[shown - 1]?.say ?? BEFORE);
    this.back.setAttribute('aria-disabled', String(!shown));
    this.next.setAttribute('aria-disabled', String(shown === parts.length));
    this.count.textContent = `${shown} of ${parts.length}`;
  }

  /** Go back to the game. */
  leave() {
    this.end();
    this.board.settle();
  }

  /** The game goes on by itself. */
  arrive(/** @type {unknown} */ _, /** @type {import('../engine/protocol.js').Scene | null} */ before) {
    this.end();
    if (before?.svg) this.board.draw(before.svg);
  }

  /** The game is shown at rest. */
  rest() {
    this.end();
  }

  end() {
    const { board } = this;
    if (board.replay !== this) return;
    board.replay = null;
    board.removeAttribute('data-replay');
    board.companions = board.companions.filter((companion) => companion !== this);
    if (board.layout?.choices.contains(document.activeElement)) board.layout.tools.focus('what');
  }
}

/**
 * A turn as what its sentences tell, one after the other.
 * @param {Step[]} steps
 */
function divide(steps) {
  const parts = /** @type {Part[]} */ ([]);
  for (const step of steps) {
    const last = parts.at(-1);
    if (step.say || !last) parts.push({ say: step.say, steps: [step] });
    else last.steps.push(step);
  }
  return parts;
}
