// The reader's settings, stored on this device. All boards and demos on the page follow at once.

import { Stored } from './store.js';

/** The duration of steps relative to normal, by speed; 0 shows a turn at once. */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.4, still: 0 };

/** @typedef {keyof typeof SPEEDS} Speed */

const DEFAULTS = {
  /** @type {Speed | ''} empty until somebody chooses */
  speed: '',
  /** Play sounds. */
  sounds: false,
  /** Show a choice before it is played. */
  preview: false,
  /** After a turn, say how good it was, if that is known. */
  rating: false,
  /** Show a field for typed moves. */
  typing: false,
  /** For two devices offline: two words that tell if both boards match. */
  spoken: false,
  /** Enlarge letters, numbers and words. */
  large: false,
  /** Put the buttons near the left thumb. */
  left: false,
  /** Two players face each other across the device. */
  table: false,
};

/** @typedef {Readonly<typeof DEFAULTS>} Values */

/** Return the valid parts of stored settings, which may have any shape. @param {any} kept */
function read(kept) {
  const known = Object.entries(kept ?? {}).filter(
    ([name, value]) =>
      Object.hasOwn(DEFAULTS, name) &&
      (name === 'speed' ? Object.hasOwn(SPEEDS, String(value)) : typeof value === 'boolean'),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** Dispatches `change` whenever a value has changed. @extends {Stored<Values>} */
class Settings extends Stored {
  constructor() {
    super('settings', read);
  }

  /** The speed of turns; with reduced motion, the default is none. */
  get speed() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.value.speed || (still ? 'still' : 'normal');
  }

  /** The duration of steps relative to normal; 0 shows a turn at once. */
  get pace() {
    return SPEEDS[this.speed];
  }

  /** @param {Partial<Values>} values */
  set(values) {
    this.change((before) => ({ ...before, ...values }));
  }
}

export const settings = new Settings();
