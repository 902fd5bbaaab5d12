// Elements that not every page has: their code is loaded as one comes into view. An element that is empty until then is
// loaded at once, since keyboard users wouldn't reach it.

import { make, makeButton } from '../kit/element.js';
import { whenInView } from '../kit/scheduler.js';
import { words } from '../kit/speech.js';
import { LOADERS, WHOLE } from './manifest.js';
import { renew } from '../kit/site.js';

/** The distance below the screen at which an element is loaded. */
const MARGIN = '200px';

/** Load the code of this page's elements as a reader gets near them. */
export function watchForElements() {
  const watcher = whenInView(load, MARGIN);
  for (const element of document.querySelectorAll(Object.keys(LOADERS).join())) {
    // Elements inside a trainer or a tutorial load with it.
    if (element.parentElement?.closest(WHOLE)) continue;
    if (element.firstElementChild && !element.matches(WHOLE)) watcher.observe(element);
    else load(element);
  }
}

/**
 * Load an element's code.
 * @param {Element} element
 */
function load(element) {
  LOADERS[element.localName]?.().catch(() => offerRetry(element, words('elements-lost'), () => load(element)));
}

/**
 * Show that something couldn't be loaded, and retry when the reader asks or the network is back.
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
