// Pairings of a tournament: against the published tables, and what must hold whatever happens.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listRounds, matchMost, pairAll, pairMost } from '../../widgets/browser/classroom/pairing.js';
import {
  MOST,
  begin,
  countsOthers,
  drawGroups,
  hasNext,
  isComplete,
  leave,
  listSeats,
  pairRound,
  rank,
  readNames,
  report,
  welcome,
} from '../../widgets/browser/classroom/tournament.js';

/** The Berger tables as FIDE publishes them (Handbook C.05, Annex 1), for up to 4, 6 and 8 players. */
const TABLES = {
  4: ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
  6: ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
  8: [
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ],
};

/** A reproducible source of numbers from 0 to 1. */
function source(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const name = (count) => Array.from({ length: count }, (_, at) => `P${at}`);

test('rounds of everybody against everybody are those of the published tables', () => {
  for (const [players, rounds] of Object.entries(TABLES)) {
    const found = listRounds(Number(players)).map((pairs) =>
      pairs.map(([one, other]) => `${one + 1}-${other + 1}`).join(' '),
    );
    assert.deepEqual(found, rounds);
  }
});

test('the tables on paper are those of the published tables, in each language', () => {
  const folder = new URL('../../docs/class/', import.meta.url);
  const pages = readdirSync(folder).filter((file) => /^tables(\.\w+)?\.md$/.test(file));
  assert.ok(pages.length);
  for (const page of pages) {
    const lines = readFileSync(new URL(page, folder), 'utf8').split('\n');
    const pairs = lines.map((line) =>
      [...line.matchAll(/(\d) – (\d)/g)].map(([, one, other]) => `${one}-${other}`).join(' '),
    );
    assert.deepEqual(pairs.filter(Boolean), Object.values(TABLES).flat(), page);
  }
});

test('everybody meets everybody once, begins as often as not, and rests once if the number is odd', () => {
  for (let players = 2; players <= 60; players += 1) {
    const met = new Set();
    const begun = Array(players).fill(0);
    const rests = Array(players).fill(0);
    for (const pairs of listRounds(players)) {
      const seen = pairs.flat().filter((each) => each !== null);
      assert.equal(new Set(seen).size, players);
      assert.equal(seen.length, players);
      for (const [one, other] of pairs) {
        if (other === null) rests[one] += 1;
        else {
          begun[one] += 1;
          met.add([one, other].sort().join());
        }
      }
    }
    assert.equal(met.size, (players * (players - 1)) / 2);
    assert.ok(rests.every((count) => count === players % 2));
    assert.ok(
      begun.every((count) => Math.abs(2 * count - (players - 1)) <= 1),
      `${players}: ${begun}`,
    );
  }
});

/** The most pairs possible among up to ten, by trying all. */
function countMost(left, mayMeet) {
  const [one, ...others] = left;
  if (one === undefined) return 0;
  return Math.max(
    countMost(others, mayMeet),
    ...others
      .filter((other) => mayMeet(one, other))
      .map(
        (other) =>
          1 +
          countMost(
            others.filter((each) => each !== other),
            mayMeet,
          ),
      ),
  );
}

test('as many pairs are made as there can be', () => {
  const draw = source(1);
  for (let turn = 0; turn < 400; turn += 1) {
    const count = 2 + Math.floor(draw() * 8);
    const share = draw();
    const near = new Set();
    for (let one = 0; one < count; one += 1)
      for (let other = 0; other < one; other += 1) if (draw() < share) near.add(`${other} ${one}`);
    const mayMeet = (one, other) => near.has(`${Math.min(one, other)} ${Math.max(one, other)}`);
    const mates = matchMost(count, mayMeet);
    mates.forEach((mate, at) => assert.ok(mate === -1 || (mates[mate] === at && mayMeet(at, mate))));
    assert.equal(
      mates.filter((mate) => mate !== -1).length / 2,
      countMost(
        name(count).map((_, at) => at),
        mayMeet,
      ),
    );
  }
});

test('as many pairs are made as there can be, however the players are numbered', () => {
  const draw = source(2);
  for (const [pairs, edges] of [
    // Two triangles and a way between them; a ring of five and one beside it; two rings and a way; triangles in a row;
    // two triangles on one side, with two more at a corner.
    [3, 'ab bc ca cd de ef fd'],
    [3, 'ab bc cd de ea ef'],
    [5, 'ab bc cd de ea ef fg gh hi ij jf'],
    [4, 'ab bc ca cd de ea df fg gh hf'],
    [2, 'ab ac ad bd cd be bf'],
  ]) {
    const points = [...new Set(edges.replaceAll(' ', ''))].sort();
    for (let turn = 0; turn < 100; turn += 1) {
      const [order] = drawGroups(points, points.length, draw);
      const near = new Set(edges.split(' ').flatMap(([one, other]) => [one + other, other + one]));
      const mayMeet = (one, other) => near.has(order[one] + order[other]);
      const mates = matchMost(points.length, mayMeet);
      mates.forEach((mate, at) => assert.ok(mate === -1 || (mates[mate] === at && mayMeet(at, mate)), `${order}`));
      assert.equal(mates.filter((mate) => mate !== -1).length / 2, pairs, `${edges}: ${order}`);
    }
  }
});

/** Players as the pairing sees them, in the order of the standings; an id is a place there. */
const seats = (...all) => all.map((own, id) => ({ id, ...FRESH, ...own, met: new Set(own.met) }));
const FRESH = { points: 0, lean: 0, beganLast: false, rests: 0 };

/** Pairs of ids, as in `0-2 1-3 4-`. */
const write = (pairs) => pairs?.map(([one, other]) => `${one}-${other ?? ''}`).join(' ') ?? null;

const PAIRINGS = {
  'of those with as many points, the first of the upper half meets the first of the lower': [
    seats({}, {}, {}, {}, {}, {}, {}, {}),
    '0-4 1-5 2-6 3-7',
  ],
  'once the lower half was met, the best still meet late': [
    seats({ met: [3, 4, 5] }, {}, {}, { met: [0] }, { met: [0] }, { met: [0] }),
    '0-2 1-4 3-5',
  ],
  'those with fewer points do not change who meets whom above': [
    seats({ points: 2 }, { points: 2 }, { points: 2 }, { points: 2 }, {}, {}),
    '0-2 1-3 4-5',
  ],
  'whoever finds nobody with as many points meets the next below': [
    seats({ points: 4 }, { points: 2, met: [2] }, { points: 2, met: [1] }, {}),
    '0-1 2-3',
  ],
  'a worse choice is taken where else not all could be paired': [seats({}, { met: [3] }, {}, { met: [1] }), '0-3 1-2'],
  'of those with as many points, one that needs the other side comes first, and who began less often begins': [
    seats({ points: 2, lean: 2 }, { points: 2 }, { points: 2, lean: 2 }, { points: 2, lean: -2 }),
    '3-0 1-2',
  ],
  'so does one that began less often than another': [
    seats({ lean: 1 }, { lean: 1 }, { lean: 2 }, { lean: 1 }),
    '0-3 1-2',
  ],
  'where all have begun as often, the middle comes first again': [
    seats({ lean: 2 }, { lean: 2 }, { lean: 2 }, { lean: 2 }),
    '0-2 1-3',
  ],
  'points come before sides': [
    seats({ points: 4, lean: 2 }, { points: 4, lean: 2 }, { lean: -2 }, { lean: -2 }),
    '0-1 2-3',
  ],
  'who did not begin last time begins': [seats({ beganLast: true }, {}, {}, { beganLast: true }), '2-0 1-3'],
  'where both or neither began last time, the higher one begins': [
    seats({ beganLast: true }, {}, { beganLast: true }, {}),
    '0-2 1-3',
  ],
  'the last of those who rested least rests': [seats({}, {}, {}, { rests: 1 }, { rests: 1 }), '0-3 1-4 2-'],
  'one does not rest without whom the others can’t be paired': [seats({ met: [1] }, { met: [0] }, {}), '0-2 1-'],
  'two play': [seats({}, {}), '0-1'],
  'two who have met have no round': [seats({ met: [1] }, { met: [0] }), null],
  'one alone has no round': [seats({}), null],
  'nobody has no round': [[], null],
};

for (const [rule, [players, pairs]] of Object.entries(PAIRINGS)) {
  test(`a round: ${rule}`, () => assert.equal(write(pairAll(players)), pairs));
}

test('a few rounds of five: pairs, beginners, rests and standings are as worked out by hand', () => {
  let now = begin('swiss', ['Ama', 'Kofi', 'Esi', 'Yaw', 'Abena']);
  const pairs = () => write(now.rounds.at(-1).map(({ first, second }) => [first, second]));
  assert.equal(pairs(), '0-2 1-3 4-');
  now = pairRound(report(report(now, 0, 0, 'first'), 0, 1, 'first'));
  // Ama and Kofi have a win and a point, Abena a point for her rest. Yaw is the last.
  assert.equal(pairs(), '4-0 2-1 3-');
  now = report(report(now, 1, 0, 'second'), 1, 1, 'first');
  assert.deepEqual(rank(now), [
    { id: 0, points: 4, others: 4, wins: 2, place: 1 },
    { id: 2, points: 2, others: 6, wins: 1, place: 2 },
    // A rest isn't a win, and counts as a game against somebody with the same points: 2 and Ama's 4.
    { id: 4, points: 2, others: 6, wins: 0, place: 3 },
    { id: 1, points: 2, others: 4, wins: 1, place: 4 },
    { id: 3, points: 2, others: 4, wins: 0, place: 5 },
  ]);
  assert.deepEqual(listSeats(now).slice(0, 2), [
    { id: 0, points: 4, met: new Set([2, 4]), lean: 0, beganLast: false, rests: 0 },
    { id: 2, points: 2, met: new Set([0, 1]), lean: 0, beganLast: true, rests: 0 },
  ]);
  // Yaw and Abena have rested.
  now = pairRound(now);
  assert.equal(pairs(), '3-0 2-4 1-');
});

test('all against all, the points of those whom one met are not counted: they would tell nobody apart', () => {
  let now = begin('robin', ['Ama', 'Kofi', 'Esi', 'Yaw']);
  assert.equal(countsOthers(now), false);
  assert.equal(countsOthers(begin('swiss', ['Ama', 'Kofi'])), true);
  // Ama and Kofi win in the first round, each against somebody.
  now = report(report(now, 0, 0, 'first'), 0, 1, 'first');
  assert.deepEqual(
    rank(now).map(({ points, others, place }) => [points, others, place].join(' ')),
    ['2 0 1', '2 0 1', '0 0 3', '0 0 3'],
  );
});

test('all against all, once somebody came or left: all who still can play do, those who have played least first', () => {
  // Of eight, only 4 and 6, 6 and 5, 5 and 7 have not met: all four can play, though 5 and 6, who have played least,
  // then don't meet.
  const open = ['46', '56', '57'];
  const ids = Array.from({ length: 8 }, (_, id) => id);
  const eight = seats(
    ...ids.map((id) => ({ met: ids.filter((other) => other !== id && !open.includes([id, other].sort().join(''))) })),
  );
  assert.equal(write(pairMost(eight)), '4-6 5-7');
  // The one in the middle came late and may meet either; the last has played less than the first, and began less often.
  assert.deepEqual(pairMost(seats({ met: [2, 9], lean: 2 }, {}, { met: [0], lean: -1 })), [[2, 1]]);
  assert.deepEqual(pairMost(seats({ met: [1] }, { met: [0] })), null);
});

test('where not all can be paired, a few rounds are over, and all against all goes on with some', () => {
  const games = [1, 2, 3].map((second) => [{ first: 0, second, result: 'tie' }]);
  const [swiss, robin] = ['swiss', 'robin'].map((kind) => ({
    ...begin(kind, ['Ama', 'Kofi', 'Esi', 'Yaw']),
    rounds: games,
    changed: true,
  }));
  assert.equal(hasNext(swiss), false);
  assert.deepEqual(pairRound(swiss), swiss);
  // Kofi, Esi and Yaw are equal.
  assert.deepEqual(pairRound(robin).rounds.at(-1), [{ first: 1, second: 2, result: '' }]);
});

test('all against all, somebody having left: all who are left are paired by points, and one rests', () => {
  let now = begin('robin', ['Ama', 'Kofi', 'Esi', 'Yaw', 'Abena', 'Kwame']);
  // 1-6 2-5 3-4: Ama, Kofi and Esi win. Then Kwame leaves.
  for (const table of [0, 1, 2]) now = report(now, 0, table, 'first');
  now = pairRound(leave(now, 5, true));
  // Abena rests. Ama meets Esi, from the middle of the winners.
  assert.deepEqual(now.rounds[1], [
    { first: 0, second: 2, result: '' },
    { first: 3, second: 1, result: '' },
    { first: 4, second: null, result: 'first' },
  ]);
});

test('who leaves is not paired until coming back', () => {
  let now = begin('swiss', ['Ama', 'Kofi', 'Esi', 'Yaw']);
  const { players } = now;
  now = leave(now, 1, true);
  assert.deepEqual(
    now.players,
    players.map((player, id) => ({ ...player, away: id === 1 })),
  );
  const met = pairRound(now).rounds[1].flatMap(({ first, second }) => [first, second]);
  assert.deepEqual(new Set(met), new Set([0, 2, 3, null]));
  now = leave(now, 1, false);
  assert.deepEqual(now.players, players);
  assert.deepEqual(
    new Set(pairRound(now).rounds[1].flatMap(({ first, second }) => [first, second])),
    new Set([0, 1, 2, 3]),
  );
});

test('who comes late gets a name of their own, if there is one and room', () => {
  const now = begin('swiss', ['Ama', 'Kofi', 'Esi']);
  assert.deepEqual(welcome(now, ' Ama').players.slice(2), [
    { name: 'Esi', away: false },
    { name: 'Ama 2', away: false },
  ]);
  const fresh = { points: 0, met: new Set(), lean: 0, beganLast: false, rests: 0 };
  assert.deepEqual(
    listSeats(welcome(now, 'Yaw')).find(({ id }) => id === 3),
    { id: 3, ...fresh },
  );
  for (const none of ['', '  ']) assert.deepEqual(welcome(now, none), now, none);
  assert.deepEqual(
    welcome(now, 'Yaw, Abena')
      .players.slice(3)
      .map((player) => player.name),
    ['Yaw', 'Abena'],
  );
  const almost = begin('swiss', name(MOST - 1));
  const full = welcome(almost, 'Late');
  assert.equal(full.players.length, MOST);
  assert.deepEqual(welcome(full, 'Later'), full);
  assert.deepEqual(welcome(almost, 'One, Other'), almost);
});

/** Play a round with random results. */
function play(tournament, draw) {
  const round = tournament.rounds.length - 1;
  return tournament.rounds[round].reduce(
    (now, { second }, table) =>
      second === null ? now : report(now, round, table, ['first', 'second', 'tie'][Math.floor(draw() * 3)]),
    tournament,
  );
}

/** All games of two, as in `0,1`. */
const listMeetings = ({ rounds }) =>
  rounds.flatMap((games) =>
    games.flatMap(({ first, second }) => (second === null ? [] : [[first, second].sort().join()])),
  );

/** The ids of those who are there. */
const listPresent = ({ players }) => players.flatMap(({ away }, id) => (away ? [] : [id]));

for (const kind of ['swiss', 'robin'])
  test(`${kind}: nobody meets twice or sits at two tables, though players come and go`, () => {
    for (let seed = 1; seed <= 180; seed += 1) {
      const draw = source(seed);
      // Most are so few that everybody soon has met everybody.
      const [most, evenings] = seed % 4 ? [14, 9] : [60, 6];
      const players = 2 + Math.floor(draw() * (most - 1));
      const few = Math.ceil(Math.log2(players)) + 1;
      let now = begin(kind, name(players));
      let present = listPresent(now);
      for (let evening = 1; evening <= evenings + 1; evening += 1) {
        const seated = now.rounds.at(-1).flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        if (kind === 'swiss')
          assert.deepEqual(
            seated.toSorted((a, b) => a - b),
            present,
            `seed ${seed}`,
          );
        const resting = now.rounds.at(-1).filter(({ second }) => second === null).length;
        if (kind === 'swiss') assert.equal(resting, present.length % 2, `seed ${seed}`);
        assert.ok(seated.length === new Set(seated).size && seated.every((id) => present.includes(id)), `seed ${seed}`);
        if (kind === 'swiss' && now.rounds.length <= few)
          for (const { rests, lean } of listSeats(now)) {
            assert.ok(rests <= (players < 9 ? 3 : 1), `seed ${seed}: ${rests} rests`);
            assert.ok(Math.abs(lean) <= 3, `seed ${seed}: ${lean}`);
          }
        now = play(now, draw);
        if (draw() < 0.2) now = welcome(now, `L${evening}`);
        const id = Math.floor(draw() * now.players.length);
        if (draw() < 0.2 && listPresent(now).length > 2) now = leave(now, id, !now.players[id].away);
        if (!hasNext(now)) continue;
        now = pairRound(now);
        present = listPresent(now);
      }
      const met = listMeetings(now);
      assert.equal(new Set(met).size, met.length, `seed ${seed}`);
      // A game is worth one point in all, and so is a rest.
      const done = now.rounds.flat().filter(({ result }) => result).length;
      const points = rank(now).reduce((all, row) => all + row.points, 0);
      assert.equal(points, 2 * done, `seed ${seed}`);
    }
  });

test('a few rounds give rests and beginnings in turn, and go on as long as everybody finds somebody new', () => {
  for (let players = 2; players <= 21; players += 1)
    for (let seed = 1; seed <= 6; seed += 1) {
      const draw = source(100 * players + seed);
      let now = begin('swiss', name(players));
      // With fewer than half of the others met, all can still be paired (Dirac).
      for (let round = 2; round <= players / 2; round += 1) {
        assert.ok(hasNext(now));
        now = pairRound(play(now, draw));
        assert.equal(now.rounds.length, round);
      }
      const lean = Array(players).fill(0);
      const rested = new Set();
      for (const { first, second } of now.rounds.flat()) {
        if (second === null) {
          assert.ok(!rested.has(first), `${players}, ${seed}`);
          rested.add(first);
        } else {
          assert.ok(lean[first] <= lean[second], `${players}, ${seed}: who began more often begins again`);
          lean[first] += 1;
          lean[second] -= 1;
        }
      }
    }
});

test('all against all ends when all have met, latecomers too', () => {
  for (let players = 2; players <= 20; players += 1)
    for (const late of [0, 1]) {
      const draw = source(players);
      let now = begin('robin', name(players));
      if (late) now = welcome(pairRound(play(now, draw)), 'Late');
      while (hasNext(now)) now = pairRound(play(now, draw));
      const met = listMeetings(now);
      const all = players + late;
      assert.equal(new Set(met).size, met.length);
      assert.equal(met.length, (all * (all - 1)) / 2);
      if (!late) assert.equal(now.rounds.length, players - 1 + (players % 2));
    }
});

test('standings: points, then the points of those met, then wins; equal ones share a place', () => {
  let now = begin('robin', ['Ama', 'Kofi', 'Esi', 'Yaw']);
  // 1-4 2-3: Ama wins, Kofi and Esi tie.
  now = report(report(now, 0, 0, 'first'), 0, 1, 'tie');
  assert.deepEqual(
    rank(now).map(({ id, points, place }) => [id, points, place].join(' ')),
    ['0 2 1', '1 1 2', '2 1 2', '3 0 4'],
  );
  // Esi won after all: whoever has won over better ones stands higher, and all of it is worked out anew.
  now = report(now, 0, 1, 'second');
  assert.deepEqual(
    rank(now).map(({ id, points }) => [id, points]),
    [
      [0, 2],
      [2, 2],
      [3, 0],
      [1, 0],
    ].sort((a, b) => b[1] - a[1] || a[0] - b[0]),
  );
  assert.equal(isComplete(now), true);
  // It can be undone.
  assert.equal(isComplete(report(now, 0, 1, '')), false);
  // Those who won as often, against others with as many points, are equal.
  assert.deepEqual(
    rank(now).map(({ id, wins, place }) => [id, wins, place].join(' ')),
    ['0 1 1', '2 1 1', '1 0 3', '3 0 3'],
  );
  // Games without a result don't count, not even as a meeting.
  const next = pairRound(now);
  assert.deepEqual(rank(next), rank(now));
  // An earlier round is corrected, and only that.
  const corrected = report(next, 0, 0, 'tie');
  assert.deepEqual([corrected.rounds[0][0].result, corrected.rounds[1]], ['tie', next.rounds[1]]);
});

test('wins decide last, whatever the order of names', () => {
  // 0 and 1 tie twice, 2 wins once and loses once: each has a point, from games with two who have one and a half in
  // all.
  const game = (first, second, result) => [{ first, second, result }];
  const rounds = [game(0, 1, 'tie'), game(3, 1, 'tie'), game(4, 2, 'second'), game(2, 5, 'second'), game(0, 4, 'tie')];
  const row = ({ id, points, others, wins, place }) => [id, points, others, wins, place];
  const rows = rank({ ...begin('swiss', name(6)), rounds }).map(row);
  assert.deepEqual(rows, [
    [2, 2, 3, 1, 1],
    [0, 2, 3, 0, 2],
    [1, 2, 3, 0, 2],
    [5, 2, 2, 1, 4],
    [4, 1, 4, 0, 5],
    [3, 1, 2, 0, 6],
  ]);
});

test('who rests gets a point', () => {
  const now = begin('swiss', ['Ama', 'Kofi', 'Esi']);
  const [, rest] = now.rounds[0];
  assert.deepEqual(rest, { first: 2, second: null, result: 'first' });
  assert.equal(rank(now)[0].id, 2);
});

test('names come in lines or with commas, and two of one name are told apart', () => {
  assert.deepEqual(readNames(' Ama \nKofi, Esi\n\nAma;  Ama  Serwaa\tAma'), [
    'Ama',
    'Kofi',
    'Esi',
    'Ama 2',
    'Ama Serwaa',
    'Ama 3',
  ]);
  assert.deepEqual(readNames('x'.repeat(31)), ['x'.repeat(30)]);
});

test('groups by lot hold everybody once, and are as large as asked or one larger', () => {
  for (let count = 2; count <= 60; count += 1) {
    for (const size of [2, 3, 4]) {
      const groups = drawGroups(name(count), size, source(count));
      assert.deepEqual(groups.flat().sort(), name(count).sort());
      const sizes = groups.map(({ length }) => length);
      assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
      if (count >= size * (size - 1)) assert.ok(sizes.every((length) => length === size || length === size + 1));
    }
  }
});

test('of groups by lot, anybody may come together with anybody, as often as not', () => {
  const draw = source(3);
  const partners = { P1: 0, P2: 0, P3: 0 };
  for (let turn = 0; turn < 600; turn += 1) {
    const own = drawGroups(name(4), 2, draw).find((group) => group.includes('P0'));
    partners[own.find((each) => each !== 'P0')] += 1;
  }
  for (const times of Object.values(partners)) assert.ok(times > 150 && times < 250, JSON.stringify(partners));
});
