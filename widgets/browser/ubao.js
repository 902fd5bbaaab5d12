// What a page loads: defines the elements and gets the runtime going.

import { UbaoBoard } from './board.js';
import { UbaoDemo } from './demo.js';
import { UbaoForget } from './forget.js';
import { watchForElements } from './sight.js';

customElements.define('ubao-board', UbaoBoard);
customElements.define('ubao-demo', UbaoDemo);
customElements.define('ubao-forget', UbaoForget);
watchForElements();
