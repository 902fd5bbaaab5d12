// What a packed folder has of Python, each file packed with gzip.

import { bundle } from '../../browser/bundle.js';

/** The script that holds Pyodide's modules. */
export const SCRIPT = 'python.js';

/** All files. */
export const names = [SCRIPT, ...Object.keys(bundle.files).filter((name) => !name.endsWith('.js'))];
