// Start Python from its memory as stored on this device. Workers load this only if there may be a snapshot.

import { forgetSnapshot, recallSnapshot } from '../offline/snapshot.js';
import { restoreMemory } from './memory.js';

/** @import { Load, Settings } from './memory.js' */

/** @typedef {(request: string) => string} Ask calls Python: JSON text in and out */

/**
 * Read the snapshot and return how to start from it, or nothing if that's impossible.
 * @param {boolean} anew whether the last start failed: then the snapshot is deleted
 * @returns {Promise<((load: Load, settings: Settings) => Promise<Ask | undefined>) | undefined>}
 */
export async function recall(anew) {
  if (anew) await forgetSnapshot().catch(() => {});
  const snapshot = anew ? undefined : await recallSnapshot();
  if (!snapshot) return undefined;
  return async (load, settings) => {
    try {
      const python = await restoreMemory(load, settings, snapshot);
      return python.pyimport('game_core.api').call;
    } catch {
      await forgetSnapshot().catch(() => {});
      return undefined;
    }
  };
}
