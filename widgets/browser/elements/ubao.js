// Load what a page with boards needs: the board, and other elements as a reader gets near them.

import { UbaoBoard } from './board.js';
import { watchForElements } from './lazy.js';
import { unheard } from '../game/controller.js';
import { SCRIPTS, renew } from '../kit/site.js';

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
