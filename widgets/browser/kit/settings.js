// Keep the reader's settings on this device. Every board and demo on the page follows at once.

import { Stored } from './store.js';

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

/**
 * The settings that the store gave, which may be of any shape.
 * @param {any} kept
 * @returns {Values}
 */
function read(kept) {
  const known = Object.entries(kept ?? {}).filter(
    ([name, value]) =>
      Object.hasOwn(DEFAULTS, name) &&
      (name === 'speed' ? Object.hasOwn(SPEEDS, String(value)) : typeof value === 'boolean'),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/**
 * Sends an event `change` whenever a value has changed.
 * @extends {Stored<Values>}
 */
class Settings extends Stored {
  constructor() {
    super('settings', read);
  }

  get values() {
    return this.value;
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
    this.change((before) => ({ ...before, ...values }));
  }
}

export const settings = new Settings();
