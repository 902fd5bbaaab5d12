// Links with a position or a game in the fragment, which servers don't see: `#p=…`, `#g=…`.

import { make } from '../kit/element.js';
import { decode, readCode, readFragment, readGame } from '../kit/untrusted.js';
import { locatePage } from '../kit/site.js';
import { words } from '../kit/speech.js';
import { findAddressee, REACHED } from './addressee.js';

/** Return a link's contents, or null if it has none of ours. @param {string} link a full address, or its fragment */
export function readLink(link) {
  const [, kind, text] = /^([pg])=(.*)$/s.exec(readFragment(link) ?? '') ?? [];
  if (text === undefined) return null;
  return kind === 'p' ? readCode(text) : readGame(decode(text));
}

/**
 * Return the address that opens a position (`p`) or a saved game (`g`): this page's, if its first board is of that
 * game, else the game's own page's.
 * @param {string} game slug
 * @param {'p' | 'g'} kind
 * @param {string} text
 */
export function linkTo(game, kind, text) {
  const here = document.querySelector(REACHED)?.getAttribute('game') === game;
  const [slug] = game.split(':');
  const page = here ? new URL(location.pathname, location.href) : locatePage(`games/${slug}/`);
  // To shorten it, these four characters stay unencoded in the fragment.
  const encoded = encodeURIComponent(text.trim()).replace(/%(2C|2F|3A|3D)/g, decodeURIComponent);
  return `${page}#${kind}=${encoded}`;
}

/** Return the address of a game's page. @param {string} page */
export const linkAway = (page) => make('a', { href: page }, words('saving-away'));

// --- The current game in this page's other languages ---

/** @param {import('../board/view.js').BoardApi} board */
export function leadElsewhere(board) {
  const { element, game } = board;
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-same]'))) {
    link.addEventListener('click', () => {
      if (element === findAddressee() && game.turns && game.scene)
        link.hash = new URL(linkTo(game.slug, 'g', game.scene.record)).hash;
    });
  }
}
