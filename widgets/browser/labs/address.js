// A page's address with a game made from cards, its cards and name or a saved game of it; or with a player's code.

import { listLevels } from '../game/seating.js';
import { make } from '../kit/element.js';
import { language } from '../kit/table.js';
import { decode, LONGEST, readFragment, readName } from '../kit/untrusted.js';
import { words } from '../kit/speech.js';
import { readLink } from '../saving/links.js';
import '../kit/later-words.js';

/** The prefix of such a game's slug. */
export const OWN = 'own:rules=';

/** The longest name of a game, in characters. */
export const MOST_NAME = 40;

/** The longest code from a link or a file, in characters. */
export const MOST_SOURCE = 20_000;
/** The same, formatted for a sentence. */
export const MOST = MOST_SOURCE.toLocaleString(language);

/** @typedef {{cards: string, name: string}} Named a game's cards as text, and its name */

/** Return the game in an address, its cards empty if they're invalid, or null. @param {string} hash */
export function readAddress(hash) {
  if (hash.length > LONGEST) return { cards: '', name: '' };
  const [, saved = ''] = /^game own:rules=(.*)$/m.exec(readLink(hash) ?? '') ?? [];
  const given = new URLSearchParams(readFragment(hash) ?? '');
  const cards = saved || given.get('rules');
  if (cards === null) return null;
  const name = readName(given.get('name') ?? '', MOST_NAME);
  return { cards: /^[a-z][0-9]{1,30}(?=\W*$)/.exec(cards)?.[0] ?? '', name };
}

/** Return the address of a game. @param {Named} named */
export function writeAddress({ cards, name }) {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#rules=${cards}${name && `&name=${encodeURIComponent(name)}`}`;
}

/**
 * Add the game in the page's address to a list of games, and select it.
 * @param {HTMLSelectElement} field
 * @returns {Promise<string>} what is wrong with it; empty also if there's no game
 */
export async function bringGame(field) {
  const brought = readAddress(location.hash);
  if (!brought) return '';
  const slug = OWN + brought.cards;
  try {
    await listLevels(slug);
  } catch {
    return words('labs-cards-broken');
  }
  field.querySelector('[data-own]')?.remove();
  field.append(make('option', { value: slug, 'data-own': '' }, brought.name || words('labs-cards-unnamed')));
  field.value = slug;
  return '';
}

/** Return the code in an address or fragment, or null. Throws RangeError if it's too long. @param {string} address */
export function readPlayer(address) {
  const hash = readFragment(address) ?? address;
  // No need to measure a longer one.
  const source = decode(new URLSearchParams(hash.slice(0, 4 * MOST_SOURCE + 1)).get('player') ?? '');
  if (source && (source.length > MOST_SOURCE || hash.length > 4 * MOST_SOURCE))
    throw new RangeError('This link is too long.');
  return source.trim() ? source : null;
}

/** Return the address of a player. Throws RangeError if it would be too long. @param {string} source */
export function writePlayer(source) {
  const address = `${location.href.replace(/#.*/s, '')}#player=${encodeURIComponent(source)}`;
  readPlayer(address);
  return address;
}
