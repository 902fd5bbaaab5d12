// Fit sentences to their space by letter size.

/** Letter sizes to try, largest first. */
const SIZES = ['large', 'normal', 'small', 'smaller', 'least'];

/** For a reader whose browser has larger letters than usual, they don't shrink: the box grows. */
const LARGER = ['large', 'normal', 'grown'];

/** Return whether letters are larger than usual: only conditions of media show the browser's own size. */
const areLarger = () => matchMedia(`(width < ${innerWidth / 17}em)`).matches;

/** @param {import('./api.js').BoardApi} board */
export function fitLetters({ layout: { said, caption, words } }) {
  const boxes = [words, said, caption];
  const isCut = (/** @type {Element} */ box) => box.scrollHeight > box.clientHeight;
  const fit = () => {
    for (const box of [words, said]) box.removeAttribute('tabindex');
    for (const size of areLarger() ? LARGER : SIZES) {
      words.dataset.letters = size;
      if (!boxes.some(isCut)) return;
    }
    // Let keys scroll what is still too long.
    for (const box of [words, said]) if (isCut(box)) box.tabIndex = 0;
  };
  new MutationObserver(fit).observe(words, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  const resized = new ResizeObserver(fit);
  resized.observe(words);
  resized.observe(said);
}
