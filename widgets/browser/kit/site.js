// Where the site is, told by where its scripts are, and how a page gets more of them. In a folder that is packed to be
// played anywhere, another module stands for this one.

/** The folder of the scripts. */
export const SCRIPTS = new URL('./', import.meta.url);

/** The site's first page. */
export const HOME = new URL('../../', import.meta.url);

const language = globalThis.document?.documentElement.lang;

/**
 * What the names of all that is kept begin with: two sites of one host keep things apart, the languages of one site, each
 * in a folder of its own, together.
 */
export const OURS = `ubao:${HOME.pathname.replace(new RegExp(`/${language}/$`), '/')}:`;

/**
 * The address of a page of the site.
 * @param {string} folder of the page, with a slash at its end
 * @param {URL | Location} [start] the page that its way begins at
 */
export const locatePage = (folder, start = HOME) => new URL(folder, start.href);

/**
 * The address that others open a page of the site by, or "" if there's none: a folder that is packed may not know it.
 * @param {URL | string} page its address here
 */
export const publish = (page) => `${page}`;

/** A part of this page is missing: load the page again, if that is because the site has a newer version. */
export function renew() {
  import(`${SCRIPTS}renewal.js`).then(
    (renewal) => renewal.renew(),
    () => {},
  );
}

/**
 * A worker for Python.
 * @param {boolean} [anew] whether it must not begin with what an earlier start left
 */
export function spawnWorker(anew) {
  return new Worker(new URL(`worker.js?${VERSION}${anew ? '#anew' : ''}`, SCRIPTS), { type: 'module', name: 'ubao' });
}
