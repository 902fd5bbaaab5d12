// Part of this page failed to load. If a new version has replaced the page's, reload it: once, and never during a game.

import { make, makeButton } from '../kit/element.js';
import { HOME, SCRIPTS } from '../kit/site.js';
import { words } from '../kit/speech.js';
import { keep, recall } from '../kit/store.js';
import { inquire } from './stock.js';

/** The tab's note that a page was reloaded. */
const NOTE = 'renewed';
/** The note's lifetime, in milliseconds. */
const MOMENT = 60_000;
/** Scripts that no page mentions. */
const UNNAMED = ['worker.js', 'bundle.js'];

let missing = 0;

/**
 * Reload the page if that may help: the first time something is missing, if nobody has touched it; and after a reader's
 * failed retry. Nothing happens if the page can't be loaded either, as when offline, or was reloaded a moment ago.
 */
export async function renew() {
  missing += 1;
  const first = missing === 1;
  const isInUse = () => isGameUnderWay() || (first && (navigator.userActivation?.hasBeenActive ?? true));
  if (isInUse() || !(await isThere())) return;
  // Files whose names don't change must not come from the browser's cache, which has the old version.
  const named = [...document.scripts].map(({ src }) => src).filter(Boolean);
  const addresses = [...named, ...UNNAMED.map((name) => new URL(name, SCRIPTS).href)];
  await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => {})));
  // Meanwhile somebody may have begun.
  if (!isInUse() && note()) location.reload();
}

/** Return whether the host has this page of the site. A network with a login answers with its own. */
async function isThere() {
  if (!location.href.startsWith(HOME.href)) return false;
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    // Ours name our scripts.
    return response.ok && (await response.text()).includes(SCRIPTS.href.slice(HOME.href.length));
  } catch {
    return false;
  }
}

/** Note the reload; return false if there was one a moment ago, or it can't be noted. */
function note() {
  const [when, where] = /** @type {[number, string] | undefined} */ (recall(NOTE, 'sessionStorage')) ?? [];
  if (where === location.pathname && Date.now() - (when ?? 0) < MOMENT) return false;
  return keep(NOTE, [Date.now(), location.pathname], 'sessionStorage');
}

// --- Offer a waiting version of the site between games, never during one ---

/** A screen shown to a whole room isn't the place for messages. */
const ON_A_WALL = '.plan-run';

/** The tab's note of the messages that a reader has put off. */
const LATER = 'news-later';

/** Removes the message, if any. */
let dismiss = () => {};

/** Announce a waiting version, as soon as no game is in progress. @param {ServiceWorker} version */
export async function tell(version) {
  await show('offline-renewal-new', (told) =>
    makeButton(words('offline-renewal-take'), async () => {
      const others = await inquire(version, 'renew');
      // Without other pages, this one is reloaded now.
      if (others) told.textContent = words('offline-renewal-others');
    }),
  );
}

/**
 * Say that the site has left this address, and the page is this device's copy.
 * @param {(() => Promise<void>) | null} forget deletes the copy, if the host redirects to another address
 */
export async function tellMoved(forget) {
  const go = () => makeButton(words('offline-renewal-follow'), () => forget?.().then(() => location.reload()));
  await show('offline-renewal-moved', forget && go);
}

/**
 * Show a message as soon as no game is in progress, unless it was put off on an earlier page of this tab.
 * @param {'offline-renewal-new' | 'offline-renewal-moved'} sentence
 * @param {((told: HTMLElement) => HTMLElement) | null} makeAnswer returns a button, given the message's element
 */
async function show(sentence, makeAnswer) {
  const putOff = [recall(LATER, 'sessionStorage') ?? []].flat();
  if (putOff.includes(sentence) || document.querySelector(ON_A_WALL)) return;
  await import('../kit/later-words.js');
  // Only the latest message is shown.
  dismiss();
  const leaving = new AbortController();
  const told = make('span', { role: 'status' });
  const later = makeButton(words('offline-renewal-later'), () => {
    keep(LATER, [...putOff, sentence], 'sessionStorage');
    dismiss();
  });
  const answers = makeAnswer ? [makeAnswer(told), later] : [later];
  const bar = make('div', { class: 'ubao-news', hidden: true }, told, ...answers);
  const follow = () => {
    bar.hidden = isGameUnderWay();
    // Only a status that was empty before is read aloud.
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

/** Return whether a game on this page has begun and isn't over: then it is not loaded again. */
function isGameUnderWay() {
  return [...document.querySelectorAll('ubao-board')].some(({ moves, result }) => moves?.length && !result);
}
