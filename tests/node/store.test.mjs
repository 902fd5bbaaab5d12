// Storage on a device, where several pages change it at once, and it may be damaged or from another version.

import { clear, kept, listeners } from './device.mjs';

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { OURS } from '../../widgets/browser/kit/site.js';
import { Safe, Works } from '../../widgets/browser/kit/safe.js';
import { recall } from '../../widgets/browser/kit/store.js';

const NAME = `${OURS}list`;
const read = (value) => (Array.isArray(value) ? value : []);
const add = (item) => (list) => [...list, item];
/** @type {unknown} */
const look = () => JSON.parse(kept.get(NAME) ?? 'null');
/** Another page stores something. */
const keepElsewhere = (value, key = NAME) => {
  kept.set(NAME, JSON.stringify(value));
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
  const own = (list = new Safe('list', read));
  changes = 0;
  list.addEventListener('change', () => {
    changes += Number(list === own);
  });
});

test('a change is made to what another page has kept, though nobody has told of it yet', () => {
  list.change(add(1));
  kept.set(NAME, '[1,2]');
  list.change(add(3));
  assert.deepEqual(look(), [1, 2, 3]);
  assert.deepEqual(list.value, [1, 2, 3]);
});

test('what another page keeps is heard of, and what it keeps of other things is not', () => {
  keepElsewhere([7]);
  assert.deepEqual([list.value, changes], [[7], 1]);
  keepElsewhere([7, 8], `${OURS}other`);
  assert.deepEqual([list.value, changes], [[7], 1]);
  // Everything is cleared at once.
  kept.clear();
  listeners.storage({ key: null });
  assert.deepEqual([list.value, changes], [[], 2]);
});

test('a page that comes back as it was left shows what others have kept meanwhile', () => {
  kept.set(NAME, '[7]');
  listeners.pageshow({ persisted: false });
  assert.deepEqual([list.value, changes], [[], 0]);
  listeners.pageshow({ persisted: true });
  assert.deepEqual([list.value, changes], [[7], 1]);
});

test('where there is no room, changes stay in the page, and are kept with the first that finds some', () => {
  list.change(add(1));
  localStorage.setItem = fail;
  list.change(add(2));
  assert.deepEqual([look(), list.value, list.isKept], [[1], [1, 2], false]);
  // Another page removed one.
  keepElsewhere([]);
  assert.deepEqual(list.value, [2]);
  localStorage.setItem = setItem;
  list.change(add(3));
  assert.deepEqual([look(), list.isKept], [[2, 3], true]);
});

test('nothing is kept of what is as it is without anything kept', () => {
  list.change(add(1));
  list.change(() => []);
  assert.equal(kept.has(NAME), false);
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
  globalThis.navigator = navigator;
  list.change(add(1));
  // It's visible at once.
  assert.deepEqual([list.value, look()], [[1], null]);
  kept.set(NAME, '[5]');
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
  globalThis.navigator = {};
});

test('a change may be made to the value itself', () => {
  list.change((value) => void value.push(1));
  list.change((value) => {
    value.push(2);
  });
  assert.deepEqual(
    [look(), list.value],
    [
      [1, 2],
      [1, 2],
    ],
  );
});

test('what is kept in another form than ours is nothing', () => {
  for (const text of ['', 'nonsense', '[', 'null']) {
    kept.set(NAME, text);
    assert.equal(recall('list'), undefined);
  }
});

test('what can not be read is set aside, and forgotten when somebody says so', () => {
  const strict = (value) => (value === undefined ? [] : value.map((item) => item.length));
  for (const text of ['nonsense', '{"a":1}', '5', '[null]']) {
    kept.set(NAME, text);
    list = new Safe('list', text === '[null]' ? strict : read);
    assert.deepEqual([list.value, list.aside, look()], [[], text, null]);
    list.change(add(1));
    // Its replacement doesn't affect it.
    assert.equal(new Safe('list', read).aside, text);
    assert.deepEqual(look(), [1]);
    list.forgetAside();
    assert.equal(list.aside, null);
    clear();
  }
});

test('what was set aside is back once it can be read, as by a newer version', () => {
  kept.set(NAME, '{"version":2,"items":[1]}');
  assert.deepEqual(new Safe('list', read).value, []);
  list = new Safe('list', (value) => value?.items ?? []);
  assert.deepEqual([list.value, list.aside], [[1], null]);
});

test('nothing is set aside that was kept while there was nothing', () => {
  kept.set(NAME, '[]');
  assert.equal(new Safe('list', read).aside, null);
});

test('works: each page puts its own in the place of what it kept of it before', () => {
  const whole = (value) => (typeof value === 'string' ? value : null);
  const one = new Works('list', whole);
  const other = new Works('list', whole);
  one.put('a1');
  other.put('b1');
  one.put('a2');
  assert.deepEqual(look(), ['a2', 'b1']);
  listeners.storage({ key: NAME });
  assert.deepEqual([one.earlier, other.earlier], [['b1'], ['a2']]);
  // The other page picks up the first one's current work, and both continue from there.
  other.take('a2');
  one.put('a3');
  other.put('a2, otherwise');
  assert.deepEqual(look(), ['a2, otherwise', 'a3', 'b1']);
  one.drop(['b1']);
  other.put(null);
  assert.deepEqual(look(), ['a3']);
});

test('works: the last four are kept, and what is none is left out', () => {
  kept.set(NAME, '["a","b",null,"c","d","e"]');
  const works = new Works('list', (value) => value);
  assert.deepEqual(works.value, ['a', 'b', 'c', 'd']);
  works.put('f');
  assert.deepEqual(look(), ['f', 'a', 'b', 'c']);
});

test('a change to null is one, and is kept', () => {
  const one = new Safe('one', (value) => value ?? null);
  one.change(() => ({ round: 1 }));
  one.change(() => null);
  assert.equal(one.value, null);
  assert.equal(kept.has(`${OURS}one`), false);
});
