// What the page loads that gets a device ready.

import './ready/ready.js';
