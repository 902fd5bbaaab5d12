// Runs in a page before its own scripts: touches the first board as early as a person could, and measures when it
// responds. `window.probe` holds milliseconds since navigation.

/** @type {{visible?: number, touched?: number, moved?: number}} */
const times = {};
Object.assign(window, { probe: times });

new PerformanceObserver((list) => {
  times.visible ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
}).observe({ type: 'paint', buffered: true });

function touch() {
  const cell = document.querySelector('ubao-board [data-cell][data-legal]');
  if (!cell || times.touched !== undefined) return;
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  if (cell.hasAttribute('data-chosen')) times.touched = performance.now();
}

new MutationObserver(touch).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['data-legal'],
});
document.addEventListener('ubao-move', () => {
  times.moved ??= performance.now();
});
