// A part of this page did not arrive. If that is because a new version has taken the place of the one it is of, the
// page is loaded again: once, and never under a game.

import { make, makeButton } from '../kit/element.js';
import { SCRIPTS } from '../kit/site.js';
import { words } from '../kit/speech.js';
import { keep, recall } from '../kit/store.js';
import { inquire } from './stock.js';

/** Where it is noted, for as long as the tab is open, that a page was loaded again. */
const NOTE = 'renewed';
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
  if (isInUse() || !(await isThere())) return;
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
  const [when, where] = /** @type {[number, string] | undefined} */ (recall(NOTE, 'sessionStorage')) ?? [];
  if (where === location.pathname && Date.now() - (when ?? 0) < MOMENT) return false;
  return keep(NOTE, [Date.now(), location.pathname], 'sessionStorage');
}

// A new version of the site waits: said between games, with a way to take it. Nobody is asked in the middle of one.

/** What is shown to a whole room is not the place to say so. */
const ON_A_WALL = '.plan-run';

/** Takes away what is said, if anything is. */
let dismiss = () => {};

/**
 * Say that a version waits, as soon as no game is under way.
 * @param {ServiceWorker} version
 */
export async function tell(version) {
  await show('offline-renewal-new', (told) =>
    makeButton(words('offline-renewal-take'), async () => {
      const others = await inquire(version, 'renew');
      // Without others this page is loaded again now.
      if (others) told.textContent = words('offline-renewal-others');
    }),
  );
}

/**
 * Say that the site is no longer at this address: what the page shows is this device's copy.
 * @param {(() => Promise<void>) | null} forget forgets the copy, where the host leads on to another address
 */
export async function tellMoved(forget) {
  const go = () => makeButton(words('offline-renewal-follow'), () => forget?.().then(() => location.reload()));
  await show('offline-renewal-moved', forget && go);
}

/**
 * Say something as soon as no game is under way.
 * @param {'offline-renewal-new' | 'offline-renewal-moved'} sentence
 * @param {((told: HTMLElement) => HTMLElement) | null} makeAnswer makes a button, given where the sentence stands
 */
async function show(sentence, makeAnswer) {
  if (document.querySelector(ON_A_WALL)) return;
  await import('../kit/later-words.js');
  // Another may have come meanwhile: it is offered alone.
  dismiss();
  const leaving = new AbortController();
  const told = make('span', { role: 'status' });
  const later = makeButton(words('offline-renewal-later'), () => dismiss());
  const answers = makeAnswer ? [makeAnswer(told), later] : [later];
  const bar = make('div', { class: 'ubao-news', hidden: true }, told, ...answers);
  const follow = () => {
    bar.hidden = isGameUnderWay();
    // A status that was empty before is read aloud.
    told.textContent ||= bar.hidden ? '' : words(sentence);
  };
  document.body.append(bar);
  dismiss = () => {
    leaving.abort();
    bar.remove();
  };
  for (const event of ['ubao-move', 'ubao-end', 'pointerup', 'keyup'])
    document.addEventListener(event, follow, { signal: leaving.signal });
  follow();
}

// Whether somebody plays on this page: then it is not loaded again.

/** Return whether a game on this page has begun and isn't over. */
export function isGameUnderWay() {
  /** @type {NodeListOf<import('../elements/board.js').UbaoBoard>} */
  const boards = document.querySelectorAll('ubao-board');
  return [...boards].some(({ moves, result }) => moves?.length && !result);
}
