// What is said may be long: its letters are smaller then, and what still scrolls can be reached by keys.

/** The most letters that one line holds on a phone, in large letters. */
const SHORT = 36;

/** @param {import('./api.js').BoardApi} board */
export function watchLength({ layout: { said, words } }) {
  const fit = () => {
    words.toggleAttribute('data-long', (said.textContent?.length ?? 0) > SHORT);
    if (said.scrollHeight > said.clientHeight) said.tabIndex = 0;
    else said.removeAttribute('tabindex');
  };
  new MutationObserver(fit).observe(said, { childList: true });
  new ResizeObserver(fit).observe(said);
}
