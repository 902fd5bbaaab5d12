// “Look back at the game”: the most important turns, next to the list of turns; in a game against the computer, the
// person's own. Each can be viewed, with signs for better moves.

import { make, makeButton } from '../kit/element.js';
import { runtime, tellError } from '../engine/runtime.js';
import { think } from '../engine/thinking.js';
import { say, words } from '../kit/speech.js';
import { drawWays } from '../board/markers.js';

/** @typedef {import('../engine/protocol.js').Moment} Moment */

/** The fewest turns worth reviewing. */
const FEWEST = 4;

export class ReviewPanel {
  /** @type {AbortController | null} stops thinking */
  thinking = null;
  /** The reviewed saved game. */
  record = '';
  button = makeButton(words('play-review'), () => this.start());
  count = make('span');
  bar = make('progress', { 'aria-label': words('play-review') });
  end = makeButton(words('kit-stop'), () => this.stop());
  progress = make('div', { class: 'ubao-looking', hidden: true }, this.count, this.bar, this.end);
  verdict = make('p', { role: 'status' });
  list = make('ol');

  /**
   * @param {import('../board/view.js').BoardApi} board
   * @param {import('./turn-list.js').TurnList} panel the list of turns
   */
  constructor(board, panel) {
    this.board = board;
    this.panel = panel;
    this.home = make('div', { class: 'ubao-review' }, this.button, this.progress, this.verdict, this.list);
    panel.join(words('play-tabs-review'), this.home);
    board.on('arrive', ({ outcome: { record } }) => {
      if (record === this.record) return;
      this.forget();
      if (this.thinking) this.stop();
    });
    board.on('rest', () => this.rest());
    this.rest();
  }

  /** Whether there is a game to review. */
  get usable() {
    return runtime.state === 'ready' && this.board.game.turns >= FEWEST;
  }

  /** Review every turn of the current game. */
  async start() {
    const { session, scene, players } = this.board.game;
    if (!scene || !this.usable || this.thinking) return;
    this.forget();
    const thinking = (this.thinking = new AbortController());
    this.record = scene.record;
    this.bar.max = scene.plies;
    this.tellProgress(0);
    this.show();
    this.panel.open(this.home);
    this.end.focus();
    try {
      const sides = players.undoSides;
      const { moments } = await think(session, { op: 'review', sides }, thinking.signal, ({ looked = 0 }) =>
        this.tellProgress(looked),
      );
      this.tell(moments, sides);
      this.stop();
      this.list.scrollIntoView({ block: 'nearest' });
      // Its sentence and arrows are at the board; the list may only have room for buttons.
      if (moments[0]) await this.visit(moments[0]);
    } catch (error) {
      if (!thinking.signal.aborted) this.verdict.textContent = this.board.game.fill(tellError(error));
    }
    if (this.thinking === thinking) this.stop();
  }

  /** Stop thinking. */
  stop() {
    const held = this.progress.contains(document.activeElement);
    this.thinking?.abort();
    this.thinking = null;
    this.show();
    if (held) (this.list.querySelector('button') ?? this.button).focus();
  }

  /** @param {number} looked turns done */
  tellProgress(looked) {
    const { bar, count } = this;
    bar.value = looked;
    count.textContent = words('play-review-looking', { turn: Math.min(looked + 1, bar.max), turns: bar.max });
  }

  /**
   * @param {Moment[]} moments
   * @param {string[]} sides those whose turns were looked at
   */
  tell(moments, sides) {
    const found = sides.length === 1 ? 'play-review-own' : 'play-review-found';
    this.verdict.textContent = words(found, { turns: moments.length });
    const items = moments.map((moment) => {
      const show = makeButton(words('play-review-show', { turn: moment.number }), () => this.visit(moment));
      return make('li', {}, make('span', {}, this.board.game.fill(moment.said)), show);
    });
    this.list.replaceChildren(...items);
  }

  /**
   * Show the board before a turn, with the better and the actual move as arrows.
   * @param {Moment} moment
   */
  async visit({ number, better, played, said }) {
    const { board, panel } = this;
    await panel.visit(number - 1);
    await board.shown;
    const { session, visiting } = board.game;
    if (visiting?.at !== number - 1) return;
    const [best, other] = await Promise.all(
      [better, played].map((move) => session.inquire({ op: 'try', record: visiting.record, move }).catch(() => null)),
    );
    if (visiting !== board.game.visiting || !board.picture) return;
    const ways = Object.entries({ played: other, better: best }).flatMap(([kind, tried]) =>
      tried && 'move' in tried ? [[kind, tried.marks]] : [],
    );
    drawWays(board.picture, Object.fromEntries(ways));
    board.say(said, say('play-review-signs'));
    board.layout.far.scrollIntoView({ block: 'nearest' });
  }

  /** Discard the results for another game. */
  forget() {
    this.record = '';
    this.verdict.replaceChildren();
    this.list.replaceChildren();
  }

  /** Update the controls. */
  show() {
    this.progress.hidden = !this.thinking;
    this.button.hidden = Boolean(this.thinking);
    this.button.setAttribute('aria-disabled', String(!this.usable));
  }

  /** Offer a review of a finished game. */
  rest() {
    this.show();
    this.board.element.querySelector('.ubao-ways-drawn')?.remove();
    const { scene, visiting } = this.board.game;
    if (!scene?.result || visiting || !this.usable || this.record === scene.record) return;
    this.board.layout.choices.append(makeButton(words('play-review'), () => this.start(), { class: 'ubao-choice' }));
  }
}
