// What readers have set on this device. Every board and demo of the page follows at once.

import { FORGOTTEN, keep, recall } from './store.js';

/** How much longer than normal a step takes, by the name of a speed; 0 shows a turn at once. */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.4, still: 0 };

/** @typedef {keyof typeof SPEEDS} Speed */

const DEFAULTS = {
  /** @type {Speed | ''} empty as long as nobody has chosen one */
  speed: '',
  /** Seeds and pieces can be heard. */
  sounds: false,
  /** A choice is shown before it is played. */
  preview: false,
  /** After a turn a line says how good it was, where that is known. */
  rating: false,
  /** There is a field for typed moves. */
  typing: false,
  /** Two devices without a network: two words tell whether both boards are alike. */
  spoken: false,
  /** Letters, numbers and words are larger. */
  large: false,
  /** The buttons are near the left thumb. */
  left: false,
  /** Two players face each other across the device. */
  table: false,
};

/** @typedef {Readonly<typeof DEFAULTS>} Values */

/** Sends an event `change` whenever a value has changed. */
class Settings extends EventTarget {
  values = { ...DEFAULTS };

  constructor() {
    super();
    addEventListener(FORGOTTEN, () => this.take(DEFAULTS));
    const kept = recall('settings');
    if (!kept || typeof kept !== 'object') return;
    for (const [name, value] of Object.entries(kept)) {
      const known = name === 'speed' ? Object.hasOwn(SPEEDS, value) : typeof value === 'boolean';
      if (known && Object.hasOwn(DEFAULTS, name)) Object.assign(this.values, { [name]: value });
    }
  }

  /** The speed of turns; who asked the device for less motion starts without any. */
  get speed() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.values.speed || (still ? 'still' : 'normal');
  }

  /** How much longer than normal a step takes; 0 shows a turn at once. */
  get pace() {
    return SPEEDS[this.speed];
  }

  /** @param {Partial<Values>} values */
  set(values) {
    this.take(values);
    keep('settings', this.values);
  }

  /**
   * Follow values without keeping them.
   * @param {Partial<Values>} values
   */
  take(values) {
    Object.assign(this.values, values);
    this.dispatchEvent(new Event('change'));
  }
}

export const settings = new Settings();
