// What a page loads for what is printed: a pile of sheets, an address.

import './paper/address.js';
import './paper/pack.js';
