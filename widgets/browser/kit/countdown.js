// A clock that counts down, can be paused, and goes on counting when the time is over. It goes by
// the time of day, which also passes while a device sleeps.

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
    const passed = this.since === null ? 0 : (Date.now() - this.since) / 1000;
    return Math.ceil(this.left - passed);
  }

  /** @param {number} seconds */
  set(seconds) {
    this.left = seconds;
    if (this.running) this.since = Date.now();
    this.tick();
  }

  start(since = Date.now()) {
    if (this.running) return;
    this.since = since;
    this.timer = window.setInterval(this.tick, 250);
    this.tick();
  }

  pause() {
    if (this.since === null) return;
    this.left -= (Date.now() - this.since) / 1000;
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
