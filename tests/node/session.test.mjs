// A game in progress, with rules that only count turns, which the sides take one by one.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { runtime } from '../../widgets/browser/engine/runtime.js';
import { Session } from '../../widgets/browser/engine/session.js';
import { reply } from '../../widgets/browser/engine/thinking.js';

const SIDES = ['S', 'N'];

/** A record is its turns, as in `: A b C`. */
function answer({ op, record, move, sides = SIDES }) {
  const turns = record.split(' ').slice(1);
  const undone = [];
  if (op === 'play') turns.push(move);
  if (op === 'undo') {
    do undone.push(turns.pop());
    while (turns.length && !sides.includes(SIDES[turns.length % 2]));
  }
  return {
    record: [':', ...turns].join(' '),
    turn: SIDES[turns.length % 2],
    sides: SIDES,
    ...(undone.length && { undone }),
  };
}

/** @type {Session} */
let session;

beforeEach(async () => {
  runtime.call = async (request) => answer(request);
  session = new Session(
    'oware',
    '',
    () => {},
    () => {},
  );
  await session.open({ record: '', position: '' });
  for (const move of 'AbCd') await session.play(move);
});

test('undo leads to a turn of one of the sides, and redo on from there', async () => {
  await session.undo(['S']);
  assert.equal(session.scene.record, ': A b');
  await session.undo(['S']);
  assert.equal(session.scene.record, ':');
  await session.redo(['S']);
  assert.equal(session.scene.record, ': A b');
  await session.redo(['S']);
  assert.equal(session.scene.record, ': A b C d');
  assert.deepEqual(session.undone, []);
});

test('without sides, each is one turn', async () => {
  await session.undo();
  await session.undo();
  assert.equal(session.scene.record, ': A b');
  await session.redo();
  assert.equal(session.scene.record, ': A b C');
});

test('a turn found for a game is played where the game still stands', async () => {
  await reply(session, 'E', ': A b C d');
  assert.equal(session.scene.record, ': A b C d E');
});

test('a turn found for a game that has changed meanwhile is not played', async () => {
  const undone = session.undo();
  const replied = reply(session, 'E', ': A b C d');
  const again = session.undo();
  await Promise.all([undone, replied, again]);
  assert.equal(session.scene.record, ': A b');
});

test('a request that comes to nothing leaves what can be played again', async () => {
  await session.undo();
  await session.undo();
  runtime.call = async () => {
    throw new Error('refused');
  };
  const visit = { record: ': A', later: ['b'] };
  for (const ask of [
    () => session.play('?'),
    () => session.ask({ op: 'stop' }, []),
    () => session.open({ record: '?', position: '' }),
    () => session.rewind(visit),
  ]) {
    await assert.rejects(ask);
    assert.deepEqual(session.undone, ['d', 'C']);
  }
});

test('a move that is on its way gives up what was taken back, and is not overtaken', async () => {
  await session.undo();
  await Promise.all([session.play('E'), session.redo()]);
  assert.equal(session.scene.record, ': A b C E');
  assert.deepEqual(session.undone, []);
});

test('nothing is asked before what it waits for has come, or can’t be had', async () => {
  for (const way of ['come', 'fail']) {
    const ends = {};
    session.await(new Promise((come, fail) => Object.assign(ends, { come, fail })));
    const { record } = session.scene;
    const played = session.play('E');
    await new Promise(setImmediate);
    assert.equal(session.scene.record, record);
    ends[way]();
    await played;
    assert.equal(session.scene.record, `${record} E`);
  }
});

test('before there is a game, nothing is played in it', async () => {
  const asked = [];
  runtime.call = async (request) => {
    asked.push(request);
  };
  const early = new Session(
    'oware',
    '',
    () => {},
    () => {},
  );
  await early.redo();
  await reply(early, 'A', ':');
  assert.deepEqual(asked, []);
});
