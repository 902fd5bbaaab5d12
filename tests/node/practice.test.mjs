// Which puzzle comes next.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clear, sleep } from './device.mjs';
import './words.mjs';

const { progress } = await import('../../widgets/browser/training/progress.js');
const { Practice, tellWhich } = await import('../../widgets/browser/training/practice.js');

const HOW = { hints: 0, misses: 0 };
const INDEX = {
  themes: { capture: ['term', ['puzzles-capture', []]], safety: ['term', ['puzzles-safety', []]] },
  games: [
    {
      slug: 'oware',
      name: 'Oware',
      steps: [],
      puzzles: [
        { id: 'oware/hard', themes: ['safety'], difficulty: 4 },
        { id: 'oware/one', themes: ['capture'], difficulty: 1 },
        { id: 'oware/two', themes: ['capture', 'safety'], difficulty: 1 },
      ],
    },
    { slug: 'ouri', name: 'Ouri', steps: [], puzzles: [{ id: 'ouri/one', themes: ['capture'], difficulty: 2 }] },
  ],
  sets: [{ code: 'kpo', title: 'A plan', puzzles: ['ouri/one', 'oware/one'] }],
};

/** @type {InstanceType<typeof Practice>} */
let practice;

/** A sitting on a page with or without an embedded puzzle. */
function sit(carried = '') {
  const begun = new Practice();
  begun.carried = carried;
  begun.take(INDEX);
  return begun;
}

beforeEach(() => {
  clear();
  practice = sit();
});

/** Solve puzzles until none is left; returns their names. */
function solveAll() {
  const names = [];
  while (practice.next()) {
    names.push(practice.name);
    practice.solve(practice.name, HOW);
  }
  return names;
}

test('only puzzles of the games a student knows become more', () => {
  assert.equal(practice.grows, false);
  practice.guided = true;
  assert.equal(practice.grows, true);
  practice.filter.game = 'oware';
  assert.equal(practice.grows, false);
});

test('the easiest come first, of one game in the order of their author', () => {
  practice.filter.game = 'oware';
  assert.deepEqual(solveAll(), ['oware/one', 'oware/two', 'oware/hard']);
  assert.equal(practice.count, 3);
});

test('of all games, the easiest come first as well, those that are as easy now in one order, now in another', () => {
  assert.deepEqual(solveAll().slice(2), ['ouri/one', 'oware/hard']);
  clear();
  const first = new Set(Array.from({ length: 60 }, () => sit().next()));
  assert.deepEqual([...first].sort(), ['oware/one', 'oware/two']);
});

test('before the index is there, no puzzle comes and there is no set', () => {
  practice = new Practice();
  assert.deepEqual([practice.begin(''), practice.next(), practice.coming, practice.isOpen], ['', '', '', false]);
  practice.readSet('#set=kpo');
  assert.deepEqual([practice.set, practice.names], [[], []]);
});

test('the puzzle that is shown is open until it is solved or passed by', () => {
  practice.filter.game = 'oware';
  for (const act of [() => practice.solve(practice.name, HOW), () => practice.pass()]) {
    practice.next();
    assert.equal(practice.isOpen, true);
    act();
    assert.equal(practice.isOpen, false);
  }
});

test('a puzzle that is solved twice counts once', () => {
  practice.next();
  for (let time = 0; time < 2; time += 1) practice.solve(practice.name, HOW);
  assert.deepEqual([practice.count, practice.solved.length], [1, 1]);
});

test('what is there to be solved is all of a game, whatever is wanted of it, or the set', () => {
  practice.filter = { game: 'oware', theme: 'capture', grade: 'easy' };
  assert.deepEqual(practice.names, ['oware/hard', 'oware/one', 'oware/two']);
  practice.readSet('#set=ouri/one');
  assert.deepEqual(practice.names, ['ouri/one']);
});

test('themes and difficulty are chosen', () => {
  practice.filter.theme = 'safety';
  assert.deepEqual(solveAll(), ['oware/two', 'oware/hard']);
  clear();
  practice = sit();
  practice.filter.grade = 'hard';
  assert.deepEqual(solveAll(), ['oware/hard']);
});

test('what was passed by comes again in the end', () => {
  practice.filter.game = 'oware';
  assert.equal(practice.next(), 'oware/one');
  practice.pass();
  assert.equal(practice.next(), 'oware/two');
  assert.equal(practice.coming, 'oware/hard');
  assert.deepEqual(solveAll(), ['oware/two', 'oware/hard', 'oware/one']);
});

test('what is solved comes again only when that is asked for, and the count stays', () => {
  practice.filter.game = 'oware';
  solveAll();
  assert.equal(sit().pick(), 'ouri/one');
  practice.repeat();
  assert.deepEqual(solveAll(), ['oware/one', 'oware/two', 'oware/hard']);
  assert.equal(practice.count, 6);
});

test('what was wished for comes first on its day, but not twice in a row', () => {
  practice.filter.game = 'oware';
  progress.wish('oware/hard', 0);
  assert.equal(practice.next(), 'oware/hard');
  assert.equal(practice.next(), 'oware/one');
  assert.equal(practice.next(), 'oware/hard');
  practice.solve('oware/hard', HOW);
  assert.equal(practice.next(), 'oware/one');
  sleep();
  assert.equal(practice.next(), 'oware/hard');
});

test('a class set comes in its order, whatever was solved before', () => {
  progress.solve('ouri/one', HOW);
  practice.readSet('#set=oware/hard,ouri/one,oware/gone,oware/hard');
  assert.deepEqual([practice.set, practice.missing], [['oware/hard', 'ouri/one'], 1]);
  assert.deepEqual(solveAll(), ['oware/hard', 'ouri/one']);
});

test('a set has a short name, alone only where a page asks for nothing else', () => {
  for (const [hash, whole, set] of [
    ['#set=kpo', false, INDEX.sets[0].puzzles],
    ['#kpo', true, INDEX.sets[0].puzzles],
    ['#kpo', undefined, []],
  ]) {
    practice.readSet(hash, whole);
    assert.deepEqual(practice.set, set, hash);
  }
});

test('an address that was damaged is a free sitting', () => {
  for (const hash of ['', '#set=', '#set=,,', '#p=oware/one', '#oware/one', '#set=%E0%A4%A', '#set=nothing']) {
    practice.readSet(hash);
    assert.deepEqual(practice.set, [], hash);
  }
  practice.readSet('#set=oware%2Fone%2couri%2fone');
  assert.deepEqual(practice.set, ['oware/one', 'ouri/one']);
});

test('a link to a set that is unknown says so above the puzzle', () => {
  practice.readSet('#set=nonsense');
  practice.next();
  assert.match(tellWhich(practice, { game: 'oware' }), /^There's no set “nonsense”\. .* Oware$/);
  practice.readSet('');
  assert.doesNotMatch(tellWhich(practice, { game: 'oware' }), /no set/);
});

test('what was passed by before the address was read does not come at once', () => {
  practice = sit('oware/one');
  practice.filter.game = 'oware';
  assert.equal(practice.begin(''), 'oware/one');
  practice.pass();
  practice.readSet('');
  assert.equal(practice.next(), 'oware/two');
  practice.readSet('#set=oware/one,oware/two');
  assert.equal(practice.next(), 'oware/one');
});

test('another student begins with nothing, and is not asked once more what is solved', () => {
  practice.filter.game = 'oware';
  solveAll();
  practice.repeat();
  practice.leave();
  assert.equal(practice.next(), '');
  progress.welcome('Crane');
  practice.leave();
  assert.equal(practice.count, 0);
  assert.equal(practice.next(), 'oware/one');
});

test('what will be next is known while somebody thinks, and then it is next', () => {
  practice.next();
  for (const act of [() => practice.solve(practice.name, HOW), () => practice.pass()]) {
    const { coming } = practice;
    assert.notEqual(coming, practice.name);
    act();
    assert.equal(practice.next(), coming);
  }
});

test('after the last one, nothing is next', () => {
  practice.filter.game = 'oware';
  for (const name of ['oware/one', 'oware/two']) progress.solve(name, HOW);
  assert.deepEqual([practice.next(), practice.coming], ['oware/hard', '']);
});

test('of the easiest of all games, the one in the page comes first', () => {
  for (const carried of ['oware/one', 'oware/two']) assert.equal(sit(carried).next(), carried);
});

test('a sitting begins with the puzzle in the page where that would be next, before the index is there', () => {
  /** The first puzzle on a page with `oware/one` embedded. */
  const begin = (hash = '', game = 'oware') => {
    const begun = new Practice();
    begun.carried = 'oware/one';
    begun.filter.game = game;
    return begun.begin(hash);
  };
  assert.equal(begin(), 'oware/one');
  assert.equal(begin('#set=ouri/one'), '');
  progress.wish('ouri/one', 0);
  assert.equal(begin(), 'oware/one');
  assert.equal(begin('', ''), '');
  progress.wish('oware/hard', 0);
  assert.equal(begin(), '');
  clear();
  progress.solve('oware/one', HOW);
  assert.equal(begin(), '');
});
