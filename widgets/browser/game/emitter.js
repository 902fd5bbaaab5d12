// Telling whoever listens: events by name, each with its own kind of detail.

/** @template {Record<string, any>} Events the detail of each event, by name */
export class Emitter {
  /** @type {Map<keyof Events, Set<(detail: any) => void>>} */
  #listeners = new Map();

  /**
   * Listen from now on, after all who listen already.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {(detail: Events[Name]) => void} listener
   * @returns {() => void} listens no longer
   */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /**
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {Events[Name]} detail
   */
  emit(name, detail) {
    // Listeners added during an event hear the next one.
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(detail);
  }
}
