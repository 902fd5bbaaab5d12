// A clock that counts down, can be paused, and goes on counting when the time is over.

export class Clock {
  /** @param {() => void} tick called when what the clock shows may have changed */
  constructor(tick) {
    this.tick = tick;
    this.left = 0;
    /** @type {number | null} */
    this.since = null;
    this.timer = 0;
  }

  get running() {
    return this.since !== null;
  }

  /** The seconds left; below zero, how long the time has been over. */
  get seconds() {
    const passed = this.since === null ? 0 : (performance.now() - this.since) / 1000;
    return Math.ceil(this.left - passed);
  }

  /** @param {number} seconds */
  set(seconds) {
    this.left = seconds;
    if (this.running) this.since = performance.now();
    this.tick();
  }

  start() {
    if (this.running) return;
    this.since = performance.now();
    this.timer = window.setInterval(this.tick, 250);
    this.tick();
  }

  pause() {
    if (this.since === null) return;
    this.left -= (performance.now() - this.since) / 1000;
    this.since = null;
    window.clearInterval(this.timer);
    this.tick();
  }
}

/**
 * Seconds as minutes and seconds, `4:05`; time that is over with a plus.
 * @param {number} seconds
 */
export function tell(seconds) {
  const [whole, sign] = seconds < 0 ? [-seconds, '+'] : [seconds, ''];
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
