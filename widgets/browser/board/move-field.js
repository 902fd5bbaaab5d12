// A field for moves in notation, for those who would rather type than point.

import { make } from '../kit/element.js';
import { readLine } from '../kit/outside.js';
import { words } from '../kit/speech.js';

/** @typedef {import('./api.js').BoardApi} BoardApi */

/**
 * Give a board the field; it is seen where the board has `data-typing`, as the reader has set it.
 * @param {BoardApi} board
 */
export function addMoveField(board) {
  const field = make('input', {
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const form = make(
    'form',
    { class: 'ubao-typing' },
    make('label', {}, words('board-type'), ' ', field),
    make(
      'button',
      {
        // The Enter key clicks it, too. A platform's frame may forbid forms, and then tells nobody of a submission.
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
 * Play what was typed. What can't be played stays, to be put right; the board says why.
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
