// A part of this page did not arrive. If that is because a new version has taken the place of the one it is of, the page
// is loaded again: once, and never under a game.

import { SCRIPTS } from '../site.js';
import { isGameUnderWay } from './games.js';

/** Where it is noted, for as long as the tab is open, that a page was loaded again. */
const NOTE = 'ubao:renewed';
/** How long that note counts, in milliseconds. */
const MOMENT = 60_000;
/** Scripts that no page names. */
const UNNAMED = ['worker.js', 'bundle.js'];

let missing = 0;

/**
 * Load the page again if that may help: the first time that something is missing, if nobody has touched it; and when
 * a reader tried in vain. Nothing happens where the page can't be had either, as without a network, nor if it was
 * loaded again a moment ago.
 */
export async function renew() {
  missing += 1;
  const first = missing === 1;
  const isInUse = () => isGameUnderWay() || (first && (navigator.userActivation?.hasBeenActive ?? true));
  if (isInUse() || !await isThere()) return;
  // What keeps its name must not come from the browser's cache once more, where it is of the old version.
  /** @type {NodeListOf<HTMLScriptElement>} */
  const scripts = document.querySelectorAll('script[src]');
  const addresses = [...[...scripts].map(({ src }) => src), ...UNNAMED.map((name) => new URL(name, SCRIPTS).href)];
  await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => {})));
  // Meanwhile somebody may have begun.
  if (!isInUse() && note()) location.reload();
}

/** Whether the host has this page. A network that asks for a name has one of its own. */
async function isThere() {
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    return response.ok && (await response.text()).includes('Content-Security-Policy');
  } catch {
    return false;
  }
}

/** Note that the page is loaded again; false if that was done a moment ago, or can't be noted. */
function note() {
  const now = `${Date.now()} ${location.pathname}`;
  try {
    const [when, where] = (sessionStorage.getItem(NOTE) ?? '').split(' ');
    if (where === location.pathname && Date.now() - Number(when) < MOMENT) return false;
    sessionStorage.setItem(NOTE, now);
    return true;
  } catch {
    return false;
  }
}
