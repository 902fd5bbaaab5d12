// The course of a lesson: its blocks, what the class sees of them, and their times.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Course } from '../../widgets/browser/lesson/course.js';

const BLOCKS = [
  { minutes: 5, cards: 1, questions: 3 },
  { minutes: 12, cards: 3, questions: 2 },
  { minutes: null, cards: 1, questions: 0 },
];

/** @type {Course} */
let course;

beforeEach(() => {
  course = new Course(BLOCKS);
});

test('it begins at its first block, with a board and no question, and all its time', () => {
  assert.deepEqual([course.block, course.card, course.question], [0, 0, null]);
  assert.deepEqual(course.left, [300, 720]);
});

test('it goes from block to block, and nowhere else', () => {
  assert.equal(course.go(1), true);
  assert.equal(course.go(1), false);
  assert.equal(course.go(3), false);
  assert.equal(course.go(-1), false);
  assert.equal(course.block, 1);
});

test('what follows the last timed block belongs to its time', () => {
  assert.deepEqual(
    [0, 1, 2].map((block) => {
      course.go(block);
      return course.part;
    }),
    [0, 1, 1],
  );
});

test('a question is asked until it is pressed again, another one is, or a board is shown', () => {
  course.ask(1);
  assert.equal(course.question, 1);
  course.ask(2);
  assert.equal(course.question, 2);
  course.ask(2);
  assert.equal(course.question, null);
  course.ask(0);
  course.show(0);
  assert.equal(course.question, null);
});

test('another block begins without a question, and one come back to with the board it was at', () => {
  course.go(1);
  course.show(2);
  course.ask(1);
  course.go(0);
  assert.deepEqual([course.card, course.question], [0, null]);
  course.go(1);
  assert.deepEqual([course.card, course.question], [2, null]);
});

test('it goes on where it was kept', () => {
  course.go(1);
  course.show(1);
  course.ask(1);
  course.left[0] = 12;
  const later = new Course(BLOCKS, 1, structuredClone(course.kept));
  assert.deepEqual([later.block, later.card, later.question], [1, 1, 1]);
  assert.deepEqual(later.left, [12, 720]);
});
