// Replaces the site's recalling.js: Python's memory comes from the site, as if the build had made it, and isn't stored
// on the device.

// The worker's own fetch counts Python's files.
const response = WorkerGlobalScope.prototype.fetch.call(self, new URL('snapshot.txt', import.meta.url));

export async function recall() {
  const _loadSnapshot = new Uint8Array(await (await response).arrayBuffer());
  return async (load, settings) => {
    const python = await load({ ...settings, _loadSnapshot });
    python.pyimport('random').seed();
    return python.pyimport('game_core.api').call;
  };
}
