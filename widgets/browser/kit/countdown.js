// A clock that counts down, can be paused, and goes on counting when the time is over. While a page is seen, no change
// of the device's clock is heard. The time of day tells how long the device slept, and how long ago a clock began that
// goes on after a reload or on another device.

/** The longest that is believed to have passed unseen, in milliseconds: a clock may have been put right by years. */
const MOST = 2 * 60 * 60_000;

/** What the time of day was when the page began, later by each sleep. */
let start = Date.now() - performance.now();

/** The time of day, which goes on steadily, in milliseconds. */
const now = () => start + performance.now();

globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) start += Math.min(MOST, Math.max(0, Date.now() - now()));
});

export class Clock {
  /** @param {() => void} tick called when what the clock shows may have changed */
  constructor(tick) {
    this.tick = tick;
    this.left = 0;
    /** @type {number | null} the time of day, in milliseconds, at which so much was left */
    this.since = null;
    this.timer = 0;
  }

  get running() {
    return this.since !== null;
  }

  /** The seconds left; below zero, how long the time has been over. */
  get seconds() {
    const passed = this.since === null ? 0 : (now() - this.since) / 1000;
    return Math.ceil(this.left - passed);
  }

  /** @param {number} seconds */
  set(seconds) {
    this.left = seconds;
    if (this.running) this.since = now();
    this.tick();
  }

  /** @param {number} [since] when it began, perhaps elsewhere */
  start(since = now()) {
    if (this.running) return;
    this.since = Math.min(now(), Math.max(now() - MOST, since));
    this.timer = window.setInterval(this.tick, 250);
    this.tick();
  }

  pause() {
    if (this.since === null) return;
    this.left -= (now() - this.since) / 1000;
    this.since = null;
    window.clearInterval(this.timer);
    this.tick();
  }
}

/**
 * Seconds as minutes and seconds, `4:05`; time that is over with a plus.
 * @param {number} seconds
 */
export function formatTime(seconds) {
  const [whole, sign] = seconds < 0 ? [-seconds, '+'] : [seconds, ''];
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
