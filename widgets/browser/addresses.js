// The addresses of the site's own pages. In a folder that is packed to be played anywhere, another module stands for
// this one: there they end in files.

import { HOME } from './site.js';

/**
 * @param {string} folder of a page, with a slash at its end
 * @param {URL | Location} [start] the page that its way begins at
 */
export const locatePage = (folder, start = HOME) => new URL(folder, start.href);
