// A safe for values whose loss would hurt, unlike that of settings.

import { keep, parse, readText, same, Stored, understand, writeText } from './store.js';

/** @typedef {import('./store.js').Place} Place */

/**
 * Return whether anything can be stored: storage may be full or forbidden.
 * @param {Place} [place]
 */
export function canKeep(place) {
  return keep('trial', 0, place) && keep('trial', undefined, place);
}

/**
 * Return all names in a storage.
 * @param {Storage} storage
 */
export function listNames(storage) {
  // If a platform replaces the browser's storage, only this lists the names.
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/**
 * A stored value whose unreadable data is set aside before it's overwritten, and restored once it has become readable.
 * @template T
 * @extends {Stored<T>}
 */
export class Safe extends Stored {
  #aside;
  #place;

  /**
   * @param {string} name
   * @param {(kept: any) => T} read as in `Stored`
   * @param {Place} [place]
   */
  constructor(name, read, place = 'localStorage') {
    const aside = `${name}~`;
    const from = readText(name, place) === null ? aside : name;
    const text = readText(from, place);
    if (text !== null) {
      const to = isSound(text, read) ? name : aside;
      if (to !== from && writeText(to, text, place)) writeText(from, null, place);
    }
    super(name, read, place);
    this.#aside = aside;
    this.#place = place;
  }

  /** Whether everything is stored, and more can be. */
  get isKept() {
    return this.fits && canKeep(this.#place);
  }

  /** The unreadable data stored here, if any. */
  get aside() {
    return readText(this.#aside, this.#place);
  }

  forgetAside() {
    writeText(this.#aside, null, this.#place);
  }
}

/**
 * @param {string} text
 * @param {(kept: any) => unknown} read
 */
function isSound(text, read) {
  const nothing = read(undefined);
  return !same(understand(read, text), nothing) || same(parse(text), nothing);
}
