// What a page's address carries for a game made of cards: its cards and its name, or a saved game of it.

import { runtime } from '../engine/runtime.js';
import { make } from '../kit/element.js';
import { LONGEST, readFragment, readName } from '../kit/outside.js';
import { words } from '../kit/speech.js';
import { readLink } from '../saving/links.js';
import '../kit/later-words.js';

/** What the slug of such a game begins with. */
export const OWN = 'own:rules=';

/** The longest name of a game, in signs. */
export const MOST_NAME = 40;

/** @typedef {{cards: string, name: string}} Named a game's cards, as their text, and what it is called */

/**
 * The cards that an address brings, with empty cards where they are none; null where it brings nothing of the kind.
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
 * The address that brings a game.
 * @param {Named} named
 */
export function writeAddress({ cards, name }) {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#rules=${cards}${name && `&name=${encodeURIComponent(name)}`}`;
}

// A game of cards that the page's address brings, to be chosen beside the known ones.

/**
 * Choose it in a list of games.
 * @param {HTMLSelectElement} field
 * @returns {Promise<string>} what is wrong with what was brought; empty where nothing was, too
 */
export async function bringGame(field) {
  const brought = readAddress(location.hash);
  if (!brought) return '';
  const slug = OWN + brought.cards;
  try {
    await runtime.call({ op: 'levels', game: slug, record: '' });
  } catch {
    return words('labs-cards-broken');
  }
  field.querySelector('[data-own]')?.remove();
  field.append(make('option', { value: slug, 'data-own': '' }, brought.name || words('labs-cards-unnamed')));
  field.value = slug;
  return '';
}
