// Which puzzle comes next.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clear, sleep } from './device.mjs';

const { progress } = await import('../../widgets/browser/progress.js');
const { Sitting } = await import('../../widgets/browser/sitting.js');

const HOW = { hints: 0, misses: 0 };
const INDEX = {
  themes: { capture: 'Take', safety: 'Keep yours safe' },
  games: [
    {
      slug: 'oware', name: 'Oware', steps: [],
      puzzles: [
        { id: 'oware/hard', themes: ['safety'], difficulty: 4 },
        { id: 'oware/one', themes: ['capture'], difficulty: 1 },
        { id: 'oware/two', themes: ['capture', 'safety'], difficulty: 1 },
      ],
    },
    { slug: 'ouri', name: 'Ouri', steps: [], puzzles: [{ id: 'ouri/one', themes: ['capture'], difficulty: 2 }] },
  ],
};

/** @type {InstanceType<typeof Sitting>} */
let sitting;

beforeEach(() => {
  clear();
  sitting = new Sitting(INDEX);
});

/** Solve what comes, until nothing does: the names. */
function solveAll() {
  const names = [];
  while (sitting.next()) {
    names.push(sitting.name);
    sitting.solve(sitting.name, HOW);
  }
  return names;
}

test('the easiest come first, of one game in the order of their author', () => {
  sitting.wanted.game = 'oware';
  assert.deepEqual(solveAll(), ['oware/one', 'oware/two', 'oware/hard']);
  assert.equal(sitting.count, 3);
});

test('of all games, the easiest come first as well', () => {
  assert.deepEqual(solveAll().slice(2), ['ouri/one', 'oware/hard']);
});

test('themes and difficulty are chosen', () => {
  sitting.wanted.theme = 'safety';
  assert.deepEqual(solveAll(), ['oware/two', 'oware/hard']);
  clear();
  sitting = new Sitting(INDEX);
  sitting.wanted.grade = 'hard';
  assert.deepEqual(solveAll(), ['oware/hard']);
});

test('what was passed by comes again in the end', () => {
  sitting.wanted.game = 'oware';
  assert.equal(sitting.next(), 'oware/one');
  sitting.pass();
  assert.deepEqual(solveAll(), ['oware/two', 'oware/hard', 'oware/one']);
});

test('what is solved comes again only when that is asked for, and the count stays', () => {
  sitting.wanted.game = 'oware';
  solveAll();
  assert.equal(new Sitting(INDEX).pick(), 'ouri/one');
  sitting.repeat();
  assert.deepEqual(solveAll(), ['oware/one', 'oware/two', 'oware/hard']);
  assert.equal(sitting.count, 6);
});

test('what was wished for comes first on its day, but not twice in a row', () => {
  sitting.wanted.game = 'oware';
  progress.wish('oware/hard', 0);
  assert.equal(sitting.next(), 'oware/hard');
  assert.equal(sitting.next(), 'oware/one');
  assert.equal(sitting.next(), 'oware/hard');
  sitting.solve('oware/hard', HOW);
  assert.equal(sitting.next(), 'oware/one');
  sleep();
  assert.equal(sitting.next(), 'oware/hard');
});

test('a class set comes in its order, whatever was solved before', () => {
  progress.solve('ouri/one', HOW);
  sitting.readSet('#set=oware/hard,ouri/one,oware/gone,oware/hard');
  assert.deepEqual([sitting.set, sitting.missing], [['oware/hard', 'ouri/one'], 1]);
  assert.deepEqual(solveAll(), ['oware/hard', 'ouri/one']);
});

test('an address that was damaged is a free sitting', () => {
  for (const hash of ['', '#set=', '#set=,,', '#p=oware/one', '#set=%E0%A4%A', '#set=nothing']) {
    sitting.readSet(hash);
    assert.deepEqual(sitting.set, [], hash);
  }
  sitting.readSet('#set=oware%2Fone%2couri%2fone');
  assert.deepEqual(sitting.set, ['oware/one', 'ouri/one']);
});

test('another student begins with nothing', () => {
  sitting.wanted.game = 'oware';
  solveAll();
  progress.welcome('Crane');
  sitting.leave();
  assert.equal(sitting.count, 0);
  assert.equal(sitting.next(), 'oware/one');
});
