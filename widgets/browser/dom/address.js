// The page's own address, as a reload or a way back will find it.

/**
 * Put another address in the place of the page's own. Some frames allow no such change: then it stays as it is.
 * @param {string | URL} address
 * @param {unknown} [state] kept with this entry of the history
 */
export function replaceAddress(address, state = history.state) {
  try {
    history.replaceState(state, '', address);
  } catch {
    // What the page shows does not depend on it.
  }
}
