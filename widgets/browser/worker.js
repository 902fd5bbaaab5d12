// What a worker loads: Python with the rules.

import './engine/worker.js';
