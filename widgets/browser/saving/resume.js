// Games kept from an earlier visit, offered to whoever comes next: never put on the board unasked.

import { tellAside } from '../dialogs/confirmations.js';
import { replaceAddress } from '../kit/copying.js';
import { make, makeButton } from '../kit/element.js';
import { Refused } from '../engine/runtime.js';
import { renamePlayers } from './autosave.js';
import { nameLevel } from '../game/players.js';
import { seat, sit } from '../game/seating.js';
import { words } from '../kit/speech.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */
/** @typedef {import('./autosave.js').Kept} Kept */
/** @typedef {import('../kit/message.js').Value} Value */

const DAY = 86_400_000;
/** The most days that are counted: a clock that is wrong may tell of years. */
const LONG = 100;

/** The question whether to go on with a game that was kept. */
export class ResumeOffer {
  /** @type {Kept[]} what can be gone on with */
  offered = [];
  /** Says that the game on the board is not kept. */
  full = make('p', { class: 'ubao-unkept', role: 'status' }, words('saving-unkept'));
  place = make('div', { class: 'ubao-offer', role: 'group', 'aria-label': words('saving-kept') });

  /**
   * @param {BoardApi} board
   * @param {import('./autosave.js').Autosave} autosave
   */
  constructor(board, autosave) {
    this.board = board;
    this.autosave = autosave;
    autosave.addEventListener('change', () => this.follow());
    // Once somebody plays, what is said of that comes first.
    for (const event of /** @type {const} */ (['arrive', 'explain'])) board.on(event, () => this.lead(false));
  }

  /** Ask, if there is anything to go on with. */
  show() {
    const { board, place, autosave } = this;
    this.list();
    // A turn may have been played before this was there.
    this.follow();
    if (!autosave.earlier.length && autosave.aside === null) return;
    board.release(place);
    board.layout.words.append(place);
    this.lead(true);
    const [newest] = this.offered;
    if (location.hash !== '#go=on' || !newest) return;
    // The first page leads here to go on.
    replaceAddress(location.pathname);
    void this.resume(newest);
  }

  /** Other pages may go on with one of the games, or give it up. The device may be full. */
  follow() {
    const {
      board: { layout },
      autosave,
      place,
      full,
    } = this;
    if (place.isConnected) this.list();
    if (!autosave.own || autosave.isKept) full.remove();
    else if (!full.isConnected) layout.words.append(full);
  }

  /** List what there is to go on with. */
  list() {
    const { autosave, offered } = this;
    const { earlier } = autosave;
    this.offered = earlier;
    if (!earlier.length && autosave.aside === null) return this.close();
    if (JSON.stringify(earlier) === JSON.stringify(offered) && earlier.length) return;
    this.place.replaceChildren(
      ...tellAside(autosave),
      ...(earlier.length
        ? [
            make('p', {}, words('saving-kept-question', { games: earlier.length })),
            ...earlier.map((kept) => makeButton(describe(kept), () => this.resume(kept), { class: 'ubao-choice' })),
            makeButton(words('saving-kept-new'), () => this.decline()),
          ]
        : []),
    );
  }

  /**
   * Whether the question stands before what is said.
   * @param {boolean} on
   */
  lead(on) {
    this.board.layout.words.toggleAttribute('data-offer', on);
  }

  close() {
    this.lead(false);
    this.board.release(this.place);
    this.place.remove();
  }

  /**
   * Go on with a game that was kept.
   * @param {Kept} kept
   */
  async resume(kept) {
    const {
      board: { game },
      autosave,
    } = this;
    const begun = autosave.own;
    const { levels, seed } = game.players;
    sit(game.players, kept.levels, kept.seed);
    renamePlayers(game.players);
    try {
      await game.session.open({ record: kept.record, position: '' });
    } catch (error) {
      sit(game.players, levels, seed);
      // Only what can't be read is given up, not what Python could not be asked about.
      if (!(error instanceof Refused)) return;
      autosave.drop([kept]);
      return this.show();
    }
    autosave.take(kept, begun);
    this.close();
    await seat(game);
  }

  /** Give up what was kept: a new game is wanted. */
  decline() {
    const { board, autosave } = this;
    autosave.drop(this.offered);
    this.close();
    board.game.settle();
  }
}

/**
 * What leads to a game that was kept.
 * @param {Kept} kept
 */
function describe({ turns, when, levels }) {
  const days = countDays(when);
  const computer = Object.values(levels).filter(Boolean).map(nameLevel);
  if (!computer.length) return words('saving-kept-go-on', { turns, days });
  const names = computer.map((name) => /** @type {Value} */ (['text', name]));
  return words('saving-kept-go-on-with', { turns, days, levels: ['list', names] });
}

/**
 * Return how many days ago something happened, or LONG if it's longer.
 * @param {number} when in milliseconds since 1970
 */
export function countDays(when) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  return Math.min(LONG, Math.max(0, Math.ceil((midnight - when) / DAY)));
}
