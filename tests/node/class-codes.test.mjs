// The codes of a class's set and of its results.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BadResult,
  countSolved,
  LENGTH,
  readResult,
  STATES,
  writeResult,
} from '../../widgets/browser/training/result-code.js';
import { findSet, markSet, MOST_PUZZLES, writeSet } from '../../widgets/browser/training/set-code.js';
import { check, readSigns, seal, SIGNS, writeNumber } from '../../widgets/browser/kit/codes.js';

// As many as the site has, with names of the same length.
const NAMES = Array.from({ length: 400 }, (_, at) => ({
  id: `game-${at % 13}/puzzle-${at}`,
  themes: [],
  difficulty: 1,
}));
const PLAN = { code: 'kpo', title: 'Kpo', puzzles: NAMES.slice(3, 8).map(({ id }) => id) };
const INDEX = { themes: {}, games: [{ slug: 'any', name: 'Any', puzzles: NAMES, steps: [] }], sets: [PLAN] };

/** A reproducible source of numbers below `limit`. */
function draw(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function drawSet(next, count) {
  const set = new Set();
  while (set.size < count) set.add(NAMES[next(NAMES.length)].id);
  return [...set];
}

test('a set comes back from its code, in its order, however it is typed', () => {
  const next = draw(1);
  for (let turn = 0; turn < 300; turn += 1) {
    const puzzles = drawSet(next, 1 + next(MOST_PUZZLES));
    const code = writeSet(INDEX, puzzles);
    assert.ok(code.replaceAll('-', '').length <= 28);
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      code.replaceAll('-', ' '),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      assert.deepEqual(findSet(INDEX, typed)?.puzzles, puzzles, typed);
    }
  }
});

test('a set that was made here has no title, and lacks nothing', () => {
  const puzzles = drawSet(draw(11), 3);
  const code = writeSet(INDEX, puzzles);
  assert.deepEqual(findSet(INDEX, ` ${code} `), { code, title: '', puzzles, missing: 0 });
});

test('an address may name puzzles that the site lacks, one twice, and nothing between two commas', () => {
  const [one, other] = drawSet(draw(12), 2);
  const code = writeSet(INDEX, [one, other]);
  assert.deepEqual(findSet(INDEX, `#set=${one},,${other},${one},nowhere/at-all`), {
    code,
    title: '',
    puzzles: [one, other],
    missing: 1,
  });
  assert.equal(findSet(INDEX, '#set=nowhere/at-all'), null);
});

test("a plan's set is whole but for what the site lacks", () => {
  const [one, other] = PLAN.puzzles;
  const index = { ...INDEX, sets: [{ code: 'few', title: 'Few', puzzles: [one, 'nowhere/at-all', other] }] };
  assert.deepEqual(findSet(index, ' Few '), { code: 'few', title: 'Few', puzzles: [one, other], missing: 1 });
  assert.equal(findSet({ ...INDEX, sets: undefined }, 'kpo'), null);
});

test('no set has a puzzle twice', () => {
  const [one] = drawSet(draw(13), 1);
  assert.equal(findSet(INDEX, writeSet(INDEX, [one, one])), null);
});

test('a set outlives puzzles that come to the site', () => {
  const puzzles = drawSet(draw(2), 12);
  const code = writeSet(INDEX, puzzles);
  const more = Array.from({ length: 50 }, (_, at) => ({ id: `new/${at}`, themes: [], difficulty: 1 }));
  const larger = { ...INDEX, games: [{ slug: 'new', name: 'New', puzzles: more, steps: [] }, ...INDEX.games] };
  assert.deepEqual(findSet(larger, code)?.puzzles, puzzles);
});

test('a wrong sign in the code of a set means no set', () => {
  const next = draw(3);
  for (let turn = 0; turn < 100; turn += 1) {
    const signs = [...readSigns(writeSet(INDEX, drawSet(next, 5)))];
    const at = next(signs.length);
    signs[at] = SIGNS[(SIGNS.indexOf(signs[at]) + 1 + next(31)) % 32];
    assert.equal(findSet(INDEX, signs.join('')), null);
  }
  assert.equal(findSet(INDEX, ''), null);
  assert.equal(findSet(INDEX, 'no such set'), null);
});

test('a code that is too short, too long or has a sign too many means no set, though its last four signs are right', () => {
  /** A code computed as in decision 24, for any number of puzzles. */
  const write = (puzzles) =>
    puzzles.map((name) => readSigns(writeSet(INDEX, [name])).slice(0, 2)).join('') +
    writeNumber(markSet(puzzles, 20), 4);
  const puzzles = drawSet(draw(16), MOST_PUZZLES + 1);
  const few = write(puzzles.slice(1));
  assert.deepEqual(findSet(INDEX, few)?.puzzles, puzzles.slice(1));
  assert.equal(findSet(INDEX, write(puzzles)), null);
  assert.equal(findSet(INDEX, write([])), null);
  assert.equal(findSet(INDEX, `${few.slice(0, -4)}0${few.slice(-4)}`), null);
});

test('the set of a plan has its name, in addresses of both kinds', () => {
  assert.equal(writeSet(INDEX, PLAN.puzzles), 'kpo');
  for (const hash of ['#kpo', '#set=kpo', '#KPO', `#set=${PLAN.puzzles.join(',')}`]) {
    assert.deepEqual(findSet(INDEX, hash)?.puzzles, PLAN.puzzles, hash);
  }
});

test('a set of more puzzles than fit has no code', () => {
  assert.equal(writeSet(INDEX, drawSet(draw(4), MOST_PUZZLES + 1)), '');
});

test('what was done comes back from twelve signs', () => {
  const next = draw(5);
  for (let turn = 0; turn < 500; turn += 1) {
    const puzzles = drawSet(next, 1 + next(MOST_PUZZLES));
    const work = { states: puzzles.map(() => STATES[next(5)]), hints: next(32), minutes: next(64) };
    const code = writeResult(puzzles, work);
    assert.equal(code.replaceAll('-', '').length, LENGTH);
    assert.deepEqual(readResult(puzzles, ` ${code.toLowerCase()} `), work);
  }
});

test('what was seen or begun is not solved, all else is, and each comes back', () => {
  const puzzles = drawSet(draw(14), 5);
  const states = ['unseen', 'begun', 'once', 'tries', 'hint'];
  const { states: read } = readResult(puzzles, writeResult(puzzles, { states, hints: 0, minutes: 0 }));
  assert.deepEqual(read, states);
  assert.equal(countSolved(read), 3);
  assert.equal(countSolved(['unseen', 'begun']), 0);
});

test('many hints and many minutes are told as the most there are', () => {
  const puzzles = drawSet(draw(6), 2);
  const code = writeResult(puzzles, { states: ['once', 'hint'], hints: 99, minutes: 200 });
  assert.deepEqual(readResult(puzzles, code), { states: ['once', 'hint'], hints: 31, minutes: 63 });
});

test('each wrong sign is found, with what it must have been', () => {
  const whole = readSigns(
    writeResult(drawSet(draw(7), 5), { states: ['once', 'hint', 'begun', 'tries', 'unseen'], hints: 3, minutes: 11 }),
  );
  for (let at = 0; at < whole.length; at += 1) {
    for (const sign of SIGNS) {
      const typed = whole.slice(0, at) + sign + whole.slice(at + 1);
      assert.deepEqual(check(typed), sign === whole[at] ? 'whole' : { at, right: whole[at] });
    }
  }
});

test('two wrong signs never pass, nor do two that changed places', () => {
  const next = draw(8);
  for (let turn = 0; turn < 3000; turn += 1) {
    const signs = [...seal(Array.from({ length: 10 }, () => SIGNS[next(32)]).join(''))];
    const whole = signs.join('');
    const [one, two] = [next(12), next(12)];
    for (const at of [one, two]) signs[at] = SIGNS[next(32)];
    if (signs.join('') !== whole) assert.notEqual(check(signs.join('')), 'whole');
    const swapped = [...whole];
    [swapped[one], swapped[two]] = [whole[two], whole[one]];
    if (swapped.join('') !== whole) assert.notEqual(check(swapped.join('')), 'whole');
  }
});

test('a code of another set, a short one and a broken one are told apart', () => {
  const puzzles = drawSet(draw(9), 5);
  const code = writeResult(puzzles, { states: [], hints: 0, minutes: 5 });
  const tell = (set, typed) => {
    try {
      readResult(set, typed);
      return 'read';
    } catch (error) {
      assert.ok(error instanceof BadResult);
      return error.why;
    }
  };
  assert.equal(tell(puzzles, code), 'read');
  assert.equal(tell(drawSet(draw(10), 5), code), 'set');
  assert.equal(tell(puzzles, code.slice(1)), 'length');
  assert.equal(tell(puzzles, `U${code.slice(1)}`), 'strange');
  // Right by its two last signs, but 31 for each of the others is more than twelve puzzles can tell.
  assert.equal(tell(puzzles, seal(SIGNS[31].repeat(LENGTH - 2))), 'broken');
});

test('a code with one wrong sign says which, and what it must be', () => {
  const puzzles = drawSet(draw(15), 5);
  const signs = readSigns(writeResult(puzzles, { states: [], hints: 0, minutes: 5 }));
  const wrong = SIGNS[(SIGNS.indexOf(signs[3]) + 7) % 32];
  assert.throws(
    () => readResult(puzzles, signs.slice(0, 3) + wrong + signs.slice(4)),
    (error) => {
      assert.ok(error instanceof BadResult);
      assert.deepEqual([error.why, error.slip], ['sign', { at: 3, right: signs[3] }]);
      return true;
    },
  );
});
