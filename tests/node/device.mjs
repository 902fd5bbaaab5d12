// A device for modules that store something: storage, and a clock that tests set.

import { mock } from 'node:test';

/** What is stored, by name. */
export const kept = new Map();

/** Dispatches an event to all listeners of the window. @type {Record<string, (event: any) => void>} */
export const listeners = {};

globalThis.addEventListener = (name, listener) => {
  const before = listeners[name];
  listeners[name] = (event) => {
    before?.(event);
    listener(event);
  };
};
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
  removeItem: (name) => void kept.delete(name),
};
// Some versions of Node have locks, and everything would be written a moment later.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true, writable: true });
mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-21T12:00:00') });

/** Forget everything. */
export function clear() {
  kept.clear();
  listeners['ubao-forgotten']?.({});
}

/** Starts the next day. */
export function sleep(days = 1) {
  mock.timers.setTime(Date.now() + days * 86_400_000);
}
