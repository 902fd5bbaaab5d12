// Offer games stored by earlier visits, without loading them unasked.

import { tellAside } from '../dialogs/confirmations.js';
import { replaceAddress } from '../kit/output.js';
import { make, makeButton } from '../kit/element.js';
import { Refused } from '../engine/runtime.js';
import { recallSeats } from './autosave.js';
import { CLOTHS, nameLevel } from '../game/players.js';
import { mayChooseCloth, sit } from '../game/seating.js';
import { LONGEST_NAME, readName } from '../kit/untrusted.js';
import { afterBreath } from '../kit/dialog.js';
import { words } from '../kit/speech.js';
import { same } from '../kit/store.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Players } from '../game/players.js' */
/** @import { Autosave, Kept } from './autosave.js' */

const DAY = 86_400_000;
/** The most days counted: a wrong clock may be years off. */
const LONG = 100;

/**
 * Offer the stored games on a board, if there are any.
 * @param {BoardApi} board
 * @param {Autosave} autosave
 */
export function offerGames(board, autosave) {
  const { game, layout } = board;
  /** @type {Kept[]} the games to resume */
  let offered = [];
  // Says that the current game isn't stored.
  const full = make('p', { class: 'ubao-unkept', role: 'status' }, words('saving-unkept'));
  const question = make('p', { role: 'status' });
  const place = make('div', { class: 'ubao-offer', role: 'group', 'aria-label': words('saving-kept') }, question);
  /** Whether one of them is being opened. */
  let opening = false;
  /** Put the offer before the messages, and in the place of a new game's choices; or after them. */
  const lead = (/** @type {boolean} */ on) => {
    layout.words.toggleAttribute('data-offer', on);
    layout.choices.hidden = on && !game.scene?.plies;
  };

  function show() {
    // A turn may have been played before this was loaded.
    follow();
    if (!autosave.earlier.length && autosave.aside === null) return;
    board.release(place);
    layout.words.append(place);
    lead(true);
    // The first page's link to resume one of them.
    const wanted = autosave.earlier.find(({ when }) => location.hash === `#go=${when}`);
    if (!wanted) return void afterBreath(follow);
    replaceAddress(location.pathname);
    void resume(wanted);
  }

  /** Follow changes: other pages may resume or discard games, and the device may be full. */
  function follow() {
    if (place.isConnected && !opening) list();
    if (!autosave.own || autosave.isKept) full.remove();
    else if (!full.isConnected) layout.words.append(full);
  }

  function list() {
    const { earlier, aside } = autosave;
    const isSame = same(earlier, offered);
    offered = earlier;
    if (!earlier.length && aside === null) return close();
    if (isSame && earlier.length) return;
    board.release(place);
    for (const part of [...place.children]) if (part !== question) part.remove();
    question.before(...tellAside(autosave));
    question.hidden = !earlier.length;
    if (!earlier.length) return;
    const choices = earlier.map((kept) => makeButton(describe(kept), () => resume(kept), { class: 'ubao-choice' }));
    const isOver = earlier.every(({ over }) => over);
    question.textContent = isOver
      ? words('saving-kept-over')
      : words('saving-kept-question', { games: earlier.length });
    question.after(...choices, makeButton(words('kit-new-game'), decline));
  }

  function close() {
    lead(false);
    board.release(place);
    place.remove();
  }

  /** Put the offer away, for a new game. The stored ones are offered again on the next visit. */
  function decline() {
    close();
    game.settle();
  }

  /** @param {Kept} kept */
  async function resume(kept) {
    // A game from a link with a note of one's own is kept, too.
    const begun = autosave.own;
    const { players, session, viewpoint } = game;
    const { levels, seed } = players;
    if (opening) return;
    opening = true;
    sit(players, kept.levels, kept.seed);
    renamePlayers(players);
    // A single person sits at the bottom.
    const near = players.undoSides.includes(viewpoint) ? viewpoint : players.undoSides[0];
    try {
      await session.ask({ op: 'open', record: kept.record, viewpoint: near }, [], kept.annotated ?? '');
    } catch (error) {
      opening = false;
      sit(game.players, levels, seed);
      // Discard it only if it is invalid, not if Python is unavailable.
      if (!(error instanceof Refused)) return follow();
      autosave.drop([kept]);
      return show();
    }
    autosave.take(kept, begun);
    // The button has the focus until the board shows what can be chosen.
    await board.shown;
    opening = false;
    close();
  }

  autosave.addEventListener('change', follow);
  // Once somebody plays, messages about that come first. There's no room for both during and after a turn.
  let played = false;
  board.on('explain', () => lead(false));
  board.on('select', ({ parts }) => {
    if (parts.length) lead(false);
    place.hidden = played || parts.length > 0;
  });
  let { viewpoint } = game;
  board.on('arrive', ({ outcome, before }) => {
    const isTurned = viewpoint !== game.viewpoint;
    ({ viewpoint } = game);
    // A new game instead of one that isn't begun is the button's, which declines the offer.
    if (before?.plies === 0 && !outcome.move && !game.scene?.plies && !isTurned && !opening) return close();
    lead(false);
    if (outcome.move || !game.scene?.plies) place.hidden = played = Boolean(outcome.move);
  });
  show();
}

/** Return the label of a stored game. @param {Kept} kept */
function describe({ turns, when, levels, over, seed }) {
  const named = Object.values(findSeats(seed)).map((seat) => (typeof seat?.name === 'string' ? seat.name : ''));
  const levelled = Object.values(levels).map((level) => level && nameLevel(level));
  const people = named.map((name) => readName(name, LONGEST_NAME));
  /** @type {import('../kit/speech.js').Value[]} */
  const names = [...people, ...levelled].filter(Boolean).map((name) => ['text', name]);
  const days = countDaysSince(when);
  return words('saving-kept-go-on', { turns, days, over: Number(over ?? 0), levels: ['list', names] });
}

/** Return how many days ago something happened, at most LONG. @param {number} when in milliseconds since 1970 */
export function countDaysSince(when) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  return Math.min(LONG, Math.max(0, Math.ceil((midnight - when) / DAY)));
}

/** Return what this tab knows about a game's players, by side. @param {number} seed @returns {Record<string, any>} */
function findSeats(seed) {
  const [, seats = {}] = recallSeats().find(([other]) => other === seed) ?? [];
  return seats;
}

/** Restore the names and cloths of a stored game's players, if this tab knows them. @param {Players} players */
function renamePlayers(players) {
  const seats = findSeats(players.seed);
  for (const side of players.sides) {
    const { name, cloth } = seats[side] ?? {};
    const player = players.player(side);
    if (typeof name === 'string') player.name = readName(name, LONGEST_NAME);
    if (mayChooseCloth(players) && CLOTHS.includes(cloth)) player.cloth = cloth;
  }
}
