// Load what a page with boards needs: the board, and other elements as a reader gets near them.

import { UbaoBoard } from './board.js';
import { watchForElements } from './lazy.js';
import { runtime } from '../engine/runtime.js';
import { SCRIPTS, renew } from '../kit/site.js';

runtime.addEventListener('change', () => {
  if (runtime.state === 'failed') renew();
});

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

// A plan's run button takes the route chosen in the list of plans, as in `#minutes=30`.
const [, minutes] = /^#minutes=(\d+)$/.exec(location.hash) ?? [];
const [button, way] = ['.plan-ways > li > .md-button--primary', `a[href$="?minutes=${minutes}"]`].map(
  (part) => /** @type {HTMLAnchorElement | null} */ (document.querySelector(part)),
);
if (button && way) button.href = way.href;
