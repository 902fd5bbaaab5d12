// The addresses of pages that end in files: nothing but a host makes one of a folder's.

import { HOME } from './site.js';

/**
 * @param {string} folder of a page, with a slash at its end
 * @param {URL | Location} [start] the page that its way begins at
 */
export const locatePage = (folder, start = HOME) => new URL(`${folder}index.html`, start.href);
