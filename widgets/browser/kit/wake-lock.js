// Keep the screen on, if the browser can.

let wanted = false;

/** Called if the screen can't be kept on. */
let refuse = () => {};

/** The granted lock. @type {Promise<WakeLockSentinel | void> | undefined} */
let lock;

/**
 * Keep the screen on, or stop.
 * @param {boolean} on
 * @param {() => void} [refused] called once if it's impossible
 */
export function keepAwake(on, refused = () => {}) {
  wanted = on;
  refuse = refused;
  settle();
}

/** Request or release the lock: a hidden page loses it, and gets it back when visible. */
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
    // A device low on power may refuse, and insecure addresses have no such lock.
    return refuse();
  }
}

document.addEventListener('visibilitychange', settle);
