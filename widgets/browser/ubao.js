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
import { SCRIPTS } from './site.js';

function begin() {
  customElements.define('ubao-board', UbaoBoard);
  watchForElements();
}

if (globalThis.ubaoMessages) begin();
// A page that names no words, as a plain one does, gets all there are.
else void import(`${SCRIPTS}words/all.js`).then(begin);
