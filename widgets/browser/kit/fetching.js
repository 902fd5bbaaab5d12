// Files from the network: an error is no answer, and what has arrived isn't fetched again.

// In the worker, Python's `fetch` is for Python's own files.
const download = /* @__PURE__ */ globalThis.fetch.bind(globalThis);

/** Return a response. Throws if it's an error. @param {Response} response */
export function accept(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/**
 * Remember each answer; what failed is asked again.
 * @template T
 * @param {(address: string) => Promise<T>} ask
 */
export function askOnce(ask) {
  /** @type {Map<string, Promise<T>>} */
  const answers = new Map();
  return (/** @type {string} */ address) => {
    const answer = answers.get(address) ?? ask(address);
    answers.set(address, answer);
    answer.catch(() => answers.delete(address));
    return answer;
  };
}

/** Return the text of a file by its address; rejects if it can't be loaded. */
export const fetchText = /* @__PURE__ */ askOnce(async (address) => accept(await download(address)).text());
