// What students have done, on a device whose clock and storage do as they are told.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clear, kept, listeners, sleep } from './device.mjs';

const { LONGEST_NAME, MOST_STUDENTS, progress } = await import('../../widgets/browser/training/progress.js');

const HOW = { hints: 0, misses: 0 };

beforeEach(clear);

test('a wish moves on from today to tomorrow to next week, and is then done', () => {
  progress.wish('a', 0);
  assert.deepEqual(progress.due, ['a']);
  progress.solve('a', HOW);
  assert.deepEqual(progress.due, []);
  sleep();
  assert.deepEqual(progress.due, ['a']);
  progress.solve('a', HOW);
  sleep(6);
  assert.deepEqual(progress.due, []);
  sleep();
  assert.deepEqual(progress.due, ['a']);
  progress.solve('a', HOW);
  sleep(30);
  assert.deepEqual(progress.due, []);
});

test('a puzzle done before its day leaves the wish as it is', () => {
  progress.wish('a', 1);
  progress.solve('a', HOW);
  sleep();
  assert.deepEqual(progress.due, ['a']);
});

test('those wished for first come first, and a new wish is the last', () => {
  for (const name of ['a', 'b', 'a']) progress.wish(name, 0);
  assert.deepEqual(progress.due, ['b', 'a']);
});

test('the first time counts', () => {
  progress.solve('a', { hints: 2, misses: 1 });
  progress.solve('a', HOW);
  assert.deepEqual(progress.student.solved, { a: { hints: 2, misses: 1 } });
});

test('each student has a notebook', () => {
  progress.solve('a', HOW);
  progress.welcome('Crane');
  assert.deepEqual([progress.student.name, progress.student.solved], ['Crane', {}]);
  progress.learn('b');
  progress.seat(0);
  assert.deepEqual(progress.student, { name: '', solved: { a: HOW }, again: {}, learned: {} });
  progress.reset();
  assert.deepEqual(progress.student.solved, {});
  progress.dismiss();
  assert.deepEqual(progress.students.map(({ name }) => name), ['Crane']);
  for (let count = 0; count < 9; count += 1) progress.welcome('x'.repeat(50));
  assert.equal(progress.students.length, MOST_STUDENTS);
  assert.equal(progress.student.name.length, LONGEST_NAME);
});

test('what comes from elsewhere is added', () => {
  progress.solve('a', { hints: 1, misses: 0 });
  progress.add({ solved: ['a', 'b'], learned: ['c'] });
  assert.deepEqual(progress.student.solved, { a: { hints: 1, misses: 0 }, b: HOW });
  assert.deepEqual(progress.student.learned, { c: true });
});

test('all is kept, and read again by another page', () => {
  progress.rename('Hare');
  progress.solve('a', HOW);
  const [[name, text]] = kept;
  listeners['ubao-forgotten']({});
  assert.equal(progress.student.name, '');
  kept.set(name, text);
  listeners.storage({ key: name });
  assert.deepEqual([progress.student.name, progress.student.solved], ['Hare', { a: HOW }]);
});

test('what can not be kept is not called so', () => {
  assert.equal(progress.isKept, true);
  const { setItem } = localStorage;
  const fail = () => { throw new DOMException('full', 'QuotaExceededError'); };
  localStorage.setItem = fail;
  assert.equal(progress.isKept, false);
  // There is room for little.
  localStorage.setItem = (name, text) => (text.length > 20 ? fail() : setItem(name, text));
  progress.solve('a', HOW);
  assert.equal(progress.isKept, false);
  localStorage.setItem = setItem;
  progress.solve('b', HOW);
  assert.equal(progress.isKept, true);
  assert.deepEqual([...kept.keys()], ['ubao:training']);
});

test('what was damaged is left out', () => {
  const whole = { name: 'Lion', solved: { a: HOW }, again: { a: { day: 1, step: 0 } }, learned: { b: true } };
  for (const [damage, expected] of [
    ['nonsense', undefined],
    ['{"students": 5}', undefined],
    ['{"at": 7, "students": []}', undefined],
    [JSON.stringify({ at: 9, students: [whole] }), whole],
    [JSON.stringify({ students: [{ ...whole, solved: { a: HOW, c: 'x', d: { hints: -1 } }, again: { a: whole.again.a, e: null } }] }), whole],
  ]) {
    kept.set('ubao:training', damage);
    listeners.storage({ key: 'ubao:training' });
    assert.deepEqual(progress.student, expected ?? { name: '', solved: {}, again: {}, learned: {} }, damage);
  }
});
