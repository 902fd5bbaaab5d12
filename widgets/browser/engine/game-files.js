// Games that are not ours. Each is a file of the site: the page names it, and the worker fetches it.

// Python's own `fetch`, in the worker, is for what Python is made of.
const download = globalThis.fetch.bind(globalThis);

/** @type {Map<string, Promise<string>>} texts of files by address */
const texts = new Map();

/**
 * The address of a game's file, where the page's head has one:
 * `<link rel="ubao-game" title="twins" href="…">`.
 * @param {string} game slug
 */
export function findFile(game) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll('link[rel="ubao-game"]');
  return [...links].find(({ title }) => title === game)?.href;
}

/**
 * The text of a game's file. What could not be had is fetched anew when it is asked for again.
 * @param {string} url
 * @returns {Promise<string>} rejects where it does not arrive
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
