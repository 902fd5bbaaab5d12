// Keys for the whole board, and a field to type moves in notation.

import { make } from '../kit/element.js';
import { makeCodeField } from '../kit/fields.js';
import { readLine } from '../kit/untrusted.js';
import { words } from '../kit/speech.js';

/** @import { BoardApi } from './view.js' */

/** Let Escape go back, and Escape and Space skip a turn's animation. @param {BoardApi} board */
export function watchShortcuts(board) {
  const { element, game, layout } = board;
  const isAsking = () => element.querySelector('dialog[open]') !== null;
  const hurry = (/** @type {KeyboardEvent} */ event) => {
    const wanted = event.key === 'Escape' || (event.key === ' ' && !(event.target instanceof HTMLButtonElement));
    if (!wanted || !layout.running || isAsking()) return;
    board.skip();
    event.preventDefault();
    event.stopPropagation();
  };
  // A turn being shown comes first, whatever has the focus.
  element.addEventListener('keydown', hurry, { capture: true });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isAsking()) return;
    if (game.cover) game.cover.leave();
    else if (game.visiting) game.look(null);
    else if (game.selection.parts.length) game.takeBack();
    else return;
    event.preventDefault();
  });
}

/** Add a field for moves, visible if the reader's settings put `data-typing` on the board. @param {BoardApi} board */
export function addMoveField(board) {
  const field = makeCodeField({ enterkeyhint: 'go' });
  // The Enter key clicks the button, too. A platform's frame may forbid forms, which then don't fire submit events.
  const click = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const move = readLine(field.value);
    if (!move) return;
    try {
      await board.game.play(move);
      field.value = '';
    } catch {
      // An illegal move stays to be corrected, and the board says why.
      field.select();
    }
  };
  const label = make('label', {}, words('board-type'), ' ', field);
  const form = make('form', { class: 'ubao-typing' }, label, make('button', { click }, words('board-play-typed')));
  board.layout.words.append(form);
  // After the end nothing is typed, and the result needs the room.
  board.on('rest', () => {
    const over = Boolean(board.game.scene?.result);
    if (over) board.release(form);
    form.hidden = over;
  });
}
