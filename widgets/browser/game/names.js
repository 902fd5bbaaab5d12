// What players are called before they have names.

import { words } from '../messages/speech.js';

/**
 * What a player is called where nobody has sat down yet.
 * @param {string} side
 */
export function nameSide(side) {
  return words('match-side', { side: ['side', side] });
}
