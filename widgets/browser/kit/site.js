// The site's address, derived from its scripts', and reloading. In a packed folder, another module replaces this one.

/** The folder of the scripts. */
export const SCRIPTS = new URL('./', import.meta.url);

// Scripts that don't use these are bundled without them.

/** The site's first page. */
export const HOME = /* @__PURE__ */ new URL('../../', import.meta.url);

/** The prefix of stored names: it separates a host's sites, but not a site's languages, each in its folder. */
export const OURS = /* @__PURE__ */ findPrefix();

function findPrefix() {
  const language = globalThis.document?.documentElement.lang;
  return `ubao:${HOME.pathname.replace(new RegExp(`/${language}/$`), '/')}:`;
}

/**
 * Return a page's address.
 * @param {string} folder with a trailing slash
 * @param {URL | Location} [start] its base
 */
export const locatePage = (folder, start = HOME) => new URL(folder, start.href);

/** Return a page's public address, or "" if there's none, as in a packed folder. @param {URL | string} page */
export const publish = (page) => `${page}`;

/** Part of this page is missing: reload it, if the site has a newer version. */
export function renew() {
  import(`${SCRIPTS}renewal.js`).then(
    (renewal) => renewal.renew(),
    () => {},
  );
}

/** Start a worker for Python. @param {boolean} [anew] whether to ignore what an earlier start left */
export function spawnWorker(anew) {
  return new Worker(new URL(`worker.js?${VERSION}${anew ? '#anew' : ''}`, SCRIPTS), { type: 'module' });
}
