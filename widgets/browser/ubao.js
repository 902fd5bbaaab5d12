// What a page loads: defines the elements and gets the runtime going.

import './tools/index.js';
import { UbaoBoard } from './elements/board.js';
import { UbaoDemo } from './elements/demo.js';
import { UbaoForget } from './elements/forget.js';
import { watchForElements } from './elements/lazy.js';

customElements.define('ubao-board', UbaoBoard);
customElements.define('ubao-demo', UbaoDemo);
customElements.define('ubao-forget', UbaoForget);
watchForElements();
