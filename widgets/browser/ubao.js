// What a page loads: the tools under every board, in their order, and the elements.

import './tools/undo.js';
import './tools/what-happened.js';
import './tools/show-me.js';
import './tools/hint.js';
import './tools/new-game.js';
import './tools/computer.js';
import './tools/stop.js';
import './tools/players.js';
import './tools/look.js';
import './tools/share.js';
import './tools/device.js';
import { UbaoBoard } from './elements/board.js';
import { watchForElements } from './elements/lazy.js';
import { renew } from './elements/renewing.js';
import { runtime } from './engine/runtime.js';
import './lesson/way.js';
import { SCRIPTS } from './site.js';

runtime.addEventListener('change', () => {
  if (runtime.state === 'failed') renew();
});

function begin() {
  // Another site's script may have been here first: its boards are as good.
  if (customElements.get('ubao-board')) return;
  customElements.define('ubao-board', UbaoBoard);
  watchForElements();
}

const named = document.querySelectorAll('script[src*="/words/"]').length;
if (globalThis.ubaoMessages?.scripts === named) begin();
// A page that names no words, as a plain one does, or has not got all of them, gets all there are.
else import(`${SCRIPTS}words/all.js`).then(begin, renew);
