// A typed event emitter.

/** @template {Record<string, any>} Events the detail of each event, by name */
export class Emitter {
  /** @type {Map<keyof Events, Set<(detail: any) => void>>} */
  #listeners = new Map();

  /**
   * Add a listener after the existing ones.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {(detail: Events[Name]) => void} listener
   * @returns {() => void} removes the listener
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
    // Listeners added during an event only hear later ones.
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(detail);
  }
}
