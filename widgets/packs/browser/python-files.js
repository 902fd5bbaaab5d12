// What a packed folder has of Python, each file packed with gzip.

import { bundle } from '../../browser/engine/bundle.js';

/** The script that holds Pyodide's modules: a worker begins with it. */
export const SCRIPT = 'python.js';

/** The other files, which a worker is handed. */
export const names = [...Object.keys(bundle.files), ...bundle.later].filter((name) => !name.endsWith('.js'));
