// Search in a packed folder. From a stick no worker may be loaded from a file, so it is made of its text, which came
// with a script before this one: it holds what search needs for the site's languages, too.

const { ubaoSearch } = /** @type {{ubaoSearch?: {address: string, text: string}}} */ (globalThis);
const Plain = globalThis.Worker;

globalThis.Worker = class extends Plain {
  /**
   * @param {string | URL} address
   * @param {WorkerOptions} [options]
   */
  constructor(address, options) {
    const own = ubaoSearch && `${address}`.endsWith(ubaoSearch.address);
    super(own ? URL.createObjectURL(new Blob([ubaoSearch.text], { type: 'text/javascript' })) : address, options);
  }
};
