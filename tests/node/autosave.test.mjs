// Games kept on a device, read again: they may be from an older version, or damaged.

import './device.mjs';

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Autosave, readKept } from '../../widgets/browser/saving/autosave.js';

const GAME = { record: 'ubao 1', turns: 3, when: 5, levels: { S: '', N: 'greedy' }, seed: 7, annotated: 'ubao 2' };

test('a game comes back as it was kept', () => {
  assert.deepEqual(readKept({ ...GAME, more: 1 }), GAME);
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
  return kept.own?.record;
}

test('a game is kept once somebody plays on, not when it is only opened', () => {
  assert.equal(keep({}), undefined);
  assert.equal(keep({ move: 'C' }), 'ubao 1');
  assert.equal(keep({ undone: ['C'] }), 'ubao 1');
  assert.equal(keep({ move: 'C', result: { reason: 'majority' } }), undefined);
});
