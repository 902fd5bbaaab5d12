// A game of cards that the page's address brings, to be chosen beside the known ones.

import '../words/cards.js';
import { make } from '../dom/element.js';
import { runtime } from '../engine/runtime.js';
import { OWN, readAddress } from '../making/address.js';
import { words } from '../messages/speech.js';

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
    return words('making-broken');
  }
  field.querySelector('[data-own]')?.remove();
  field.append(make('option', { value: slug, 'data-own': '' }, brought.name || words('making-unnamed')));
  field.value = slug;
  return '';
}
