// A screen that does not go dark, where the browser can see to that.

let wanted = false;

/** Told where the screen can't be kept on. */
let refuse = () => {};

/** What keeps the screen on, once it is granted. @type {Promise<WakeLockSentinel | void> | undefined} */
let lock;

/**
 * Keep the screen on from now on, or no longer.
 * @param {boolean} on
 * @param {() => void} [refused] called, once for each time that it is asked for, where that is not possible
 */
export function keepAwake(on, refused = () => {}) {
  wanted = on;
  refuse = refused;
  settle();
}

/** Ask for the lock, or give it up: a page that is left needs none, and gets it back when it is seen again. */
function settle() {
  if (!wanted || document.hidden) {
    void lock?.then((held) => held?.release());
    lock = undefined;
  } else lock ??= hold();
}

async function hold() {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    // A device that is low on power may refuse, and insecure addresses have no such lock.
    return refuse();
  }
}

document.addEventListener('visibilitychange', settle);
