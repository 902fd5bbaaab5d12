// Where the packed folder is, told by where this script is: one that is no module is told by its element.

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/** The folder of the scripts. */
export const SCRIPTS = new URL('./', here);

/** The first page. */
export const HOME = new URL('../../', here);
