// “What happened?”: replay a turn on the board sentence by sentence, at the reader's pace.

import { make, makeButton } from '../kit/element.js';
import { say, words } from '../kit/speech.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */
/** @typedef {import('../engine/protocol.js').Step} Step */
/** @typedef {{say: import('../kit/speech.js').Said, steps: Step[]}} Part the part of a turn in one sentence */

/**
 * Replay the last turn.
 * @param {BoardApi} board
 */
export async function explainTurn(board) {
  const { game } = board;
  const { scene, visiting } = game;
  if (!scene || game.cover) return;
  const { last } = await game.session.inquire({ op: 'visit', at: visiting?.at ?? scene.plies });
  if (last && scene === game.scene && !game.cover) game.cover = new Replay(board, last);
}

/** A replay, while the game waits. */
class Replay {
  /** @type {string[]} the drawing before each shown part */
  earlier = [];
  count = make('span', { class: 'ubao-count' });
  back = makeButton(words('kit-back'), () => this.goBack(), { 'data-tool': 'before' });
  next = makeButton(words('kit-next'), () => this.goOn(), { class: 'ubao-choice' });
  done = makeButton(words('kit-done'), () => this.leave(), { 'data-tool': 'done' });
  /** @type {(() => void)[]} remove the listeners */
  listening = [];

  /**
   * @param {BoardApi} board
   * @param {import('../engine/protocol.js').PastPly} turn
   */
  constructor(board, turn) {
    this.board = board;
    this.turn = turn;
    this.parts = divide(turn.steps);
    board.skip();
    board.game.selection.takeBack();
    board.enqueue(() => this.begin());
  }

  begin() {
    const { board, turn } = this;
    if (board.game.cover !== this) return;
    this.listening = [
      // The game continues, or is shown at rest.
      board.on('arrive', ({ before }) => {
        this.end();
        if (before?.svg) board.draw(before.svg);
      }),
      board.on('rest', () => this.end()),
    ];
    board.element.setAttribute('data-replay', '');
    board.draw(turn.before);
    board.unmark();
    for (const cell of board.picture?.cells ?? []) {
      // Cells' contents change step by step; their names don't.
      if (cell.textContent?.trim()) cell.removeAttribute('aria-label');
      else cell.setAttribute('aria-label', cell.dataset.cell ?? '');
    }
    board.mark({});
    board.layout.choices.replaceChildren(this.back, this.next, this.done, this.count);
    board.tools.refresh();
    this.tell();
    this.next.focus();
  }

  /** Show the next part, or finish the running one. */
  goOn() {
    const { board, parts, earlier } = this;
    const part = parts[earlier.length];
    board.skip();
    if (!part) return;
    earlier.push('');
    this.tell();
    const index = earlier.length - 1;
    board.enqueue(async () => {
      if (board.game.cover !== this) return;
      earlier[index] = board.picture?.svg.outerHTML ?? '';
      await board.follow(part.steps);
      this.look(part);
    });
  }

  /** Undo the last part. */
  goBack() {
    const { board, earlier, parts } = this;
    if (!earlier.length) return;
    board.skip();
    board.enqueue(() => {
      const drawing = earlier.pop();
      if (board.game.cover !== this || !drawing) return;
      board.picture?.sync(drawing);
      this.tell();
      const part = parts[earlier.length - 1];
      if (part) this.look(part);
      else board.mark({});
    });
  }

  /**
   * Mark where a part happened.
   * @param {Part} part
   */
  look({ steps }) {
    this.board.mark(Object.fromEntries(steps.slice(-1).map(({ at }) => [at, 'here'])));
  }

  /** Update words and buttons. */
  tell() {
    const { board, parts, earlier } = this;
    const shown = earlier.length;
    board.say(parts[shown - 1]?.say ?? say('play-replay-begin'));
    this.back.setAttribute('aria-disabled', String(!shown));
    this.next.setAttribute('aria-disabled', String(shown === parts.length));
    this.count.textContent = words('play-replay-count', { shown, sentences: parts.length });
  }

  /** Return to the game. */
  leave() {
    this.end();
    this.board.game.settle();
  }

  end() {
    const { board, listening } = this;
    if (board.game.cover !== this) return;
    board.game.cover = null;
    board.element.removeAttribute('data-replay');
    for (const stop of listening) stop();
    if (board.layout.choices.contains(document.activeElement)) board.tools.focus('what');
  }
}

/**
 * Divide a turn by its sentences.
 * @param {Step[]} steps
 */
function divide(steps) {
  const parts = /** @type {Part[]} */ ([]);
  for (const step of steps) {
    const last = parts.at(-1);
    if (step.say.length || !last) parts.push({ say: step.say, steps: [step] });
    else last.steps.push(step);
  }
  return parts;
}
