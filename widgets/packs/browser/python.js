// Pyodide's two modules as one classic script, for the workers of a packed folder.

import createPyodideModule from '../../browser/engine/pyodide.asm.js';
import { loadPyodide } from '../../browser/engine/pyodide.js';

/** The modules' exports, by file name. */
Object.assign(globalThis, {
  ubaoPython: { 'pyodide.js': { loadPyodide }, 'pyodide.asm.js': { default: createPyodideModule } },
});
