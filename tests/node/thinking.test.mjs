// Thinking in slices, with rules that need as many as the test wants.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { think } from '../../widgets/browser/engine/thinking.js';

/** A game where thinking takes this many slices. */
class FakeSession {
  scene = { record: 'a game' };
  asked = [];

  constructor(slices, heard = () => {}) {
    this.slices = slices;
    this.heard = heard;
  }

  async inquire(fields) {
    this.asked.push(fields);
    this.heard(this.asked.length);
    return this.asked.length < this.slices ? { done: false } : { done: true, move: 'C' };
  }
}

const FIELDS = { op: 'think', level: 'greedy', seed: 1 };
const never = new AbortController().signal;

test('the same is asked until it is done, in short slices', async () => {
  const session = new FakeSession(3);
  assert.deepEqual(await think(session, FIELDS, never), { done: true, move: 'C' });
  assert.equal(session.asked.length, 3);
  assert.equal(new Set(session.asked.map((fields) => JSON.stringify(fields))).size, 1);
  const { milliseconds, job, ...rest } = session.asked[0];
  assert.deepEqual(rest, { record: 'a game', ...FIELDS });
  assert.ok(milliseconds <= 50 && job);
});

test('the thought is about the game as it stood, whatever becomes of it', async () => {
  const session = new FakeSession(2, () => {
    session.scene = { record: 'another' };
  });
  await think(session, FIELDS, never);
  assert.deepEqual(
    session.asked.map(({ record }) => record),
    ['a game', 'a game'],
  );
});

test('two thoughts have two names', async () => {
  const session = new FakeSession(1);
  await think(session, FIELDS, never);
  await think(session, FIELDS, never);
  assert.notEqual(session.asked[0].job, session.asked[1].job);
});

test('once stopped, nothing more is asked and no answer is taken', async () => {
  for (const last of [2, 3]) {
    const stop = new AbortController();
    const session = new FakeSession(3, (count) => {
      if (count === last) stop.abort();
    });
    await assert.rejects(think(session, FIELDS, stop.signal), { name: 'AbortError' });
    assert.equal(session.asked.length, last);
  }
});

test('a thought can be hurried on its way', async () => {
  const fields = { ...FIELDS };
  const session = new FakeSession(3, (count) => {
    if (count === 1) fields.hurry = true;
  });
  await think(session, fields, never);
  assert.deepEqual(
    session.asked.map(({ hurry }) => hurry),
    [undefined, true, true],
  );
});
