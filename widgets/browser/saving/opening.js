// Open a position or saved game from elsewhere: pasted, from a file, or in the page's address, with an opponent.

import { mayLeaveGame } from '../dialogs/confirmations.js';
import { Refused, runtime, tellError } from '../engine/runtime.js';
import { seat, sit } from '../game/seating.js';
import { replaceAddress } from '../kit/output.js';
import { say } from '../kit/speech.js';
import { findStrange, LONGEST, readGame } from '../kit/untrusted.js';
import { findAddressee } from './addressee.js';
import { LEVELS } from './autosave.js';
import { linkAway, linkTo, readLink } from './links.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Said } from '../kit/speech.js' */

/**
 * Why a text can't be opened, the text and the part at fault, and the address that opens it, if it belongs on another
 * page.
 * @typedef {{said: Said, tried: string, from?: number, to?: number, page?: string}} Trouble
 */

/** The most lines: saved games have a handful, and a field with many more would block the page for seconds. */
const MOST_LINES = 1000;

/** The most characters quoted from a text. */
const MOST_QUOTED = 120;

/**
 * Open a text on a board, unless its players want to keep their game. Resolves with what is wrong, or null.
 * @param {BoardApi} board
 * @param {string} text a saved game, a position, or a link
 */
export async function openText(board, text) {
  const wanted = isLong(text) ? text : (readLink(text) ?? readGame(text));
  const trouble = await examine(board.game.slug, wanted);
  if (!trouble) await openSound(board, wanted);
  return trouble;
}

/** Open a checked text, unless the players want to keep their game. @param {BoardApi} board @param {string} text */
async function openSound(board, text) {
  const may = await mayLeaveGame(board, 'saving-open-question', 'saving-open-yes');
  if (may) await board.game.session.open({ record: text }).catch(() => {});
}

/** Open what the page's address carries for a board, now and whenever it changes. @param {BoardApi} board */
export function followAddress(board) {
  // Until a link has opened, nothing can be chosen: see elements/board.js.
  const waiting = board.game.cover;
  const follow = () => {
    if (board.element === findAddressee()) void openAddress(board, waiting);
  };
  addEventListener('hashchange', follow);
  follow();
}

/** @param {BoardApi} board @param {BoardApi['game']['cover']} waiting what covered the game until now */
async function openAddress(board, waiting) {
  const text = readLink(location.hash);
  const trouble = text === null ? null : await examine(board.game.slug, text);
  if (board.game.cover === waiting) board.game.cover = null;
  if (text === null) return welcome(board);
  if (!trouble) {
    await openSound(board, text);
    await welcome(board);
    return board.element.scrollIntoView({ block: 'nearest' });
  }
  const { said, page } = trouble;
  board.game.settle(page ? said : [...say('saving-broken'), ...(text ? said : [])]);
  await board.shown;
  if (page) board.layout.said.append(linkAway(page));
}

/**
 * Seat the opponent of a link from another page, `#with=dreamer`, also after a position: `#p=…&with=dreamer`. Who is to
 * move there is the person.
 * @param {BoardApi} board without a game in progress
 */
async function welcome({ game }) {
  const [, before, level = ''] = /([#&])with=(\w+)/.exec(location.hash) ?? [];
  if (!LEVELS.includes(level) || game.turns) return;
  // A position is opened again by a reload.
  if (before === '#') replaceAddress(location.pathname);
  const { players, scene } = game;
  const other = players.sides.find((side) => side !== scene?.turn) ?? '';
  sit(players, { [other]: level }, players.seed);
  await seat(game);
}

/** Return what's wrong with a text. @param {string} game @param {string} tried @returns {Promise<Trouble | null>} */
async function examine(game, tried) {
  if (isLong(tried)) return { said: say('saving-long'), tried };
  if (!tried) return { said: say('saving-empty'), tried };
  try {
    await runtime.call({ op: 'open', game, record: tried });
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) return { said: tellError(error), tried };
    const { said, refusal } = error;
    if (refusal.code === 'bad-record' && refusal.game) {
      const named = shorten(said.filter(([id]) => id !== 'game-line'));
      return { said: named, tried, page: linkTo(refusal.game, 'g', tried) };
    }
    const strange = findStrange(tried);
    if (!strange) return { said: shorten(said), tried, ...findPlace(tried, refusal) };
    const { at, sign } = strange;
    return { said: [...say('saving-strange', { sign }), ...shorten(said)], tried, from: at, to: at + sign.length };
  }
}

/** @param {string} text */
const isLong = (text) => text.length > LONGEST || text.split('\n', MOST_LINES + 1).length > MOST_LINES;

/** Cut a text that is far too long to just enough to be refused. @param {string} text */
export function cut(text) {
  return text
    .slice(0, LONGEST + 1)
    .split('\n', MOST_LINES + 1)
    .join('\n');
}

/** Shorten quotations in sentences. @param {Said} said @returns {Said} */
function shorten(said) {
  return said.map(([id, given]) => [
    id,
    given.map(([name, value]) => {
      const isLong = value[0] === 'text' && value[1].length > MOST_QUOTED;
      return [name, isLong ? ['text', `${value[1].slice(0, MOST_QUOTED)}…`] : value];
    }),
  ]);
}

/** Return where the mistake is. @param {string} text @param {import('../engine/protocol.js').Refusal} refusal */
function findPlace(text, refusal) {
  if (refusal.code === 'bad-position') return { from: refusal.column - 1, to: refusal.column };
  if (refusal.code !== 'bad-record') return {};
  const { line } = refusal;
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return { from, to: from + (lines[line - 1] ?? '').length };
}
