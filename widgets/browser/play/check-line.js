// Two children on two devices offline: each says a move, and the other enters it. A line beside the board has two words
// for the position, the same on both devices as long as both boards match. If they differ, the children go back turn by
// turn to the last match.

import '../kit/later-words.js';
import { make, makeButton } from '../kit/element.js';
import { fold, hash } from '../kit/codes.js';
import { settings } from '../kit/settings.js';
import { words } from '../kit/speech.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { TurnList } from './turn-list.js' */

/**
 * Add the line to a board.
 * @param {BoardApi} board
 * @param {TurnList} list
 */
export function addCheckLine({ game, layout, on }, list) {
  const turns = make('span');
  const pair = make('b', { class: 'ubao-check-words' });
  const told = make('p', { class: 'ubao-note', role: 'status' }, words('play-spoken-how'));
  const agree = () => {
    told.textContent = game.visiting
      ? words('play-spoken-found', { button: words('board-from-here') })
      : words('play-spoken-fine');
  };
  /** Go back one turn, and ask again. */
  const differ = () => {
    told.textContent = list.at
      ? words('play-spoken-back')
      : words('play-spoken-begin', { button: words('elements-tools-new') });
    if (list.at) void list.visit(list.at - 1);
  };
  const answers = [makeButton(words('play-spoken-same'), agree), makeButton(words('play-spoken-other'), differ)];
  const line = make('p', {}, turns, ' ', pair);
  const box = make('div', { class: 'ubao-check' }, line, make('p', { class: 'ubao-buttons' }, ...answers), told);
  const rest = () => {
    const shown = game.visiting ?? game.scene;
    box.hidden = !settings.value.spoken || !shown;
    if (!shown) return;
    turns.textContent = words('play-spoken-check', { turns: list.at });
    pair.textContent = findWords(game.slug, shown.position).join(' ');
  };
  layout.words.append(box);
  on('rest', rest);
  on('settings', rest);
  rest();
}

/**
 * Name sixteen bits of a board by two words.
 * @param {string} game
 * @param {string} position
 * @param {string[]} [list]
 */
export function findWords(game, position, list = words('play-spoken-words').split(/\s+/)) {
  const value = fold(hash(`${game} ${position}`), 16);
  return [value >> 8, value & 255].map((at) => list[at % list.length] ?? '');
}
