// Storage on this device only: JSON values under this site's own names. Storage may be full, forbidden or changed by
// others; then less is stored, and play goes on.

import { OURS } from './site.js';

/** Dispatched on the window when everything is deleted, so that nobody stores old data again. */
export const FORGOTTEN = 'ubao-forgotten';

/** Where to store a value: on the device, or in the tab. @typedef {'localStorage' | 'sessionStorage'} Place */

/** @param {string} name @param {Place} place */
export function readText(name, place) {
  try {
    return globalThis[place].getItem(OURS + name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string | null} text null to delete it @param {Place} place */
export function writeText(name, text, place) {
  try {
    if (text === null) globalThis[place].removeItem(OURS + name);
    else globalThis[place].setItem(OURS + name, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string | null} text */
export function parse(text) {
  try {
    return JSON.parse(text ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Return a stored value, of any shape, or undefined.
 * @param {string} name
 * @param {Place} [place]
 * @returns {unknown}
 */
export function recall(name, place = 'localStorage') {
  return parse(readText(name, place));
}

/**
 * Store a value; return whether that worked.
 * @param {string} name
 * @param {unknown} value undefined to delete it
 * @param {Place} [place]
 */
export function keep(name, value, place = 'localStorage') {
  return writeText(name, value === undefined ? null : JSON.stringify(value), place);
}

/**
 * A stored value that several pages show and change at once. Changes apply to the current value, never to a page's old
 * copy, so no page undoes another's. Dispatches `change` after changes here or in another page.
 * @template T
 */
export class Stored extends EventTarget {
  #read;
  /** Changes not stored yet: another page may be writing, or storage may be full. @type {((value: T) => T | void)[]} */
  #pending = [];
  /** Whether everything is stored. */
  fits = true;

  /**
   * @param {string} name
   * @param {(kept: any) => T} read returns the valid parts of a stored value, which may have any shape; for undefined,
   *   the initial value
   * @param {Place} [place]
   */
  constructor(name, read, place = 'localStorage') {
    super();
    this.name = name;
    this.place = place;
    this.#read = read;
    this.value = understand(this.#read, readText(name, place));
    addEventListener('storage', ({ key }) => {
      if (key === null || key === OURS + name) this.#settle();
    });
    // A page from the back-forward cache has missed changes.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#settle());
    addEventListener(FORGOTTEN, () => {
      this.#pending = [];
      this.#settle();
    });
    // A page being closed can't wait for the lock.
    addEventListener('pagehide', () => this.#write());
  }

  /** @param {(value: T) => T | void} update changes its argument, or returns another value; may be called twice */
  change(update) {
    this.#pending.push(update);
    this.#settle(true);
    const write = () => this.#write();
    // Pages take turns. Without locks, as on an insecure address, a conflict takes two writes at the same moment.
    const { locks } = globalThis.navigator ?? {};
    if (locks) locks.request(OURS + this.name, write).catch(write);
    else write();
  }

  #write() {
    if (!this.#pending.length) return;
    this.#settle();
    const nothing = same(this.value, this.#read(undefined));
    const fits = keep(this.name, nothing ? undefined : this.value, this.place);
    if (fits) this.#pending = [];
    if (fits === this.fits) return;
    this.fits = fits;
    this.dispatchEvent(new Event('change'));
  }

  /** Load the value, and reapply pending changes. @param {boolean} [asked] whether to report even if nothing changed */
  #settle(asked = false) {
    const before = this.value;
    const kept = understand(this.#read, readText(this.name, this.place));
    this.value = this.#pending.reduce((value, update) => {
      const other = update(value);
      // Null means deleted; undefined, updated in place.
      return other === undefined ? value : other;
    }, kept);
    if (asked || !same(this.value, before)) this.dispatchEvent(new Event('change'));
  }
}

/**
 * Return what a stored text means; an unreadable one counts as none.
 * @template T
 * @param {(kept: any) => T} read
 * @param {string | null} text
 */
export function understand(read, text) {
  try {
    return read(parse(text));
  } catch {
    return read(undefined);
  }
}

/**
 * Return whether two values have the same JSON.
 * @param {unknown} one
 * @param {unknown} other
 */
export function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
