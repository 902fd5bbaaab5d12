// Students' progress, on a device whose clock and storage are controlled by the test.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { clear, kept, listeners, sleep } from './device.mjs';

const { MOST_STUDENTS, progress } = await import('../../widgets/browser/training/progress.js');
const { LONGEST_NAME } = await import('../../widgets/browser/kit/untrusted.js');
const { OURS } = await import('../../widgets/browser/kit/site.js');

const NAME = `${OURS}training`;

const HOW = { hints: 0, misses: 0 };

beforeEach(clear);

/** What another page on the same device notices: something was stored under this name. */
const keepElsewhere = (text, key = NAME) => {
  kept.set(NAME, text);
  listeners.storage({ key });
};

test('before anything was done, one student without a name is at work, and all can be kept', () => {
  assert.equal(progress.isKept, true);
  assert.deepEqual(progress.students, [{ name: '', solved: {}, again: {}, learned: {}, today: null }]);
});

test('a day begins at midnight by the clock on the wall', () => {
  const zone = process.env.TZ;
  try {
    for (const [place, evening] of [
      ['America/Sao_Paulo', '20:00-03:00'],
      ['Africa/Nairobi', '20:00+03:00'],
      ['Africa/Accra', '20:00Z'],
    ]) {
      clear();
      process.env.TZ = place;
      mock.timers.setTime(Date.parse(`2027-11-21T${evening}`));
      progress.wish('a', 1);
      sleep(3 / 24);
      assert.deepEqual(progress.due, [], `${place}, at eleven`);
      sleep(2 / 24);
      assert.deepEqual(progress.due, ['a'], `${place}, at one`);
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('whatever changes is told', () => {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  progress.addEventListener('change', count);
  for (const change of [
    () => progress.solve('a', HOW),
    () => progress.learn('b'),
    clear,
    () => keepElsewhere('{"students":[{"name":"Hare"}]}'),
  ]) {
    const before = changes;
    change();
    assert.ok(changes > before, `${change}`);
  }
  progress.removeEventListener('change', count);
});

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
  assert.deepEqual(progress.student.learned, { b: true });
  progress.seat(0);
  assert.deepEqual(progress.student, { name: '', solved: { a: HOW }, again: {}, learned: {}, today: null });
  progress.reset();
  assert.deepEqual(progress.student.solved, {});
  progress.dismiss();
  assert.deepEqual(
    progress.students.map(({ name }) => name),
    ['Crane'],
  );
  progress.welcome('Hare');
  progress.seat(0);
  // There is no third seat.
  progress.seat(2);
  assert.equal(progress.at, 1);
  progress.rename('y'.repeat(50));
  assert.equal(progress.student.name.length, LONGEST_NAME);
  for (let count = 0; count < 9; count += 1) progress.welcome(`${count}`.repeat(50));
  assert.equal(progress.students.length, MOST_STUDENTS);
  assert.equal(progress.student.name.length, LONGEST_NAME);
});

test('a name that is here already is of that student', () => {
  progress.solve('a', HOW);
  progress.rename('Anna');
  progress.welcome('anna ');
  assert.deepEqual([progress.students.length, progress.student.solved], [1, { a: HOW }]);
  // Nobody is called nothing.
  progress.welcome('');
  progress.welcome('');
  assert.deepEqual([progress.students.length, progress.at], [3, 2]);
  progress.rename('ANNA');
  assert.equal(progress.at, 0);
  // One's own can be written another way.
  progress.rename('ANNA');
  assert.deepEqual(
    progress.students.map(({ name }) => name),
    ['ANNA', '', ''],
  );
});

test("a day's puzzle that is kept already is no change", () => {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  progress.addEventListener('change', count);
  for (const day of [1, 1, 2]) progress.keepToday(day, 'a');
  progress.removeEventListener('change', count);
  assert.deepEqual([changes, progress.student.today], [2, { day: 2, puzzle: 'a' }]);
});

test('when the only student goes, somebody new can begin at once', () => {
  progress.rename('Hare');
  progress.dismiss();
  progress.solve('a', HOW);
  assert.deepEqual(progress.students, [{ name: '', solved: { a: HOW }, again: {}, learned: {}, today: null }]);
});

test('what comes from elsewhere is added', () => {
  progress.solve('a', { hints: 1, misses: 0 });
  progress.add({ solved: ['a', 'b'], learned: ['c'] });
  assert.deepEqual(progress.student.solved, { a: { hints: 1, misses: 0 }, b: HOW });
  assert.deepEqual(progress.student.learned, { c: true });
});

test('all is kept, and read again by another page', () => {
  progress.welcome('Hare');
  progress.solve('a', HOW);
  const [[, text]] = kept;
  clear();
  assert.equal(progress.student.name, '');
  // Other things are stored on the device, too.
  keepElsewhere(text, `${OURS}settings`);
  assert.equal(progress.student.name, '');
  keepElsewhere(text);
  assert.deepEqual([progress.at, progress.student.name, progress.student.solved], [1, 'Hare', { a: HOW }]);
  // Everything can be cleared at once.
  kept.clear();
  listeners.storage({ key: null });
  assert.equal(progress.student.name, '');
});

test('what can not be kept is not called so', () => {
  assert.equal(progress.isKept, true);
  const { setItem } = localStorage;
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  localStorage.setItem = fail;
  assert.equal(progress.isKept, false);
  // There's little room.
  localStorage.setItem = (name, text) => (text.length > 20 ? fail() : setItem(name, text));
  progress.solve('a', HOW);
  assert.equal(progress.isKept, false);
  localStorage.setItem = setItem;
  progress.solve('b', HOW);
  assert.equal(progress.isKept, true);
  assert.deepEqual([...kept.keys()], [NAME]);
});

test('what was damaged is left out', () => {
  const whole = {
    name: 'Lion',
    solved: { a: HOW },
    again: { a: { day: 1, step: 0 } },
    learned: { b: true },
    today: { day: 1, puzzle: 'a' },
  };
  for (const [damage, expected] of [
    ['nonsense', undefined],
    ['{"students": 5}', undefined],
    ['{"at": 7, "students": []}', undefined],
    [JSON.stringify({ at: 9, students: [whole] }), whole],
    [
      JSON.stringify({
        students: [
          {
            ...whole,
            solved: {
              a: HOW,
              c: 'x',
              d: { hints: 0 },
              e: { hints: 0, misses: -1 },
              f: { hints: 1.5, misses: 0 },
              g: null,
            },
            again: { a: whole.again.a, e: null, f: { day: 1 }, g: { step: 0 } },
          },
        ],
      }),
      whole,
    ],
    ['{"students": [null]}', undefined],
    [JSON.stringify({ students: [{ ...whole, name: 7 }] }), { ...whole, name: '' }],
    [JSON.stringify({ students: [{ ...whole, today: { day: 1 } }] }), { ...whole, today: null }],
  ]) {
    keepElsewhere(damage);
    assert.deepEqual(
      progress.student,
      expected ?? { name: '', solved: {}, again: {}, learned: {}, today: null },
      damage,
    );
    // And the student can continue.
    progress.solve('z', HOW);
    assert.deepEqual(progress.student.solved, { ...expected?.solved, z: HOW }, damage);
  }
  keepElsewhere(JSON.stringify({ students: Array(MOST_STUDENTS + 3).fill(whole) }));
  assert.equal(progress.students.length, MOST_STUDENTS);
});
