// Runs in a page before its own scripts: gathers what a visitor feels while the page loads.
// See bench/vitals.py for what `window.vitals` is asked.

/** Milliseconds without anything new, after which a page is calm. */
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

/** Milliseconds by which tasks were longer than 50, once there was something to be seen. */
function sumBlocking() {
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > paint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
}

Object.assign(window, {
  vitals: {
    /** Whether the page has loaded, its boards are ready, and nothing has happened for a while. */
    calm: () =>
      document.readyState === 'complete' &&
      !document.querySelector('ubao-board:not([state=ready])') &&
      performance.now() - last > CALM,
    read: () => ({ largest, blocked: sumBlocking(), shift: shift * 1000 }),
  },
});
