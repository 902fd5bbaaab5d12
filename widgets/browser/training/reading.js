// Fetch data of the site. In a folder packed to use anywhere, another module replaces this one.

import { accept } from '../kit/fetching.js';
import { HOME } from '../kit/site.js';

/** The timeout of a file, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Fetch a file of the site.
 * @param {string} path below the site's first page
 * @param {RequestPriority} [priority]
 */
export async function read(path, priority = 'auto') {
  const signal = AbortSignal.timeout(PATIENCE);
  return accept(await fetch(new URL(path, HOME), { priority, signal })).json();
}
