// The tools under every board, in their order.

import './undo.js';
import './what-happened.js';
import './show-me.js';
import './hint.js';
import './new-game.js';
import './stop.js';
import './players.js';
import './look.js';
import './share.js';
import './device.js';
