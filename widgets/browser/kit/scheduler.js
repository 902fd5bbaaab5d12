// Schedule work that can wait, so that a page appears at once and stays responsive while it loads.

let begun = false;

/**
 * Set up one element of many: the first of a page at once, as well as what comes after the page has
 * loaded; the others one by one, with room for touches in between.
 * @param {() => void} work
 */
export function schedule(work) {
  if (begun && document.readyState !== 'complete') return void setTimeout(work);
  begun = true;
  work();
}

/**
 * Do something heavy once the page has been drawn; while it lies in the background, not at all.
 * @param {() => void} work
 */
export function afterPaint(work) {
  const drawn = performance.getEntriesByName('first-contentful-paint').length;
  if (drawn && document.visibilityState === 'visible') work();
  else requestAnimationFrame(() => setTimeout(work));
}
