// Stored values that must not be lost, unlike settings: one value, or several works of one kind.

import { HOME, OURS } from './site.js';
import { FORGOTTEN, keep, parse, readText, same, Stored, understand, writeText } from './store.js';

/** @import { Place } from './store.js' */

/** Return whether anything can be stored: storage may be full or forbidden. @param {Place} [place] */
export function canKeep(place) {
  return keep('trial', 0, place) && keep('trial', undefined, place);
}

/** Return all names in a storage. @param {Storage} storage */
export function listNames(storage) {
  // If a platform replaces the browser's storage, only this lists the names.
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/** Delete everything that this site stores, including the theme's colors, but not the site's offline copy. */
export function forgetStored() {
  // Material's stored values, such as the color scheme, begin with the site's path.
  const prefixes = [OURS, `${HOME.pathname}.__`];
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of listNames(storage)) {
        if (prefixes.some((prefix) => name.startsWith(prefix))) storage.removeItem(name);
      }
    }
  } catch {
    // Then nothing is stored.
  }
  dispatchEvent(new Event(FORGOTTEN));
}

/**
 * A stored value whose unreadable data is set aside before it's overwritten, and restored once it has become readable.
 * @template T
 * @extends {Stored<T>}
 */
export class Safe extends Stored {
  #aside;

  /** @param {string} name @param {(kept: any) => T} read as in `Stored` @param {Place} [place] */
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
  }

  /** Whether everything is stored, and more can be. */
  get isKept() {
    return this.fits && canKeep(this.place);
  }

  /** The unreadable data stored here, if any. */
  get aside() {
    return readText(this.#aside, this.place);
  }

  forgetAside() {
    writeText(this.#aside, null, this.place);
  }
}

/** @param {string} text @param {(kept: any) => unknown} read */
function isSound(text, read) {
  const nothing = read(undefined);
  return !same(understand(read, text), nothing) || same(parse(text), nothing);
}

/** The most works stored of one kind, newest first. */
const MOST_WORKS = 4;

/**
 * Works of one kind, most recent first. Each page has a current one, which replaces its own earlier state and leaves
 * those of other pages and visits alone.
 * @template T
 * @extends {Safe<T[]>}
 */
export class Works extends Safe {
  /** @type {T | null} this page's current work, once somebody has worked on it */
  own = null;

  /** @param {string} name @param {(kept: any) => T | null} read returns the valid parts of a work */
  constructor(name, read) {
    const readAll = (/** @type {any} */ kept) =>
      /** @type {T[]} */ (Array.isArray(kept) ? kept.map(read).filter((work) => work !== null) : []);
    super(name, (kept) => readAll(kept).slice(0, MOST_WORKS));
    addEventListener(FORGOTTEN, () => {
      this.own = null;
    });
  }

  /** The other works: from earlier visits and other pages. */
  get earlier() {
    return this.value.filter((work) => !same(work, this.own));
  }

  /** Store the current work. @param {T | null} work null if it's done, or discarded */
  put(work) {
    const before = this.own;
    this.own = work;
    this.#lead([work], before);
  }

  /** Continue an earlier work. @param {T} work @param {T | null} [begun] the current one so far, which stays stored */
  take(work, begun = this.own) {
    this.own = work;
    this.#lead([work, begun], null);
  }

  /** Move some works to the front. @param {(T | null)[]} first @param {T | null} gone to be removed */
  #lead(first, gone) {
    const works = /** @type {T[]} */ (first.filter((work) => work !== null));
    this.change((others) =>
      [...works, ...others.filter((other) => ![gone, ...works].some((work) => same(other, work)))].slice(0, MOST_WORKS),
    );
  }

  /** Discard earlier works. @param {T[]} dropped */
  drop(dropped) {
    this.change((works) => works.filter((work) => !dropped.some((other) => same(work, other))));
  }
}
