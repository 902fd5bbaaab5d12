// Why a cell can't be chosen: details from the rules, with signs that show where to look.

import { runtime } from '../engine/runtime.js';
import { omit } from '../kit/speech.js';

/** The most cells with their own sign: more would hide the board. */
const MOST_SIGNS = 3;

/** Add details to what a game says, or has already said. @param {import('./controller.js').GameController} game */
export function giveReasons(game) {
  const { selection } = game;
  /** @type {typeof selection.refusal} the refusal with all its details */
  let complete = null;
  const give = async () => {
    const { refusal, tried, parts } = selection;
    if (!refusal || refusal === complete || runtime.state !== 'ready') return;
    complete = refusal;
    const { cell, said } = refusal;
    const reason = await game.session.inquire({ op: 'why', cell, parts: tried ? [] : parts }).catch(() => null);
    if (selection.refusal !== refusal || !reason?.said.length) return;
    const sign = reason.cells.length > MOST_SIGNS ? 'here' : 'look';
    const places = Object.fromEntries(reason.cells.map((place) => [place, sign]));
    // Don't repeat a sentence.
    game.emit('explain', { said: omit(reason.said, said), marks: { ...places, [cell]: 'no' } });
  };
  game.on('explain', give);
  void give();
}
