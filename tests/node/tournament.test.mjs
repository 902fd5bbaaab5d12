// Pairings of a tournament: against the published tables, and what must hold whatever happens.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listRounds } from '../../widgets/browser/tournament/berger.js';
import { matchMost } from '../../widgets/browser/tournament/matching.js';
import {
  begin, drawGroups, hasNext, isComplete, leave, pairRound, rank, readNames, report, seat, welcome,
} from '../../widgets/browser/tournament/tournament.js';

/** The Berger tables as FIDE publishes them (Handbook C.05, Annex 1), for up to 4, 6 and 8 players. */
const TABLES = {
  4: ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
  6: ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
  8: [
    '1-8 2-7 3-6 4-5', '8-5 6-4 7-3 1-2', '2-8 3-1 4-7 5-6', '8-6 7-5 1-4 2-3', '3-8 4-2 5-1 6-7', '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ],
};

/** A source of numbers from 0 to 1 that gives the same ones each time. */
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
    const found = listRounds(Number(players)).map((pairs) => pairs.map(([one, other]) => `${one + 1}-${other + 1}`).join(' '));
    assert.deepEqual(found, rounds);
  }
});

test('the tables on paper are those of the published tables, in each language', () => {
  const folder = new URL('../../docs/class/', import.meta.url);
  const pages = readdirSync(folder).filter((file) => /^tables(\.\w+)?\.md$/.test(file));
  assert.ok(pages.length);
  for (const page of pages) {
    const lines = readFileSync(new URL(page, folder), 'utf8').split('\n');
    const pairs = lines.map((line) => [...line.matchAll(/(\d) – (\d)/g)].map(([, one, other]) => `${one}-${other}`).join(' '));
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
    assert.ok(begun.every((count) => Math.abs(2 * count - (players - 1)) <= 1), `${players}: ${begun}`);
  }
});

/** As many pairs as there can be, by trying all: of up to ten. */
function countMost(left, mayMeet) {
  const [one, ...others] = left;
  if (one === undefined) return 0;
  return Math.max(countMost(others, mayMeet), ...others.filter((other) => mayMeet(one, other)).map((other) => (
    1 + countMost(others.filter((each) => each !== other), mayMeet)
  )));
}

test('as many pairs are made as there can be', () => {
  const draw = source(1);
  for (let turn = 0; turn < 400; turn += 1) {
    const count = 2 + Math.floor(draw() * 8);
    const share = draw();
    const near = new Set();
    for (let one = 0; one < count; one += 1) for (let other = 0; other < one; other += 1) if (draw() < share) near.add(`${other} ${one}`);
    const mayMeet = (one, other) => near.has(`${Math.min(one, other)} ${Math.max(one, other)}`);
    const mates = matchMost(count, mayMeet);
    mates.forEach((mate, at) => assert.ok(mate === -1 || (mates[mate] === at && mayMeet(at, mate))));
    assert.equal(mates.filter((mate) => mate !== -1).length / 2, countMost(name(count).map((_, at) => at), mayMeet));
  }
});

/** Play a round: the results are drawn. */
function play(tournament, draw) {
  const round = tournament.rounds.length - 1;
  return tournament.rounds[round].reduce((now, { second }, table) => (
    second === null ? now : report(now, round, table, ['first', 'second', 'tie'][Math.floor(draw() * 3)])
  ), tournament);
}

test('Swiss rounds: nobody meets twice, all who are there play or rest once, sides in turn, though players come and go', () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const draw = source(seed);
    const players = 2 + Math.floor(draw() * 59);
    let now = begin('swiss', name(players));
    const rounds = Math.min(9, Math.ceil(Math.log2(players)) + 1);
    for (let round = 1; round < rounds; round += 1) {
      now = play(now, draw);
      if (draw() < 0.2) now = welcome(now, `L${round}`);
      if (draw() < 0.2 && players > 8) now = leave(now, Math.floor(draw() * players));
      const here = now.players.map((_, id) => id).filter((id) => !now.players[id].away);
      const before = now.rounds.length;
      now = pairRound(now);
      if (now.rounds.length === before) continue;
      const seen = now.rounds.at(-1).flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
      assert.deepEqual(seen.sort((a, b) => a - b), here, `seed ${seed}`);
    }
    const met = now.rounds.flat().filter(({ second }) => second !== null).map(({ first, second }) => [first, second].sort().join());
    assert.equal(new Set(met).size, met.length, `seed ${seed}`);
    for (const { rests, begun, answered } of seat(now)) {
      assert.ok(rests <= (players < 9 ? 3 : 1), `seed ${seed}: ${rests} rests`);
      assert.ok(Math.abs(begun - answered) <= 3, `seed ${seed}: ${begun} to ${answered}`);
    }
  }
});

test('Swiss rounds go on as long as everybody finds somebody new', () => {
  for (const players of [4, 6, 8, 10]) {
    const draw = source(players);
    let now = begin('swiss', name(players));
    while (hasNext(now)) now = pairRound(play(now, draw));
    // With no more than half of the others met, all can still be paired (Dirac).
    assert.ok(now.rounds.length >= players / 2, `${players}: ${now.rounds.length}`);
  }
});

test('of everybody against everybody, a latecomer meets all the others as well', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const draw = source(seed);
    const players = 3 + Math.floor(draw() * 8);
    let now = pairRound(play(begin('robin', name(players)), draw));
    now = welcome(now, 'Late');
    while (hasNext(now)) now = pairRound(play(now, draw));
    const met = now.rounds.flat().filter(({ second }) => second !== null).map(({ first, second }) => [first, second].sort().join());
    assert.equal(new Set(met).size, met.length);
    assert.equal(met.length, (players * (players + 1)) / 2);
  }
});

test('standings: points, then the points of those met, then wins; equal ones share a place', () => {
  let now = begin('robin', ['Ama', 'Kofi', 'Esi', 'Yaw']);
  // 1-4 2-3: Ama wins, Kofi and Esi tie.
  now = report(report(now, 0, 0, 'first'), 0, 1, 'tie');
  assert.deepEqual(rank(now).map(({ id, points, place }) => [id, points, place]), [[0, 2, 1], [1, 1, 2], [2, 1, 2], [3, 0, 4]]);
  // Esi won after all: whoever has won over better ones stands higher, and all of it is worked out anew.
  now = report(now, 0, 1, 'second');
  assert.deepEqual(rank(now).map(({ id, points }) => [id, points]), [[0, 2], [2, 2], [3, 0], [1, 0]].sort((a, b) => b[1] - a[1] || a[0] - b[0]));
  assert.equal(isComplete(now), true);
  // The same once more takes it back.
  assert.equal(isComplete(report(now, 0, 1, 'second')), false);
});

test('who rests gets a point', () => {
  const now = begin('swiss', ['Ama', 'Kofi', 'Esi']);
  const [, rest] = now.rounds[0];
  assert.deepEqual(rest, { first: 2, second: null, result: 'first' });
  assert.equal(rank(now)[0].id, 2);
});

test('names come in lines or with commas, and two of one name are told apart', () => {
  assert.deepEqual(readNames(' Ama \nKofi, Esi\n\nAma;  Ama  Serwaa'), ['Ama', 'Kofi', 'Esi', 'Ama 2', 'Ama Serwaa']);
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
