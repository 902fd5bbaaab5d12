// Runs in a page before its own scripts: measures how loading feels to a visitor. bench/vitals.py uses `window.vitals`.

/** Milliseconds without events after which a page is idle. */
const CALM = 1500;

let paint = 0;
let largest = 0;
let shift = 0;
/** When something last happened. */
let last = 0;
/** @type {PerformanceEntry[]} */
const tasks = [];

/**
 * @param {string} type
 * @param {(entry: any) => void} note
 */
function observe(type, note) {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(note);
    last = performance.now();
  }).observe({ type, buffered: true });
}

observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') paint = entry.startTime;
});
observe('largest-contentful-paint', (entry) => {
  largest = entry.startTime;
});
observe('layout-shift', (entry) => {
  shift += entry.value;
});
observe('longtask', (entry) => tasks.push(entry));

/** Return the milliseconds by which tasks exceeded 50, after the first paint. */
function sumBlocking() {
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > paint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
}

Object.assign(window, {
  vitals: {
    /** Whether the page has loaded, its boards are ready, and it is idle. */
    calm: () =>
      document.readyState === 'complete' &&
      !document.querySelector('ubao-board:not([state=ready])') &&
      performance.now() - last > CALM,
    read: () => ({ largest, blocked: sumBlocking(), shift: shift * 1000 }),
  },
});
