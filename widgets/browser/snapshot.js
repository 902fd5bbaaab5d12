// What the worker loads that takes a snapshot of Python, once on a device.

import './engine/taking.js';
