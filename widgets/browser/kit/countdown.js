// A countdown clock with pause, which continues past zero. While a page is visible, it ignores changes of the device's
// clock. The time of day accounts for sleep, and for clocks that continue after a reload or on another device.

/** The longest unseen time that is believed, in milliseconds: a clock may have been corrected by years. */
const MOST = 2 * 60 * 60_000;

/** The time of day when the page was opened, plus later sleep. */
let start = Date.now() - performance.now();

/** A steady time of day, in milliseconds. */
const now = () => start + performance.now();

globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) start += Math.min(MOST, Math.max(0, Date.now() - now()));
});

export class Clock {
  /** @param {() => void} tick called when the displayed time may have changed */
  constructor(tick) {
    this.tick = tick;
    this.left = 0;
    /** @type {number | null} the time of day, in milliseconds, of the time left */
    this.since = null;
    this.timer = 0;
  }

  get running() {
    return this.since !== null;
  }

  /** The seconds left; negative once the time is over. */
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

  /** @param {number} [since] when it began, possibly elsewhere */
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

/** Format seconds as minutes and seconds, `4:05`, with a plus once the time is over. @param {number} seconds */
export function formatTime(seconds) {
  const [whole, sign] = seconds < 0 ? [-seconds, '+'] : [seconds, ''];
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
