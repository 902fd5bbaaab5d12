// Several works of one kind, stored on this device: games in progress, somebody's programs.

import { Safe } from './safe.js';
import { FORGOTTEN, same } from './store.js';

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

  /**
   * @param {string} name
   * @param {(kept: any) => T | null} read returns the valid parts of a work
   */
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

  /**
   * Store the current work.
   * @param {T | null} work null if it's done, or discarded
   */
  put(work) {
    const before = this.own;
    this.own = work;
    this.#lead([work], before);
  }

  /**
   * Continue an earlier work.
   * @param {T} work
   * @param {T | null} [begun] the current work until now, which stays stored
   */
  take(work, begun = this.own) {
    this.own = work;
    this.#lead([work, begun], null);
  }

  /**
   * Move some works to the front.
   * @param {(T | null)[]} first
   * @param {T | null} gone to be removed
   */
  #lead(first, gone) {
    const works = /** @type {T[]} */ (first.filter((work) => work !== null));
    this.change((others) =>
      [...works, ...others.filter((other) => ![gone, ...works].some((work) => same(other, work)))].slice(0, MOST_WORKS),
    );
  }

  /**
   * Discard earlier works.
   * @param {T[]} dropped
   */
  drop(dropped) {
    this.change((works) => works.filter((work) => !dropped.some((other) => same(work, other))));
  }
}
