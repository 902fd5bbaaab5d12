// What a page loads for which items of a list fit.

import './elements/chooser.js';
