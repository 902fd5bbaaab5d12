// What the page's address carries of a player: its code.

/** The longest code that is read, in characters. */
export const MOST_SOURCE = 20_000;

/**
 * The code that an address brings; null where it brings none.
 * @param {string} address whole, or what follows its sign #
 */
export function readPlayer(address) {
  const hash = address.slice(address.indexOf('#') + 1);
  const source = hash.length > 4 * MOST_SOURCE ? null : new URLSearchParams(hash).get('player');
  return source?.trim() && source.length <= MOST_SOURCE ? source : null;
}

/**
 * The address that brings a player.
 * @param {string} source
 */
export function writePlayer(source) {
  return `${location.href.replace(/#.*/s, '')}#player=${encodeURIComponent(source)}`;
}
