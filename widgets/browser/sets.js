// What the page loads on which a set of puzzles is put together for a class.

import './teaching/builder.js';
