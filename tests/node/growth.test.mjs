// Changes between a class's two sets.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSets } from '../../widgets/browser/classroom/growth.js';

const IDEAS = ['predict', 'predict', 'capture', 'capture'];

/** The result of a student, of whom each puzzle's state is a letter: solved at once, after Tries, with a Hint, Begun. */
function enter(name, letters) {
  const states = [...letters].map((letter) => ({ O: 'once', T: 'tries', H: 'hint', B: 'begun' })[letter]);
  return { name, code: '', work: { states, hints: 0, minutes: 1 } };
}

const BEFORE = ['Ama BBOB', 'Kofi HHOB', 'Esi OBOB', 'Yaw BTOB', 'Abena BBOB'];
const AFTER = ['ama OOOB', 'Kofi TBOT', 'Esi OOBH', 'Yaw OBOB', 'Abena BOOB'];

const collect = (lines) => ({ ideas: IDEAS, entries: lines.map((line) => enter(...line.split(' '))) });

test('each idea has its change and where the true one may well lie', () => {
  const { ideas, students, alone } = compareSets(collect(BEFORE), collect(AFTER));
  assert.deepEqual(students[0], {
    name: 'ama',
    steps: [
      [0, 2],
      [1, 1],
    ],
  });
  assert.deepEqual(alone, []);
  const [predict, capture] = ideas;
  // With a hint is not alone: 0, 0, 50, 50 and 0 percent, then 100, 50, 100, 50 and 50.
  assert.deepEqual([predict.of, predict.before, predict.after], [[2, 2], 20, 70]);
  // Changes 100, 50, 50, 0, 50: variance 5000 / 4, error √(1250 / 5) = 15.81, times 2.776 for 4 degrees of freedom.
  const { middle, low, high } = predict.change;
  assert.deepEqual([middle, Math.round(low), Math.round(high)], [50, 6, 94]);
  assert.equal(predict.verdict, 'more');
  // Changes 0, 50, −50, 0, 0.
  assert.deepEqual([capture.before, capture.after, capture.change.middle], [50, 50, 0]);
  assert.equal(capture.verdict, 'open');
});

test('a few students give no verdict, however much they learned', () => {
  const [first, last] = [BEFORE, AFTER].map((lines) => collect(lines.slice(0, 4)));
  const [predict] = compareSets(first, last).ideas;
  assert.equal(predict.verdict, 'unknown');
});

test('five students who changed in every way may be chance, and are not too few', () => {
  const first = collect(['Ama OOBB', 'Kofi BBBB', 'Esi OOBB', 'Yaw BBBB', 'Abena BBBB']);
  const last = collect(['Ama BBBB', 'Kofi OOBB', 'Esi BBBB', 'Yaw OOBB', 'Abena BBBB']);
  // Changes −100, 100, −100, 100 and 0: the interval is all that is possible.
  const [predict] = compareSets(first, last).ideas;
  assert.deepEqual([predict.change.low, predict.change.high, predict.verdict], [-100, 100, 'open']);
});

test('who is in one set only, twice or without a name is told and not compared', () => {
  const first = collect([...BEFORE, 'Kwame OOOO', 'Akua BBBB', 'Akua OOOO']);
  const last = collect([...AFTER, 'Akua OOOO']);
  last.entries.push(enter('', 'OOOO'));
  const { students, alone } = compareSets(first, last);
  assert.equal(students.length, 5);
  assert.deepEqual(alone, ['Kwame', 'Akua', '']);
});

test('ideas that only one of the sets asks for are left out', () => {
  const other = { ...collect(AFTER), ideas: ['plan', 'plan', 'capture', 'capture'] };
  assert.deepEqual(
    compareSets(collect(BEFORE), other).ideas.map(({ idea }) => idea),
    ['capture'],
  );
});
