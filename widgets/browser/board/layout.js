// Lay out the players' bars, messages and tools around a drawn board.

import { runtime } from '../engine/runtime.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @import { Players } from '../game/players.js' */

export class Layout {
  far = make('div', { class: 'ubao-seat', 'data-part': 'players' });
  near = make('div', { class: 'ubao-seat', 'data-part': 'players' });
  // Messages stay visible; the caption follows a turn step by step and isn't read aloud, because the whole turn is
  // announced at its end. Until fitLetters measures, both boxes count as scrolling.
  said = make('p', { class: 'ubao-said', role: 'status', tabindex: '0' });
  caption = make('p', { class: 'ubao-caption', 'aria-hidden': 'true' });
  choices = make('div', { class: 'ubao-choices', role: 'group', 'aria-label': words('board-choices') });
  bar = make('progress', { max: 1, 'aria-label': words('board-progress') });
  loading = make('p', { class: 'ubao-loading' }, words('board-loading'), ' ', this.bar);
  retry = makeButton(words('board-retry'), () => runtime.retry(), { class: 'ubao-retry', hidden: true });
  record = make('details', { class: 'ubao-record' }, make('summary', {}, words('board-turns')));
  /** Reserves space for a drawing to come. */
  waiting = make('p', { class: 'ubao-waiting' }, words('board-waiting'));

  /** Build everything around a board's drawing. @param {import('./view.js').BoardView} board */
  constructor(board) {
    this.board = board;
    this.skip = makeButton(words('board-skip'), () => board.skip(), { class: 'ubao-skip' });
    const drawing = board.element.querySelector('svg.ubao-svg');
    this.view = make('div', { class: 'ubao-view', 'data-part': 'board' }, drawing);
    this.words = make(
      'div',
      { class: 'ubao-words', 'data-part': 'status', 'data-letters': 'large', tabindex: '0' },
      this.said,
      this.caption,
      this.skip,
      this.choices,
      this.loading,
      this.retry,
    );
    // The page's elements around the drawing only reserve space.
    board.element.replaceChildren(
      make('div', { class: 'ubao-layout' }, this.far, this.view, this.near, this.words, board.tools.bar, this.record),
    );
    this.run(false);
  }

  /** Insert the first drawing. @param {string} svg */
  draw(svg) {
    this.waiting.remove();
    this.view.insertAdjacentHTML('afterbegin', svg);
  }

  /** Say something to eyes and ears, even if it repeats the last. @param {...string} sentences one paragraph each */
  tell(...sentences) {
    this.said.replaceChildren(...sentences.filter(Boolean).map((sentence) => make('span', {}, sentence)));
  }

  /** Return whether a turn is being shown. */
  get running() {
    return !this.skip.hidden;
  }

  /** Start or stop showing a turn. @param {boolean} on */
  run(on) {
    if (!on) this.board.release(this.skip);
    this.caption.hidden = !on;
    this.skip.hidden = !on;
    this.said.toggleAttribute('data-behind', on);
    if (on) this.caption.textContent = '';
  }

  /**
   * Offer the choices beside the board, and a way back.
   * @param {Record<string, import('../kit/speech.js').Said>} choices
   * @param {(choice: string) => void} choose
   * @param {string} [back] the label of the way back, if there is one
   */
  offer(choices, choose, back = '') {
    const { game } = this.board;
    const buttons = Object.entries(choices).map(([choice, told]) =>
      makeButton(game.fill(told), () => choose(choice), { class: 'ubao-choice', 'data-choice': choice }),
    );
    if (back) buttons.push(makeButton(back, () => game.takeBack(), { 'data-tool': 'back' }));
    this.board.release(this.choices);
    this.choices.replaceChildren(...buttons);
  }

  /**
   * Show the players and whose turn it is.
   * @param {Players} players
   * @param {string} viewpoint the side at the bottom
   * @param {string} turn the side to move, or ''
   */
  seat(players, viewpoint, turn) {
    const other = players.sides.find((side) => side !== viewpoint) ?? '';
    fillSeat(this.far, players, other, turn);
    fillSeat(this.near, players, viewpoint, turn);
  }

  showRuntime() {
    const { loaded, total } = runtime.progress;
    const failed = runtime.state === 'failed';
    this.loading.hidden = runtime.state === 'ready' || failed;
    if (!failed) this.board.release(this.retry);
    this.retry.hidden = !failed;
    if (total) this.bar.value = loaded / total;
    this.board.tools.refresh();
  }
}

/**
 * Fill a player's bar beside a board.
 * @param {HTMLElement} seat
 * @param {Players} players
 * @param {string} side
 * @param {string} turn the side to move, or ''
 */
function fillSeat(seat, players, side, turn) {
  const computer = players.level(side);
  seat.toggleAttribute('data-to-move', side === turn);
  seat.replaceChildren(
    make(
      'p',
      { class: 'ubao-player', 'data-side': side },
      make('span', { class: `ubao-cloth ubao-cloth-${players.player(side).cloth}` }),
      make('span', { class: 'ubao-name' }, players.name(side)),
      computer && make('span', { class: 'ubao-kind' }, words('board-computer')),
      make('span', { class: 'ubao-to-move' }, words(computer ? 'board-its-turn' : 'board-your-turn')),
    ),
  );
}
