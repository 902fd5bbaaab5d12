// Games kept on a device, read again: they may be from an older version, or damaged.

import './device.mjs';

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Autosave, readKept } from '../../widgets/browser/saving/autosave.js';
import { OURS } from '../../widgets/browser/kit/site.js';

const GAME = { record: 'ubao 1', turns: 3, when: 5, levels: { S: '', N: 'greedy' }, seed: 7, annotated: 'ubao 2' };

test('a game comes back as it was kept', () => {
  assert.deepEqual(readKept({ ...GAME, more: 1 }), GAME);
  assert.deepEqual(readKept({ ...GAME, over: true }), { ...GAME, over: true });
  assert.deepEqual(readKept({ ...GAME, over: 'yes' }), GAME);
});

test('of an older version, a game is played by people', () => {
  const { record, turns, when } = GAME;
  assert.deepEqual(readKept({ record, turns, when }), { record, turns, when, levels: {}, seed: 0 });
});

test('a player whom nobody knows is a person', () => {
  const levels = { S: 'nosuch', N: 5, E: 'planner' };
  assert.deepEqual(readKept({ ...GAME, levels }).levels, { S: '', N: '', E: 'planner' });
  assert.deepEqual(readKept({ ...GAME, levels: 'greedy' }).levels, {});
});

test('what is no game is left out', () => {
  for (const damage of [
    undefined,
    null,
    'nonsense',
    [],
    {},
    { ...GAME, record: 5 },
    { ...GAME, turns: '3' },
    { ...GAME, when: null },
  ]) {
    assert.equal(readKept(damage), null);
  }
});

/**
 * What is kept of a game that is only opened, and what once a turn is played.
 * @param {object} outcome
 */
function keep(outcome) {
  const heard = {};
  globalThis.location = { pathname: '/games/oware/' };
  globalThis.document = { querySelectorAll: () => [] };
  const game = {
    scene: null,
    origin: { record: 'start' },
    players: { levels: { S: '', N: '' }, seed: 7, sides: ['S', 'N'], seats: {} },
    session: { undone: [] },
  };
  const kept = new Autosave({
    element: { id: 'board' },
    game,
    on: (name, hear) => Object.assign(heard, { [name]: hear }),
  });
  heard.arrive({ outcome: { record: 'ubao 1', plies: 3, result: null, ...outcome } });
  return kept;
}

test('a game is kept once somebody plays on, not when it is only opened', () => {
  assert.equal(keep({}).own, null);
  assert.equal(keep({ move: 'C' }).own.record, 'ubao 1');
  assert.equal(keep({ undone: ['C'] }).own.record, 'ubao 1');
  assert.equal(keep({ result: { reason: 'majority' } }).own, null);
});

test('of finished games, the last and those with notes are kept', () => {
  const over = { ...GAME, over: true };
  const { annotated, ...bare } = { ...over, record: 'ubao 3' };
  const noted = { ...over, record: 'ubao 4' };
  const begun = { ...bare, record: 'ubao 5', over: undefined };
  localStorage.setItem(`${OURS}games:/games/oware/:board`, JSON.stringify([bare, noted, begun]));
  const { value, own } = keep({ move: 'C', result: { reason: 'majority' } });
  assert.equal(own.over, true);
  assert.deepEqual(
    value.map(({ record }) => record),
    ['ubao 1', 'ubao 4', 'ubao 5'],
  );
});
