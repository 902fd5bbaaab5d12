// What a page loads for a pile of sheets to print.

import './paper/pack.js';
