// A value that several pages change at once: each change is made to what is there by then.

import { clear, kept, listeners } from './device.mjs';

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Stored } from '../../widgets/browser/kit/store.js';

const read = (value) => (Array.isArray(value) ? value : []);
const add = (item) => (list) => [...list, item];
/** @type {unknown} */
const look = () => JSON.parse(kept.get('ubao:list') ?? 'null');
/** Another page keeps something. */
const keepElsewhere = (value, key = 'ubao:list') => {
  kept.set('ubao:list', JSON.stringify(value));
  listeners.storage({ key });
};
const { setItem } = localStorage;
const fail = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

let list;
let changes = 0;

beforeEach(() => {
  clear();
  localStorage.setItem = setItem;
  list = new Stored('list', read);
  changes = 0;
  list.addEventListener('change', () => {
    changes += 1;
  });
});

test('a change is made to what another page has kept, though nobody has told of it yet', () => {
  list.change(add(1));
  kept.set('ubao:list', '[1,2]');
  list.change(add(3));
  assert.deepEqual(look(), [1, 2, 3]);
  assert.deepEqual(list.value, [1, 2, 3]);
});

test('what another page keeps is heard of, and what it keeps of other things is not', () => {
  keepElsewhere([7]);
  assert.deepEqual([list.value, changes], [[7], 1]);
  keepElsewhere([7, 8], 'ubao:other');
  assert.deepEqual([list.value, changes], [[7], 1]);
  // All is emptied at once.
  kept.clear();
  listeners.storage({ key: null });
  assert.deepEqual([list.value, changes], [[], 2]);
});

test('where there is no room, changes stay in the page, and are kept with the first that finds some', () => {
  list.change(add(1));
  localStorage.setItem = fail;
  list.change(add(2));
  assert.deepEqual([look(), list.value, list.isKept], [[1], [1, 2], false]);
  // Another page took one away.
  keepElsewhere([]);
  assert.deepEqual(list.value, [2]);
  localStorage.setItem = setItem;
  list.change(add(3));
  assert.deepEqual([look(), list.isKept], [[2, 3], true]);
});

test('nothing is kept of what is as it is without anything kept', () => {
  list.change(add(1));
  list.change(() => []);
  assert.equal(kept.has('ubao:list'), false);
});

test('what is forgotten is not kept again, not even what found no room', () => {
  localStorage.setItem = fail;
  list.change(add(1));
  clear();
  localStorage.setItem = setItem;
  assert.deepEqual(list.value, []);
  list.change(add(2));
  assert.deepEqual(look(), [2]);
});

test('pages take turns where they can; one that goes does not wait', () => {
  /** @type {(() => void)[]} */
  const turns = [];
  const navigator = { locks: { request: async (_name, write) => void turns.push(write) } };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  list.change(add(1));
  // It is seen at once.
  assert.deepEqual([list.value, look()], [[1], null]);
  kept.set('ubao:list', '[5]');
  turns.shift()();
  assert.deepEqual(
    [list.value, look()],
    [
      [5, 1],
      [5, 1],
    ],
  );
  list.change(add(2));
  listeners.pagehide({});
  assert.deepEqual(look(), [5, 1, 2]);
  turns.shift()();
  assert.deepEqual(look(), [5, 1, 2]);
  delete globalThis.navigator;
});
