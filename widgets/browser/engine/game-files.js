// Games that aren't ours: the page links to their files, and the worker fetches them.

// In the worker, Python's `fetch` is for Python's own files.
const download = /* @__PURE__ */ globalThis.fetch.bind(globalThis);

/** @type {Map<string, Promise<string>>} texts by address */
const texts = new Map();

/**
 * Return the address of a game's file from the page's head: `<link rel="ubao-game" title="twins" href="…">`.
 * @param {string} game slug
 */
export function findFile(game) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll('link[rel="ubao-game"]');
  return [...links].find(({ title }) => title === game)?.href;
}

/**
 * Return the text of a game's file. A failed download is tried again next time.
 * @param {string} url
 * @returns {Promise<string>} rejects if it can't be loaded
 */
export function readFile(url) {
  const text = texts.get(url) ?? fetchText(url);
  texts.set(url, text);
  text.catch(() => texts.delete(url));
  return text;
}

/** @param {string} url */
async function fetchText(url) {
  const response = await download(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
