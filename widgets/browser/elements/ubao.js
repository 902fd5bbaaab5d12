// Load what a page with boards needs: the board, and other elements as one comes into view. An element that is empty
// until then is loaded at once, since keyboard users wouldn't reach it.

import { unheard } from '../game/controller.js';
import { whenInView } from '../kit/scheduler.js';
import { SCRIPTS, renew } from '../kit/site.js';
import { words } from '../kit/speech.js';
import { offerRetry, UbaoBoard } from './board.js';
import { LOADERS, WHOLE } from './manifest.js';

/** The distance below the screen at which an element is loaded. */
const MARGIN = '200px';

function watchForElements() {
  const watcher = whenInView(load, MARGIN);
  for (const element of document.querySelectorAll(Object.keys(LOADERS).join())) {
    // Elements inside a trainer or a tutorial load with it.
    if (element.parentElement?.closest(WHOLE)) continue;
    if (element.firstElementChild && !element.matches(WHOLE)) watcher.observe(element);
    else load(element);
  }
}

/** Load an element's code. @param {Element} element */
function load(element) {
  LOADERS[element.localName]?.().catch(() => offerRetry(element, words('elements-lost'), () => load(element)));
}

function begin() {
  // Another site's script may have defined them already.
  if (customElements.get('ubao-board')) return;
  customElements.define('ubao-board', UbaoBoard);
  watchForElements();
}

const named = document.querySelectorAll('script[src*="/words/"]').length;
if (globalThis.ubaoMessages?.scripts === named) begin();
// A page that names no messages, or failed to load them, gets all of them.
else import(`${SCRIPTS}words/all.js`).then(begin, renew);

const follow = () => location.hash && import('./fragment.js').then(({ followFragment }) => followFragment(), unheard);
addEventListener('hashchange', follow);
follow();
