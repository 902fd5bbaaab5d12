// What is kept on this device, and nowhere else: small values as JSON, under names of our own.
// Storage may be full, forbidden or changed by others; then nothing is kept and play goes on.

/** All our names begin so. */
export const OURS = 'ubao:';

/**
 * What was kept under a name, or undefined.
 * @param {string} name
 * @returns {unknown} check its shape: it may be of an older version, or damaged
 */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(OURS + name) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keep a value; true if that was possible.
 * @param {string} name
 * @param {unknown} value undefined to forget it
 */
export function keep(name, value) {
  try {
    if (value === undefined) localStorage.removeItem(OURS + name);
    else localStorage.setItem(OURS + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether anything can be kept: storage may be full, or forbidden. */
export function canKeep() {
  return keep('trial', 0) && keep('trial', undefined);
}

/** Sent to the window when all is forgotten, so that nobody keeps again what was kept before. */
export const FORGOTTEN = 'ubao-forgotten';

/**
 * A value on this device that several pages show and change at once. Each change is made to what is there by then,
 * never to what a page read when it came: so no page undoes what another has done. Sends an event `change` whenever the
 * value is another, here or in another page.
 * @template T
 */
export class Stored extends EventTarget {
  #name;
  #read;
  /** Changes that are not on the device yet: it may be another page's turn, or be full. @type {((value: T) => T)[]} */
  #pending = [];
  /** Whether all of it is on the device. */
  isKept = true;

  /**
   * @param {string} name
   * @param {(kept: any) => T} read what is sound of what the store gave, which may be of any shape; of undefined, what
   *   there is where nothing was kept
   */
  constructor(name, read) {
    super();
    this.#name = name;
    this.#read = read;
    this.value = read(recall(name));
    addEventListener('storage', ({ key }) => {
      if (key === null || key === OURS + name) this.#settle();
    });
    addEventListener(FORGOTTEN, () => {
      this.#pending = [];
      this.#settle();
    });
    // A page that goes can't wait for its turn.
    addEventListener('pagehide', () => this.#write());
  }

  /** @param {(value: T) => T} update makes another value of one, whichever it is by then; it may be asked twice */
  change(update) {
    this.#pending.push(update);
    this.#settle();
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
    const isKept = keep(this.#name, nothing ? undefined : this.value);
    if (isKept) this.#pending = [];
    if (isKept === this.isKept) return;
    this.isKept = isKept;
    this.dispatchEvent(new Event('change'));
  }

  /** Let the value be what is there, with the changes that are not there yet. */
  #settle() {
    const before = this.value;
    this.value = this.#pending.reduce((value, update) => update(value), this.#read(recall(this.#name)));
    if (!same(this.value, before)) this.dispatchEvent(new Event('change'));
  }
}

/**
 * Whether two values are written alike.
 * @param {unknown} one
 * @param {unknown} other
 */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
