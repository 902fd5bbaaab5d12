// The end of a game on the board itself: the winner and margin, and what to do next.

import { unheard } from '../game/controller.js';
import { nameLevel } from '../game/players.js';
import { listLevels, seat, swap } from '../game/seating.js';
import { celebrate } from '../kit/confetti.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** Shows a card after the last turn of a game and after a look back, but not when a finished game is opened. */
export class Ending {
  /** Whether the board comes to rest at the end of a game. */
  due = false;
  /** @type {import('../engine/protocol.js').Scene | null} the end that has been celebrated */
  celebrated = null;
  /** @type {HTMLElement | null} */
  card = null;

  /**
   * @param {import('../board/view.js').BoardApi} board
   * @param {import('./review.js').ReviewPanel | null} [review] none if players get no help
   * @param {(game: string, level: string) => Promise<string>} [advise] called after a win, and returns where to go on
   */
  constructor(board, review = null, advise = async () => '') {
    this.board = board;
    this.review = review;
    this.advise = advise;
    board.on('arrive', ({ outcome, before }) => {
      this.close();
      this.due = Boolean(outcome.move && outcome.result && !before?.result);
    });
    board.on('visit', ({ visit }) => {
      this.close();
      this.due = !visit && this.celebrated !== null && this.celebrated === board.game.scene;
    });
    board.on('rest', () => {
      if (this.due) void this.open().catch(unheard);
      this.due = false;
    });
  }

  async open() {
    const { board, review } = this;
    const { element, layout, game } = board;
    const { players, scene } = game;
    const result = scene?.result;
    if (!result) return;
    const next = await this.findNext(result.winner).catch(() => null);
    // The game may have changed meanwhile.
    if (game.scene !== scene || game.visiting || game.cover) return;
    const title = this.tellWinner(result);
    const best = this.tellBest(result);
    const cloth = result.winner ? players.player(result.winner).cloth : '';
    /** @type {HTMLElement[]} */
    const buttons = [makeButton(words('play-ending-again'), () => this.begin(), { class: 'ubao-choice' })];
    if (next?.page) buttons.push(make('a', { class: 'ubao-ending-link', href: next.page }, next.label));
    else if (next) buttons.push(makeButton([...(next.face ?? []), next.label], () => this.begin(next.change)));
    const lookBack = () => {
      this.close();
      void review?.start();
    };
    if (review?.usable) buttons.push(makeButton(words('play-ending-look'), lookBack));
    const close = { class: 'ubao-ending-close', 'aria-label': words('kit-close') };
    const card = (this.card = make(
      'div',
      { class: 'ubao-ending', role: 'dialog', 'aria-label': `${title} ${best}`.trim(), tabindex: '-1' },
      cloth && make('span', { class: `ubao-cloth ubao-cloth-${cloth}` }),
      make('p', { class: 'ubao-ending-title' }, title),
      best && make('p', {}, best),
      make('p', { class: 'ubao-row' }, ...buttons),
      makeButton('\u00d7', () => this.close(), close),
    ));
    card.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      this.close();
    });
    layout.view.append(card);
    const again = this.celebrated === scene;
    if (!again && (!result.winner || !players.level(result.winner))) celebrate(layout.view);
    this.celebrated = scene;
    // Don't take the focus from somebody busy elsewhere on the page, or going through the turns.
    const { activeElement } = document;
    const busy = activeElement !== document.body && !element.contains(activeElement);
    if (!busy && !layout.record.contains(activeElement)) card.focus({ preventScroll: true });
    board.tools.refresh();
  }

  /** @param {NonNullable<import('../engine/protocol.js').Scene['result']>} result */
  tellWinner({ winner, score, said }) {
    const [person, other] = this.board.game.players.people;
    if (winner && !other && winner === person) {
      if (!score) return words('play-ending-won');
      return words('play-ending-won-score', { more: Math.max(...score), less: Math.min(...score) });
    }
    return this.board.game.fill(said.filter(([name]) => /^game-(won|tie)/.test(name)));
  }

  /**
   * Praise the best turn of a player who lost to the computer.
   * @param {NonNullable<import('../engine/protocol.js').Scene['result']>} result
   */
  tellBest({ winner, best }) {
    const [person = '', other] = this.board.game.players.people;
    const count = best?.[person] ?? 0;
    if (other || !winner || winner === person || count < 2) return '';
    return words('play-ending-best', { count });
  }

  /**
   * Return the next game's label: a stronger opponent after a win, else sides swapped.
   * @param {string | null} winner
   * @returns {Promise<{label: string, face?: Node[], page?: string, change?: () => void} | null>}
   */
  async findNext(winner) {
    const { coached, slug, players } = this.board.game;
    const [person, other] = players.people;
    if (!coached) return null;
    if (person && !other && winner === person) {
      const opponent = players.sides.find((side) => side !== person) ?? '';
      const beaten = players.level(opponent);
      const page = await this.advise(slug, beaten);
      if (page) return { label: words('play-ending-puzzles'), page };
      const levels = (await listLevels(slug)).map((level) => level.slug);
      const level = levels[levels.indexOf(beaten) + 1];
      if (level) {
        const { makeFace } = await import('../board/faces.js');
        return {
          face: makeFace(level),
          label: words('play-ending-next', { level: nameLevel(level) }),
          change: () => {
            players.player(opponent).level = level;
          },
        };
      }
    }
    return { label: words('play-ending-swap'), change: () => swap(players) };
  }

  /**
   * Begin another game.
   * @param {() => void} [change] changes the players first
   */
  async begin(change) {
    const { game } = this.board;
    this.close();
    change?.();
    await game.begin();
    await seat(game);
  }

  /** Show the board again. */
  close() {
    if (!this.card) return;
    this.board.release(this.card);
    this.card.remove();
    this.card = null;
  }
}
