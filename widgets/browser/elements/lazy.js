// Elements that not every page has: what they are made of is loaded when one of them comes into sight. An element
// that is empty until then is loaded at once: nobody who goes by keyboard would come to it.

/** The elements, and the module that defines each. */
const MODULES = /** @type {Record<string, () => Promise<unknown>>} */ ({
  'ubao-demo': () => import('./demo.js'),
  'ubao-forget': () => import('./forget.js'),
  'ubao-puzzle': () => import('./puzzle.js'),
  'ubao-trainer': () => import('./trainer.js'),
  'ubao-path': () => import('./path.js'),
});

/** How far below the screen something counts as in sight: there is time until a reader is there. */
const MARGIN = '200px';

/** Load what the elements of this page are made of, as soon as a reader comes near to one. */
export function watchForElements() {
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      load(target);
    }
  }, { rootMargin: MARGIN });
  for (const element of document.querySelectorAll(Object.keys(MODULES).join())) {
    if (element.firstElementChild) watcher.observe(element);
    else load(element);
  }

  // Without a network it stays as it is, and is looked at again when it comes into sight again.
  function load(/** @type {Element} */ element) {
    MODULES[element.localName]?.().catch(() => watcher.observe(element));
  }
}
