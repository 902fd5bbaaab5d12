// What counted games say, and with how much certainty.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { compare, estimateMean, estimateShare } from '../../widgets/browser/labs/statistics.js';
import { runtime } from '../../widgets/browser/engine/runtime.js';
import { judgeBeginning, playGame, sumUp, writeRows } from '../../widgets/browser/labs/study.js';

const round = ({ middle, low, high }) => [middle, low, high].map((value) => Math.round(value * 10) / 10);

/** A game as the rules report it. */
function makeGame(winner, turns = 40, { capture = 10, single = 0, ended = true } = {}) {
  return {
    done: true,
    ended,
    winner,
    turns,
    choices: turns * 3,
    bites: { capture, single, forced: 2 },
  };
}

/** This many games of each kind. */
const mix = (first, second, tied = 0) => [
  ...Array(first).fill(makeGame('S')),
  ...Array(second).fill(makeGame('N')),
  ...Array(tied).fill(makeGame(null)),
];

test("a share lies in Wilson's interval, also where nothing or everything happened", () => {
  // By hand: 3.8416 / 100; center 0.5; reach √(0.0025 + 0.00009604) / 1.038416 · 1.96 / … = 9.6.
  assert.deepEqual(round(estimateShare(50, 100)), [50, 40.4, 59.6]);
  assert.deepEqual(round(estimateShare(0, 10)), [0, 0, 27.8]);
  assert.deepEqual(round(estimateShare(10, 10)), [100, 72.2, 100]);
  assert.deepEqual(round(estimateShare(0, 0)), [0, 0, 100]);
});

test('four times as many games make the gap about half as wide', () => {
  const wide = estimateShare(50, 100);
  const close = estimateShare(200, 400);
  assert.ok(Math.abs((wide.high - wide.low) / (close.high - close.low) - 2) < 0.05);
});

test('an average is known better, the less its values differ', () => {
  // Variance 10 / 4, error √(2.5 / 5) = 0.707; Student's t for 4 degrees of freedom is 2.776: 1.96.
  assert.deepEqual(round(estimateMean([8, 9, 10, 11, 12])), [10, 8, 12]);
  // The same ten times: variance 100 / 49, error √(2.0408 / 50) = 0.202, times 2.010 = 0.406.
  assert.deepEqual(round(estimateMean(Array(10).fill([8, 9, 10, 11, 12]).flat())), [10, 9.6, 10.4]);
  assert.deepEqual(round(estimateMean(Array(5).fill(10))), [10, 10, 10]);
});

test('few games say nothing of an average, and give no verdict', () => {
  assert.deepEqual(estimateMean([7]), { middle: 7, low: 0, high: Infinity });
  assert.deepEqual(estimateMean([7, 7, 7, 7]), { middle: 7, low: 0, high: Infinity });
  assert.equal(compare(estimateMean([10]), estimateMean([12])), 'open');
});

test('of a hundred studies, about 95 have the truth between what they say', () => {
  // Sums of three dice, whose mean is 10.5; with its own generator, so that it's the same each time.
  let state = 1;
  const draw = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const die = () => 1 + Math.floor(6 * draw());
  for (const games of [5, 10, 20]) {
    let right = 0;
    for (let study = 0; study < 2000; study += 1) {
      const { low, high } = estimateMean(Array.from({ length: games }, () => die() + die() + die()));
      right += Number(low <= 10.5 && 10.5 <= high);
    }
    assert.ok(right >= 1860, `${games} games: ${right} of 2000`);
  }
});

test('two estimates differ only where they lie apart', () => {
  const at = (low, high) => ({ middle: (low + high) / 2, low, high });
  assert.equal(compare(at(1, 2), at(3, 4)), 'more');
  assert.equal(compare(at(3, 4), at(1, 2)), 'less');
  assert.equal(compare(at(1, 3), at(2, 4)), 'open');
  assert.deepEqual([compare(at(1, 2), at(2, 3)), compare(at(2, 3), at(1, 2))], ['open', 'open']);
});

test('who begins is judged by the games that somebody won', () => {
  assert.equal(judgeBeginning(mix(70, 30), 'S'), 'more');
  assert.equal(judgeBeginning(mix(30, 70), 'S'), 'less');
  assert.equal(judgeBeginning(mix(52, 48, 900), 'S'), 'open');
  assert.equal(judgeBeginning(mix(0, 0, 20), 'S'), 'open');
});

test('games are summed up: who wins, averages, and what happens of 100 turns', () => {
  const { wins, averages, bites } = sumUp(
    [...mix(3, 1), makeGame(null, 1000, { ended: false, capture: 250, single: 500 })],
    'S',
  );
  assert.equal(wins.first.middle, 60);
  assert.equal(wins.second.middle, 20);
  assert.equal(wins.tie.middle, 0);
  assert.equal(wins.unended.middle, 20);
  assert.equal(averages.turns.middle, 232);
  assert.equal(averages.choices.middle, 3);
  assert.equal(bites.capture.middle, 25);
  assert.equal(bites.single.middle, 10);
});

test("a tie is nobody's, and a game that was over before its first turn has no turns to count", () => {
  const over = makeGame(null, 0);
  const { wins, averages, bites } = sumUp([...mix(1, 1, 1), over], 'S');
  assert.deepEqual(
    [wins.first, wins.second, wins.tie].map(({ middle }) => middle),
    [25, 25, 50],
  );
  assert.equal(averages.turns.middle, 30);
  assert.equal(averages.choices.middle, 3);
  assert.deepEqual([bites.capture.middle, bites.forced.middle], [25, 5]);
});

test('a game is asked for in slices until it is done, each by a name of its own, and nothing after a stop', async (context) => {
  const done = makeGame('S');
  let slices = 0;
  /** @type {import('../../widgets/browser/engine/protocol.js').Requests['contest'][]} */
  const asked = [];
  mock.method(runtime, 'call', async (request) => {
    asked.push(request);
    slices += 1;
    return slices % 3 ? { done: false } : done;
  });
  context.after(() => mock.restoreAll());
  const subject = { game: 'oware', name: 'Oware', players: ['greedy', 'random'], first: 'S' };
  const stop = new AbortController();
  assert.equal(await playGame(subject, 7, stop.signal), done);
  assert.equal(await playGame(subject, 8, stop.signal), done);
  const { milliseconds, job, ...rest } = asked[0];
  assert.deepEqual(rest, { op: 'contest', game: 'oware', record: '', players: ['greedy', 'random'], seed: 7 });
  assert.ok(milliseconds <= 50 && job);
  assert.deepEqual(
    asked.map((request) => request.job === job),
    [true, true, true, false, false, false],
  );
  stop.abort();
  await assert.rejects(playGame(subject, 9, stop.signal), { name: 'AbortError' });
  assert.equal(asked.length, 7);
});

test('a game is a row below the titles, and in that of a tie nobody has won', () => {
  const subject = { game: 'oware', name: 'Oware', players: ['greedy', 'greedy'], first: 'S' };
  const other = { ...subject, game: 'kpo', name: 'Kpo' };
  const studied = [
    { subject, games: [makeGame('N', 40, { single: 4 }), makeGame(null)] },
    {
      subject: other,
      // Counts are in their rule's column, wherever they come in an answer.
      games: [{ ...makeGame('S', 9, { ended: false }), bites: { forced: 2, single: 0, capture: 10 } }],
    },
  ];
  assert.deepEqual(writeRows(studied, 7), [
    ['game', 'seed', 'ended', 'winner', 'turns', 'choices', 'capture', 'single', 'forced'],
    ['Oware', 7, 1, 'N', 40, 120, 10, 4, 2],
    ['Oware', 8, 1, '', 40, 120, 10, 0, 2],
    ['Kpo', 7, 0, 'S', 9, 27, 10, 0, 2],
  ]);
});
