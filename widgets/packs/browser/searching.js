// Search in a packed folder. From a stick workers can't be loaded from files, so this one is made from its text, which
// an earlier script brought along with search's language support.

const { ubaoSearch } = /** @type {{ubaoSearch?: {address: string, text: string}}} */ (globalThis);
const Plain = globalThis.Worker;

globalThis.Worker = class extends Plain {
  /** @param {string | URL} address @param {WorkerOptions} [options] */
  constructor(address, options) {
    const own = ubaoSearch && `${address}`.endsWith(ubaoSearch.address);
    super(own ? URL.createObjectURL(new Blob([ubaoSearch.text], { type: 'text/javascript' })) : address, options);
  }
};
