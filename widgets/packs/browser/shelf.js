// Files as scripts, which are all that a page from a stick may load. Each script puts its data on a shelf, under the
// file's path.

import { HOME } from './kit/site.js';

const page = /** @type {{ubaoShelf?: Record<string, unknown>}} */ (globalThis);
page.ubaoShelf ??= {};
const shelf = page.ubaoShelf;

/**
 * Take a file from the shelf.
 * @param {string} path below the first page
 * @returns {Promise<unknown>} rejects if it can't be loaded
 */
export function take(path) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = script.onerror = () => {
      script.remove();
      const value = shelf[path];
      delete shelf[path];
      if (value === undefined) reject(new Error(`${path} did not arrive.`));
      else resolve(value);
    };
    script.src = new URL(`${path}.js`, HOME).href;
    document.head.append(script);
  });
}
