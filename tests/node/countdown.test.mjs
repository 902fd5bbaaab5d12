// A lesson's clock, while the device's clock is corrected, while the device sleeps, and after a reload.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

const MINUTE = 60_000;
/** The time of day and the time since the page began, in milliseconds. */
let day = 1_000_000_000_000;
let steady = 5000;
let seen = () => {};
Date.now = () => day;
performance.now = () => steady;
globalThis.window = { setInterval: () => 1, clearInterval: () => {} };
globalThis.document = { hidden: false, addEventListener: (_, listener) => (seen = listener) };
const { Clock } = await import('../../widgets/browser/kit/countdown.js');

const pass = (milliseconds) => {
  day += milliseconds;
  steady += milliseconds;
};
/** On some systems, the other clock stops meanwhile. */
const sleep = (milliseconds) => {
  document.hidden = true;
  seen();
  day += milliseconds;
  document.hidden = false;
  seen();
};
const begin = (since) => {
  const clock = new Clock(() => {});
  clock.set(600);
  clock.start(since);
  return clock;
};

beforeEach(() => {
  sleep(0);
});

for (const change of [55 * MINUTE, -55 * MINUTE, 366 * 24 * 60 * MINUTE, -366 * 24 * 60 * MINUTE, 1000]) {
  test(`a clock that is put right by ${change} changes nothing in a lesson`, () => {
    const clock = begin();
    pass(MINUTE);
    day += change;
    assert.equal(clock.seconds, 540);
    pass(MINUTE);
    assert.equal(clock.seconds, 480);
    clock.pause();
    pass(MINUTE);
    assert.equal(clock.seconds, 480);
    day -= change;
  });
}

test('the time for which a device slept counts', () => {
  const clock = begin();
  pass(MINUTE);
  sleep(3 * MINUTE);
  assert.equal(clock.seconds, 360);
});

test('a page that was only hidden counts once', () => {
  const clock = begin();
  document.hidden = true;
  seen();
  pass(3 * MINUTE);
  document.hidden = false;
  seen();
  assert.equal(clock.seconds, 420);
});

test('a clock that was put back while nobody saw the page gives no time back', () => {
  const clock = begin();
  pass(MINUTE);
  sleep(-55 * MINUTE);
  assert.equal(clock.seconds, 540);
  day += 55 * MINUTE;
});

test('a clock goes on after a reload', () => {
  assert.equal(begin(day - 2 * MINUTE).seconds, 480);
});

test('what began in the future, or long ago, is not believed', () => {
  assert.equal(begin(day + 55 * MINUTE).seconds, 600);
  assert.equal(begin(0).seconds, 600 - 7200);
});
