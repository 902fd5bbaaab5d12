// Links that carry a position or a game behind the “#”, where no server sees it: `#p=…`, `#g=…`.

import { locatePage } from '../addresses.js';
import { make } from '../dom/element.js';
import { words } from '../messages/speech.js';
import { REACHED } from './arrival.js';

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
