// Elements that not every page has: what they are made of is loaded when one of them comes into sight. An element
// that is empty until then is loaded at once: nobody who goes by keyboard would come to it.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { LAZY, LOADERS } from './manifest.js';
import { renew } from '../kit/site.js';

/** What takes its page for itself: it is loaded at once. */
const WHOLE = Object.keys(LOADERS)
  .filter((tag) => !LAZY.includes(tag))
  .join();

/** How far below the screen an element counts as visible, so that it loads before the reader gets there. */
const MARGIN = '200px';

/** Load what the elements of this page are made of, as soon as a reader comes near to one. */
export function watchForElements() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        load(target);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of document.querySelectorAll(Object.keys(LOADERS).join())) {
    // Elements inside a trainer or a tutorial load with it.
    if (element.parentElement?.closest(WHOLE)) continue;
    if (element.firstElementChild && !element.matches(WHOLE)) watcher.observe(element);
    else load(element);
  }
}

/**
 * Load what an element is made of.
 * @param {Element} element
 */
function load(element) {
  LOADERS[element.localName]?.().catch(() => offerRetry(element, words('elements-lost'), () => load(element)));
}

/**
 * Say at a place of the page that something did not arrive, and ask for it again when a reader wants it or the network
 * is back.
 * @param {Element} place
 * @param {string} told
 * @param {() => void} ask
 */
export function offerRetry(place, told, ask) {
  renew();
  const again = () => {
    removeEventListener('online', again);
    lost.remove();
    ask();
  };
  const lost = make('p', { class: 'ubao-lost', role: 'status' }, told, ' ', makeButton(words('elements-retry'), again));
  place.prepend(lost);
  addEventListener('online', again);
}
