// Joins the two parts of a split module: the other half of parting.py.
//
// `link` joins instances, and `wrap` is for a program by Emscripten, whose script it's put around.

/** What the names of the primary's exports begin with that are for its secondary, and for this module. */
const PREFIX = 'split.';

/** A module with one function, which calls another. A table takes functions of modules alone. */
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
 * Let an instance of a primary have its secondary as soon as something of it is called; any other is left alone.
 * @param {WebAssembly.Instance} instance
 * @param {WebAssembly.Imports} imports what it was made with
 * @param {() => BufferSource} read gets the secondary's bytes, at once. What it throws, the caller in the module gets.
 * @returns {{exports: WebAssembly.Exports}} the instance without what is for this alone
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
 * How a program gets the secondary.
 * @typedef {object} Source
 * @property {() => BufferSource} [read] gets its bytes at once. By itself, a worker fetches them.
 * @property {(error: unknown) => void} [lost] is told when that fails; the program can't go on then
 */

/**
 * @param {(settings: any) => Promise<any>} create the function of Emscripten's script
 * @param {string} name of the secondary's file, which is where the primary's is
 * @returns {(settings: any, source?: Source) => Promise<any>} the same of a split program
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
