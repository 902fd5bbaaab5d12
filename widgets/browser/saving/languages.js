// The way to this page in another language, which takes the game under way along.

import { findAddressee } from './arrival.js';
import { linkTo } from './link.js';

/** @param {import('../board/api.js').BoardApi} board */
export function leadElsewhere(board) {
  const { element, game } = board;
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-same]'))) {
    link.addEventListener('click', () => {
      if (element === findAddressee() && game.turns && game.scene) link.hash = new URL(linkTo(game.slug, 'g', game.scene.record)).hash;
    });
  }
}
