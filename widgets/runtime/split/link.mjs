// Links the two parts of a split module: the counterpart of parting.py.
//
// `link` links instances, and `wrap` wraps the script of an Emscripten program.

/** The prefix of the primary's exports for its secondary and this module. */
const PREFIX = 'split.';

/** A module whose one function calls another, since tables only take functions of modules. */
const RELAY = Uint8Array.from(
  // Header; type: nothing to nothing; import "" ""; one function of that type; export ""; its body: call 0.
  [
    [0, 97, 115, 109, 1, 0, 0, 0],
    [1, 4, 1, 96, 0, 0],
    [2, 5, 1, 0, 0, 0, 0],
    [3, 2, 1, 0],
    [7, 4, 1, 0, 0, 1],
    [10, 6, 1, 4, 0, 16, 0, 11],
  ].flat(),
);

/**
 * Load the secondary of a primary's instance on the first call into it; any other instance is returned unchanged.
 * @param {WebAssembly.Instance} instance
 * @param {WebAssembly.Imports} imports the instance's
 * @param {() => BufferSource} read returns the secondary's bytes synchronously. What it throws, the caller in the
 *   module gets.
 * @returns {{exports: WebAssembly.Exports}} the instance without our exports
 */
export function link({ exports }, imports, read) {
  const slot = exports[`${PREFIX}slot`]?.value;
  if (slot === undefined) return { exports };
  const table = exports[`${PREFIX}table`];
  const load = () => {
    new WebAssembly.Instance(new WebAssembly.Module(read()), { ...imports, split: exports });
    table.set(slot, exports[`${PREFIX}done`]);
  };
  const relay = new WebAssembly.Instance(new WebAssembly.Module(RELAY), { '': { '': load } });
  table.set(slot, relay.exports['']);
  return { exports: Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith(PREFIX))) };
}

/**
 * How a program loads the secondary.
 * @typedef {object} Source
 * @property {() => BufferSource} [read] returns its bytes synchronously; by default, a worker fetches them
 * @property {(error: unknown) => void} [lost] called when that fails; the program can't go on then
 */

/**
 * @param {(settings: any) => Promise<any>} create the function of Emscripten's script
 * @param {string} name the secondary's file, next to the primary's
 * @returns {(settings: any, source?: Source) => Promise<any>} the same for a split program
 */
export const wrap = (create, name) =>
  function createSplit(settings, { read, lost } = {}) {
    const { instantiateWasm } = settings;
    const address = settings.locateFile(name);
    const get = () => {
      try {
        return read ? read() : fetchNow(address);
      } catch (error) {
        lost?.(error);
        throw error;
      }
    };
    settings.instantiateWasm = (imports, receive) =>
      instantiateWasm(imports, (instance, module) => receive(link(instance, imports, get), module));
    return create(settings);
  };

/** @param {string} address */
function fetchNow(address) {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return request.response;
}
