// Two children on two devices offline: each says a move, and the other enters it. A line beside the board has two words
// for the position, the same on both devices as long as both boards match. If they differ, the children go back turn by
// turn to the last match.

import { findWords } from '../engine/hash.js';
import { make, makeButton } from '../kit/element.js';
import { settings } from '../kit/settings.js';
import { words } from '../kit/speech.js';
import '../kit/later-words.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */

export class CheckLine {
  turns = make('span');
  pair = make('b', { class: 'ubao-check-words' });
  told = make('p', { class: 'ubao-note', role: 'status' });
  same = makeButton(words('play-spoken-same'), () => this.agree());
  other = makeButton(words('play-spoken-other'), () => this.differ());
  box = make(
    'div',
    { class: 'ubao-check' },
    make('p', {}, this.turns, ' ', this.pair),
    make('p', { class: 'ubao-buttons' }, this.same, this.other),
    this.told,
  );

  /**
   * @param {BoardApi} board
   * @param {import('./turn-list.js').TurnList} list
   */
  constructor(board, list) {
    this.board = board;
    this.list = list;
    board.layout.words.append(this.box);
    board.on('rest', () => this.rest());
    board.on('settings', () => this.rest());
    this.told.textContent = words('play-spoken-how');
    this.rest();
  }

  /** Update when the board is at rest. */
  rest() {
    const {
      board: { game },
      box,
      list,
    } = this;
    const shown = game.visiting ?? game.scene;
    box.hidden = !settings.value.spoken || !shown;
    if (!shown) return;
    this.turns.textContent = words('play-spoken-check', { turns: list.at });
    this.pair.textContent = findWords(game.slug, shown.position).join(' ');
  }

  agree() {
    const earlier = this.board.game.visiting;
    this.told.textContent = earlier
      ? words('play-spoken-found', { button: words('board-from-here') })
      : words('play-spoken-fine');
  }

  /** Go back one turn, and ask again. */
  differ() {
    const { list } = this;
    if (!list.at) {
      this.told.textContent = words('play-spoken-begin', { button: words('elements-tools-new') });
      return;
    }
    this.told.textContent = words('play-spoken-back');
    void list.visit(list.at - 1);
  }
}
