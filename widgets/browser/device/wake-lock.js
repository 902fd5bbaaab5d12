// A screen that does not go dark, where the browser can see to that.

let wanted = false;

/** What keeps the screen on, once it is granted. @type {Promise<WakeLockSentinel | void> | undefined} */
let lock;

/**
 * Keep the screen on from now on, or no longer.
 * @param {boolean} on
 */
export function keepAwake(on) {
  wanted = on;
  settle();
}

/** Ask for the lock, or give it up: a page that is left needs none, and gets it back when it is seen again. */
function settle() {
  if (!wanted || document.hidden) {
    void lock?.then((held) => held?.release());
    lock = undefined;
  } else {
    // A device that is low on power may refuse.
    lock ??= navigator.wakeLock?.request('screen').catch(() => {});
  }
}

document.addEventListener('visibilitychange', settle);
