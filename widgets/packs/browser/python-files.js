// Python's files in a packed folder, each compressed with gzip.

import { bundle } from '../../browser/engine/bundle.js';

/** The script with Pyodide's modules, which workers begin with. */
export const SCRIPT = 'python.js';

/** The other files, which workers are handed. */
export const names = [...Object.keys(bundle.files), ...bundle.later].filter((name) => !name.endsWith('.js'));
