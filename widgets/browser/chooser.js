// What a page loads for which items of a list fit.

import './chooser/chooser.js';
