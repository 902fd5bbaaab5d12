// Where the site is, told by where its scripts are. This module lies where the joined files lie.

/** The folder of the scripts. */
export const SCRIPTS = new URL('./', import.meta.url);

/** The site's first page. */
export const HOME = new URL('../../', import.meta.url);
