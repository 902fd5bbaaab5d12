// Tell whether this is somebody's first game, as far as this device remembers.

import { keep, recall } from '../kit/store.js';

/** @typedef {import('../board/api.js').BoardApi} BoardApi */

const NAME = 'led';

/** Whether somebody was led in this visit, where nothing can be kept. */
let led = false;

/**
 * Whether to lead whoever sits at a board through the first turn: only at the board that takes the screen of a game's
 * page, where a game is to begin that no link brought, and the computer is not to move; and not who went to the search.
 * @param {BoardApi} board
 */
export function isNew({ element, game: { scene, mover, coached } }) {
  const begins = scene && !scene.plies && !scene.result && !mover && !/^#[pg]=/.test(location.hash);
  const fills = element.isConnected && element.getAttribute('size') === 'screen';
  const plays = fills && !document.activeElement?.matches('input');
  return Boolean(begins && coached && plays && !led && !recall(NAME));
}

/** What is kept by who was led and has not been asked about sounds. */
const UNASKED = 'unasked';

/** Remember that nobody needs to be led on this device any more. */
export function remember() {
  led = true;
  keep(NAME, recall(NAME) ?? UNASKED);
}

/** Whether somebody hears a capture for the first time here; and remember that nobody will any more. */
export function hasHeard() {
  return recall(NAME) !== true && keep(NAME, true);
}
