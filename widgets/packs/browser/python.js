// Pyodide's two modules as one script that is no module: a worker of a packed folder begins with it.

import './module-like.js';
import createPyodideModule from '../../browser/engine/pyodide.asm.js';
import { loadPyodide } from '../../browser/engine/pyodide.js';

/** What each module offers, by the name of its file. */
Object.assign(globalThis, {
  ubaoPython: { 'pyodide.js': { loadPyodide }, 'pyodide.asm.js': { default: createPyodideModule } },
});
