// What is said may be long: its letters are smaller then, and what still scrolls can be reached by keys.

/** The most letters that one line holds on a phone, in large letters. */
const SHORT = 36;

/** @param {import('./api.js').BoardApi} board */
export function watchLength({ layout: { said, words } }) {
  const fit = () => {
    words.toggleAttribute('data-long', (said.textContent?.length ?? 0) > SHORT);
    for (const box of [words, said]) {
      if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    }
  };
  new MutationObserver(fit).observe(words, { childList: true, subtree: true });
  const resized = new ResizeObserver(fit);
  resized.observe(words);
  resized.observe(said);
}
