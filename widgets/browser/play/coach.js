// The coach's messages beside the board: how to get help, and what it says unasked.

import { settings } from '../kit/settings.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { WorthPanel } from './worths.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */

export class CoachPanel {
  rating = makeButton(words('dialogs-settings-rating'), () => settings.set({ rating: !settings.value.rating }), {
    role: 'switch',
    class: 'ubao-switch',
  });

  /**
   * @param {BoardApi} board
   * @param {import('./turn-list.js').TurnList} turns whose panel gets a tab for it
   */
  constructor(board, turns) {
    const worths = new WorthPanel(board);
    turns.join(
      words('play-tabs-coach'),
      make('div', { class: 'ubao-coach' }, make('p', {}, words('play-coach-stuck')), this.rating, worths.home),
    );
    board.on('settings', () => this.show());
    this.show();
  }

  /** Show whether turns are rated. */
  show() {
    this.rating.setAttribute('aria-checked', String(settings.value.rating));
  }
}
