// Schedule deferrable work, so that a page appears at once and stays responsive while it loads.

let begun = false;

/**
 * Set up one of many elements: at once for a page's first and after the page has loaded; otherwise one by one, with
 * time for touches in between.
 * @param {() => void} work
 */
export function schedule(work) {
  if (begun && document.readyState !== 'complete') return void setTimeout(work);
  begun = true;
  work();
}

/** Do heavy work after the next paint; never while the page is in the background. @param {() => void} work */
export function afterPaint(work) {
  const drawn = performance.getEntriesByName('first-contentful-paint').length;
  if (drawn && document.visibilityState === 'visible') work();
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * Return an observer that calls a function once for each of its elements, as it comes into view.
 * @param {(element: Element) => void} work
 * @param {string} margin the distance below the screen at which it counts as in view
 */
export function whenInView(work, margin) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        work(target);
      }
    },
    { rootMargin: margin },
  );
  return watcher;
}
