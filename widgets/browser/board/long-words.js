// What is said may be long: its letters are smaller then, and what still scrolls can be reached by keys.

/** The most letters that one line holds on a phone, in large letters. */
const SHORT = 36;

/** From so many letters on they are smaller still beside the board: a hint that tells a whole turn. */
const LONG = 150;

/** @param {import('./api.js').BoardApi} board */
export function watchLength({ layout: { said, words } }) {
  const fit = () => {
    const letters = said.textContent?.length ?? 0;
    words.toggleAttribute('data-long', letters > SHORT);
    words.toggleAttribute('data-longer', letters > LONG);
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
