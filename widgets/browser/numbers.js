// What the page loads on which games are counted.

import './numbers/element.js';
