// Starts Python from its memory as this device keeps it. A worker loads this only where there may be such a thing.

import { forgetSnapshot, recallSnapshot } from '../offline/snapshot.js';

/** @typedef {typeof import('./pyodide.js').loadPyodide} Load */
/** @typedef {Parameters<Load>[0]} Settings */
/** @typedef {(request: string) => string} Door the one to Python: JSON text in and out */

/**
 * Read what is kept, and say how to start from it; nothing where that can't be done.
 * @param {boolean} anew whether the last start failed: then it is forgotten
 * @returns {Promise<((load: Load, settings: Settings) => Promise<Door | undefined>) | undefined>}
 */
export async function recall(anew) {
  if (anew) await forgetSnapshot().catch(() => {});
  const snapshot = anew ? undefined : await recallSnapshot();
  return (
    snapshot &&
    (async (load, settings) => {
      try {
        const python = await load({
          ...settings,
          _loadSnapshot: snapshot.head,
          createPyodideModule: async (given) => {
            const module = await settings.createPyodideModule(given);
            const { restoreSnapshot } = module.API;
            // Pyodide would write every byte of its memory, and read as many.
            module.API.restoreSnapshot = (head) => {
              snapshot.putBack(module.HEAP8);
              return restoreSnapshot(head);
            };
            return module;
          },
        });
        // Else every start would draw the same random numbers.
        python.pyimport('random').seed();
        return python.pyimport('game_core.api').call;
      } catch {
        await forgetSnapshot().catch(() => {});
        return undefined;
      }
    })
  );
}
