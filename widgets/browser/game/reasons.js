// Why a cell can't be chosen: details from the rules, with signs that show where to look.

import { runtime } from '../engine/runtime.js';
import { omit } from '../kit/speech.js';

/** The most cells with their own sign: more would hide the board. */
const MOST_SIGNS = 3;

/**
 * Add details to what a game says at once.
 * @param {import('./controller.js').GameController} game
 */
export function giveReasons(game) {
  /** @type {symbol | null} the latest explanation, so long as it's shown */
  let latest = null;
  game.on('select', () => {
    latest = null;
  });
  game.on('explain', async ({ said, cell }) => {
    if (!cell) return;
    const current = (latest = Symbol(cell));
    if (runtime.state !== 'ready') return;
    const { tried, parts } = game.selection;
    const reason = await game.session.inquire({ op: 'why', cell, parts: tried ? [] : parts }).catch(() => null);
    if (latest !== current || !reason?.said.length) return;
    const sign = reason.cells.length > MOST_SIGNS ? 'here' : 'look';
    const places = Object.fromEntries(reason.cells.map((place) => [place, sign]));
    // Don't repeat a sentence.
    game.emit('explain', { said: omit(reason.said, said), marks: { ...places, [cell]: 'no' } });
  });
}
