// What is kept on this device, and nowhere else: values as JSON, under names of this site's own. Storage may be full,
// forbidden or changed by others; then less is kept, and play goes on.

import { OURS } from './site.js';

export { OURS };

/** Sent to the window when all is forgotten, so that nobody keeps again what was kept before. */
export const FORGOTTEN = 'ubao-forgotten';

/** Where a value is kept: on the device, or as long as the tab is open. @typedef {'localStorage' | 'sessionStorage'} Place */

/** How many works of one kind are kept, the newest first. */
const MOST_WORKS = 4;

/**
 * @param {string} name
 * @param {Place} place
 */
function readText(name, place) {
  try {
    return globalThis[place].getItem(OURS + name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | null} text null to forget it
 * @param {Place} place
 */
function writeText(name, text, place) {
  try {
    if (text === null) globalThis[place].removeItem(OURS + name);
    else globalThis[place].setItem(OURS + name, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string | null} text */
function parse(text) {
  try {
    return JSON.parse(text ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Return the value stored under a name, or undefined.
 * @param {string} name
 * @param {Place} [place]
 * @returns {unknown} check its shape: it may be of an older version, or damaged
 */
export function recall(name, place = 'localStorage') {
  return parse(readText(name, place));
}

/**
 * Keep a value; true if that was possible.
 * @param {string} name
 * @param {unknown} value undefined to forget it
 * @param {Place} [place]
 */
export function keep(name, value, place = 'localStorage') {
  return writeText(name, value === undefined ? null : JSON.stringify(value), place);
}

/**
 * Return whether anything can be stored: storage may be full or forbidden.
 * @param {Place} [place]
 */
export function canKeep(place) {
  return keep('trial', 0, place) && keep('trial', undefined, place);
}

/**
 * The names of all that a storage holds.
 * @param {Storage} storage
 */
export function listNames(storage) {
  // Where a platform has put a storage of its own in the place of the browser's, this way alone tells the names.
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/**
 * A value on this device that several pages show and change at once. Each change is made to what is there by then,
 * never to what a page read when it came: so no page undoes what another has done. Sends an event `change` whenever it was
 * changed, here or in another page.
 * @template T
 */
export class Stored extends EventTarget {
  #name;
  #read;
  #place;
  /** Changes that are not on the device yet: it may be another page's turn, or be full. @type {((value: T) => T | void)[]} */
  #pending = [];
  #fits = true;

  /**
   * @param {string} name
   * @param {(kept: any) => T} read what is sound of what the store gave, which may be of any shape; of undefined, what
   *   there is where nothing was kept
   * @param {Place} [place]
   */
  constructor(name, read, place = 'localStorage') {
    super();
    this.#name = name;
    this.#read = read;
    this.#place = place;
    this.#sort();
    this.value = this.#look(readText(name, place));
    addEventListener('storage', ({ key }) => {
      if (key === null || key === OURS + name) this.#settle();
    });
    // A page that comes back as it was left has heard of nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#settle());
    addEventListener(FORGOTTEN, () => {
      this.#pending = [];
      this.#settle();
    });
    // A page that goes can't wait for its turn.
    addEventListener('pagehide', () => this.#write());
  }

  /** Whether all of it is on the device, and what comes next will be. */
  get isKept() {
    return this.#fits && canKeep(this.#place);
  }

  /** Data stored here that can't be read, if there is any. */
  get aside() {
    return readText(this.#aside, this.#place);
  }

  forgetAside() {
    writeText(this.#aside, null, this.#place);
  }

  /** @param {(value: T) => T | void} update changes the value that it is given, or returns another; it may be asked twice */
  change(update) {
    this.#pending.push(update);
    this.#settle(true);
    const write = () => this.#write();
    // Pages take turns. Without locks, as at an insecure address, two would have to write in the same moment to harm
    // each other.
    const { locks } = globalThis.navigator ?? {};
    if (locks) locks.request(OURS + this.#name, write).catch(write);
    else write();
  }

  #write() {
    if (!this.#pending.length) return;
    this.#settle();
    const nothing = same(this.value, this.#read(undefined));
    const fits = keep(this.#name, nothing ? undefined : this.value, this.#place);
    if (fits) this.#pending = [];
    if (fits === this.#fits) return;
    this.#fits = fits;
    this.dispatchEvent(new Event('change'));
  }

  /**
   * Let the value be what is there, with the changes that are not there yet.
   * @param {boolean} [asked] whether it is told though nothing is another
   */
  #settle(asked = false) {
    const before = this.value;
    const kept = this.#look(readText(this.#name, this.#place));
    this.value = this.#pending.reduce((value, update) => {
      const other = update(value);
      return other === undefined ? value : other;
    }, kept);
    if (asked || !same(this.value, before)) this.dispatchEvent(new Event('change'));
  }

  get #aside() {
    return `${this.#name}~`;
  }

  /** Put aside what can't be read, before something is written in its place, and take back what can be read by now. */
  #sort() {
    const from = [this.#name, this.#aside].find((name) => readText(name, this.#place) !== null);
    const text = from === undefined ? null : readText(from, this.#place);
    if (from === undefined || text === null) return;
    const to = this.#isSound(text) ? this.#name : this.#aside;
    if (to !== from && writeText(to, text, this.#place)) writeText(from, null, this.#place);
  }

  /** @param {string} text */
  #isSound(text) {
    const nothing = this.#read(undefined);
    return !same(this.#look(text), nothing) || same(parse(text), nothing);
  }

  /** @param {string | null} text */
  #look(text) {
    try {
      return this.#read(parse(text));
    } catch {
      return this.#read(undefined);
    }
  }
}

/**
 * Works of one kind, what was worked on last first. Each page has one in hand; it puts that in the place of what it has
 * kept of it before, and leaves those of other pages and of earlier visits alone.
 * @template T
 * @extends {Stored<T[]>}
 */
export class Works extends Stored {
  /** @type {T | null} what this page has in hand, once somebody has worked on it */
  own = null;

  /**
   * @param {string} name
   * @param {(kept: any) => T | null} read what is sound of a work
   */
  constructor(name, read) {
    const readAll = (/** @type {any} */ kept) =>
      /** @type {T[]} */ (Array.isArray(kept) ? kept.map(read).filter((work) => work !== null) : []);
    super(name, (kept) => readAll(kept).slice(0, MOST_WORKS));
    addEventListener(FORGOTTEN, () => {
      this.own = null;
    });
  }

  /** The other works: of earlier visits, and of other pages. */
  get earlier() {
    return this.value.filter((work) => !same(work, this.own));
  }

  /**
   * Keep how far the work in hand has come.
   * @param {T | null} work null if it is done, or given up
   */
  put(work) {
    const before = this.own;
    this.own = work;
    this.#lead([work], before);
  }

  /**
   * Go on with an earlier work.
   * @param {T} work
   * @param {T | null} [begun] what was in hand, and stays kept
   */
  take(work, begun = this.own) {
    this.own = work;
    this.#lead([work, begun], null);
  }

  /**
   * Let some works come first.
   * @param {(T | null)[]} first
   * @param {T | null} gone the one that is no more
   */
  #lead(first, gone) {
    const works = /** @type {T[]} */ (first.filter((work) => work !== null));
    this.change((others) =>
      [...works, ...others.filter((other) => ![gone, ...works].some((work) => same(other, work)))].slice(0, MOST_WORKS),
    );
  }

  /**
   * Give up earlier works.
   * @param {T[]} dropped
   */
  drop(dropped) {
    this.change((works) => works.filter((work) => !dropped.some((other) => same(work, other))));
  }
}

/**
 * Return whether two values have the same JSON.
 * @param {unknown} one
 * @param {unknown} other
 */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was kept before sites had names of their own is this site's from now on. */
function adopt() {
  for (const name of listNames(localStorage)) {
    const own = name.replace(/^ubao:(?!\/)/, OURS);
    if (own === name) continue;
    if (localStorage.getItem(own) === null) localStorage.setItem(own, localStorage.getItem(name) ?? '');
    localStorage.removeItem(name);
  }
}

try {
  adopt();
} catch {
  // Nothing can have been kept.
}
