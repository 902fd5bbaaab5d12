// What the page loads that takes the results of a class.

import './teaching/results.js';
