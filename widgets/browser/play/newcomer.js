// Detect a first game, as far as this device remembers.

import { keep, recall } from '../kit/store.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */

/** What is stored for those guided: `UNASKED`, and true once they have been asked about sounds. */
const NAME = 'led';

/** Whether somebody was guided in this visit, if nothing can be stored. */
let led = false;

/**
 * Return whether to guide the player through the first turn: only at the main board of a game's page, before a game
 * that no link brought, if the computer isn't to move; and not for those who went to the search.
 * @param {BoardApi} board
 */
export function isNew({ element, game: { scene, mover, coached } }) {
  const begins = scene && !scene.plies && !scene.result && !mover && !/^#[pg]=/.test(location.hash);
  const fills = element.isConnected && element.getAttribute('size') === 'screen';
  const plays = fills && !document.activeElement?.matches('input');
  return Boolean(begins && coached && plays && !led && !recall(NAME));
}

const UNASKED = 'unasked';

/** Remember that this device needs no guide anymore. */
export function remember() {
  led = true;
  keep(NAME, recall(NAME) ?? UNASKED);
}

/** Return whether to ask about sounds; after that, never again. */
export function claimOffer() {
  return recall(NAME) !== true && keep(NAME, true);
}
