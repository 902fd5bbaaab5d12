// Python's memory, taken and put back. Pyodide keeps this to itself: its private names stand in this module alone.

/** @import { Snapshot } from '../offline/snapshot.js' */

/** @typedef {typeof import('./pyodide.js').loadPyodide} Load */
/** @typedef {Parameters<Load>[0]} Settings */

/**
 * Start Python, import all rules, and return its memory.
 * @param {Load} load
 * @param {Settings} settings
 */
export async function takeMemory(load, settings) {
  const python = await load({ ...settings, _makeSnapshot: true });
  python.pyimport('game_core.whole').destroy();
  return python.makeMemorySnapshot();
}

/**
 * Start Python from its memory.
 * @param {Load} load
 * @param {Settings} settings
 * @param {Snapshot} snapshot
 */
export async function restoreMemory(load, settings, { head, putBack }) {
  const python = await load({
    ...settings,
    _loadSnapshot: head,
    createPyodideModule: async (given) => {
      const module = await settings.createPyodideModule(given);
      const { restoreSnapshot } = module.API;
      // Pyodide would copy every byte of its memory.
      module.API.restoreSnapshot = (from) => {
        putBack(module.HEAP8);
        return restoreSnapshot(from);
      };
      return module;
    },
  });
  // Otherwise every start would draw the same random numbers.
  python.pyimport('random').seed();
  return python;
}
