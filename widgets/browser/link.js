// Links that carry a position or a game behind the “#”, where no server sees it: `#p=…`, `#g=…`.

import { make } from './words.js';

/** The site's first page. */
export const HOME = new URL('../../', import.meta.url);

/** The first board of the page that is no part of an example or a puzzle. */
export function findMainBoard() {
  return document.querySelector('ubao-board:not(ubao-demo *, ubao-puzzle *)');
}

/**
 * The address that opens a position (`p`) or a saved game (`g`). It leads to this page, if the first
 * board here is of that game; else to the game's own page.
 * @param {string} game slug
 * @param {'p' | 'g'} kind
 * @param {string} text
 */
export function linkTo(game, kind, text) {
  const here = findMainBoard()?.getAttribute('game') === game;
  const [slug] = game.split(':');
  const page = here ? new URL(location.pathname, location.href) : new URL(`games/${slug}/`, HOME);
  // As short as it may be: these four may stand for themselves behind a “#”.
  const encoded = encodeURIComponent(text.trim()).replace(/%(2C|2F|3A|3D)/g, decodeURIComponent);
  return `${page}#${kind}=${encoded}`;
}

/**
 * What a link carries, or null if there is nothing of ours in it.
 * @param {string} link a whole address, or the part from “#”
 */
export function readLink(link) {
  const text = /#[pg]=(.*)$/s.exec(link)?.[1];
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}

/**
 * The way to the page where a game can be played.
 * @param {string} page
 */
export function linkAway(page) {
  return make('a', { href: page }, 'Open it on its own page.');
}
