// Replay a turn on the board sentence by sentence, at the reader's pace.

import { make, makeButton } from '../kit/element.js';
import { say, words } from '../kit/speech.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { PastPly, Step } from '../engine/protocol.js' */
/** @typedef {{say: import('../kit/speech.js').Said, steps: Step[]}} Part the part of a turn in one sentence */

/** Replay the last turn. @param {BoardApi} board */
export async function explainTurn(board) {
  const { game } = board;
  const { scene, visiting } = game;
  if (!scene || game.cover) return;
  const { last } = await game.session.inquire({ op: 'visit', at: visiting?.at ?? scene.plies });
  if (last && scene === game.scene && !game.cover) game.cover = replay(board, last);
}

/** Return a replay, which covers the game. @param {BoardApi} board @param {PastPly} turn */
function replay(board, turn) {
  const { game } = board;
  const parts = divide(turn.steps);
  /** @type {string[]} the drawing before each shown part */
  const earlier = [];
  const cover = { leave };
  const count = make('span', { class: 'ubao-count' });
  const back = makeButton(words('kit-back'), goBack, { 'data-tool': 'before' });
  const next = makeButton(words('kit-next'), goOn, { class: 'ubao-choice' });
  const done = makeButton(words('kit-done'), leave, { 'data-tool': 'done' });
  /** @type {(() => void)[]} remove the listeners */
  let listening = [];

  function begin() {
    if (game.cover !== cover) return;
    listening = [
      // The game continues, or is shown at rest.
      board.on('arrive', ({ before }) => {
        end();
        if (before?.svg) board.draw(before.svg);
      }),
      board.on('rest', end),
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
    board.layout.choices.replaceChildren(back, next, done, count);
    board.tools.refresh();
    tell();
    next.focus();
  }

  /** Show the next part, or finish the running one. */
  function goOn() {
    const index = earlier.length;
    const part = parts[index];
    board.skip();
    if (!part) return;
    earlier.push('');
    tell();
    board.enqueue(async () => {
      if (game.cover !== cover) return;
      earlier[index] = board.picture?.svg.outerHTML ?? '';
      await board.follow(part.steps);
      look(part);
    });
  }

  function goBack() {
    if (!earlier.length) return;
    board.skip();
    board.enqueue(() => {
      const drawing = earlier.pop();
      if (game.cover !== cover || !drawing) return;
      board.picture?.sync(drawing);
      tell();
      const part = parts[earlier.length - 1];
      if (part) look(part);
      else board.mark({});
    });
  }

  /** Mark where a part happened. */
  function look(/** @type {Part} */ { steps }) {
    board.mark(Object.fromEntries(steps.slice(-1).map(({ at = '' }) => [at, 'here'])));
  }

  /** Update words and buttons. */
  function tell() {
    const shown = earlier.length;
    board.say(parts[shown - 1]?.say ?? say('play-replay-begin'));
    back.setAttribute('aria-disabled', String(!shown));
    next.setAttribute('aria-disabled', String(shown === parts.length));
    count.textContent = words('play-replay-count', { shown, sentences: parts.length });
  }

  function leave() {
    end();
    game.settle();
  }

  function end() {
    if (game.cover !== cover) return;
    game.cover = null;
    board.element.removeAttribute('data-replay');
    for (const stop of listening) stop();
    if (board.layout.choices.contains(document.activeElement)) board.tools.focus('what');
  }

  board.skip();
  game.selection.takeBack();
  board.enqueue(begin);
  return cover;
}

/** Divide a turn by its sentences. @param {Step[]} steps */
function divide(steps) {
  const parts = /** @type {Part[]} */ ([]);
  for (const step of steps) {
    const last = parts.at(-1);
    if (step.say.length || !last) parts.push({ say: step.say, steps: [step] });
    else last.steps.push(step);
  }
  return parts;
}
