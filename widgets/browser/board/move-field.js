// A field to type moves in notation.

import { make } from '../kit/element.js';
import { makeCodeField } from '../kit/fields.js';
import { readLine } from '../kit/outside.js';
import { words } from '../kit/speech.js';

/** @typedef {import('./api.js').BoardApi} BoardApi */

/**
 * Add the field to a board; it is visible if the reader's settings put `data-typing` on the board.
 * @param {BoardApi} board
 */
export function addMoveField(board) {
  const field = makeCodeField({ enterkeyhint: 'go' });
  const form = make(
    'form',
    { class: 'ubao-typing' },
    make('label', {}, words('board-type'), ' ', field),
    make(
      'button',
      {
        // The Enter key clicks it, too. A platform's frame may forbid forms, which then don't fire submit events.
        click: (event) => {
          event.preventDefault();
          void play(board, field);
        },
      },
      words('board-play-typed'),
    ),
  );
  board.layout.words.append(form);
}

/**
 * Play the typed move. An illegal one stays to be corrected, and the board says why.
 * @param {BoardApi} board
 * @param {HTMLInputElement} field
 */
async function play(board, field) {
  const move = readLine(field.value);
  if (!move) return;
  try {
    await board.game.play(move);
    field.value = '';
  } catch {
    field.select();
  }
}
