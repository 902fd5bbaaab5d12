// A game made from cards in a page's address: its cards and name, or a saved game of it.

import { listLevels } from '../game/seating.js';
import { make } from '../kit/element.js';
import { LONGEST, readFragment, readName } from '../kit/outside.js';
import { words } from '../kit/speech.js';
import { readLink } from '../saving/links.js';
import '../kit/later-words.js';

/** The prefix of such a game's slug. */
export const OWN = 'own:rules=';

/** The longest name of a game, in characters. */
export const MOST_NAME = 40;

/** @typedef {{cards: string, name: string}} Named a game's cards as text, and its name */

/**
 * Return the cards in an address, with empty ones if they're invalid; null if there's no such game.
 * @param {string} hash
 * @returns {Named | null}
 */
export function readAddress(hash) {
  if (hash.length > LONGEST) return { cards: '', name: '' };
  const [, saved = ''] = /^game own:rules=(.*)$/m.exec(readLink(hash) ?? '') ?? [];
  const given = new URLSearchParams(readFragment(hash) ?? '');
  const cards = saved || given.get('rules');
  if (cards === null) return null;
  const name = readName(given.get('name') ?? '', MOST_NAME);
  return { cards: /^[a-z][0-9]{1,30}(?=\W*$)/.exec(cards)?.[0] ?? '', name };
}

/**
 * Return the address of a game.
 * @param {Named} named
 */
export function writeAddress({ cards, name }) {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#rules=${cards}${name && `&name=${encodeURIComponent(name)}`}`;
}

// Add a game of cards from the page's address to a list of games.

/**
 * Select it in a list of games.
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
