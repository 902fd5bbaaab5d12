// Links that carry a position or a game behind the “#”, where no server sees it: `#p=…`, `#g=…`.

import { make } from '../kit/element.js';
import { decode, readCode, readFragment, readGame } from '../kit/outside.js';
import { locatePage } from '../kit/site.js';
import { words } from '../kit/speech.js';
import { findAddressee, REACHED } from './addressee.js';

/**
 * Return what a link carries, or null if it carries nothing of ours.
 * @param {string} link a whole address, or the part from “#”
 */
export function readLink(link) {
  const [, kind, text] = /^([pg])=(.*)$/s.exec(readFragment(link) ?? '') ?? [];
  if (text === undefined) return null;
  return kind === 'p' ? readCode(text) : readGame(decode(text));
}

/**
 * The address that opens a position (`p`) or a saved game (`g`). It leads to this page, if the first
 * board here is of that game; else to the game's own page.
 * @param {string} game slug
 * @param {'p' | 'g'} kind
 * @param {string} text
 */
export function linkTo(game, kind, text) {
  const here = document.querySelector(REACHED)?.getAttribute('game') === game;
  const [slug] = game.split(':');
  const page = here ? new URL(location.pathname, location.href) : locatePage(`games/${slug}/`);
  // As short as it may be: these four may stand for themselves behind a “#”.
  const encoded = encodeURIComponent(text.trim()).replace(/%(2C|2F|3A|3D)/g, decodeURIComponent);
  return `${page}#${kind}=${encoded}`;
}

/**
 * The way to the page where a game can be played.
 * @param {string} page
 */
export function linkAway(page) {
  return make('a', { href: page }, words('saving-away'));
}

// The way to this page in another language, which takes the game under way along.

/** @param {import('../board/api.js').BoardApi} board */
export function leadElsewhere(board) {
  const { element, game } = board;
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-same]'))) {
    link.addEventListener('click', () => {
      if (element === findAddressee() && game.turns && game.scene)
        link.hash = new URL(linkTo(game.slug, 'g', game.scene.record)).hash;
    });
  }
}
