// Where data of the site come from. In a folder that is packed to be played anywhere, another module stands for this
// one.

import { HOME } from '../kit/site.js';

/** A file that takes longer, in milliseconds, is taken for lost. */
const PATIENCE = 20_000;

/**
 * A file of the site.
 * @param {string} path below the site's first page
 * @param {RequestPriority} [priority]
 */
export async function read(path, priority = 'auto') {
  const response = await fetch(new URL(path, HOME), { priority, signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
