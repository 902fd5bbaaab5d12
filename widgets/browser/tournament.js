// What the page of a tournament loads.

import './tournament/element.js';
