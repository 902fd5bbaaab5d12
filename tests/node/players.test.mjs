// Who plays which side, and their names in sentences.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOTHS, Players, nameCloth, nameLevel } from '../../widgets/browser/game/players.js';
import { mayChooseCloth, sit, swap } from '../../widgets/browser/game/seating.js';
import { plain, say, speak } from '../../widgets/browser/kit/speech.js';
import './words.mjs';

test('people are called by the cloths they sit on, unless they have a name', () => {
  const players = new Players(['S', 'N']);
  // A player with a side's color is called by that side's name.
  assert.deepEqual([players.names, players.name('S')], [{}, 'Blue']);
  players.player('S').cloth = 'Red';
  players.player('N').name = 'Ama';
  assert.deepEqual(players.names, { S: 'Red', N: 'Ama' });
  assert.equal(players.name('N'), 'Ama');
  assert.deepEqual([mayChooseCloth(players), players.people], [true, ['S', 'N']]);
});

test('cloths are called as the page’s language has it', (t) => {
  assert.deepEqual(CLOTHS.map(nameCloth), ['Blue', 'Gold', 'Red', 'Green', 'Purple', 'Gray']);
  const { ubaoMessages } = globalThis;
  t.after(() => {
    globalThis.ubaoMessages = ubaoMessages;
  });
  globalThis.ubaoMessages = { ...ubaoMessages, 'match-cloth': [['cloth', '', { Blue: 'Azul', Gold: 'Dourado' }]] };
  assert.deepEqual(new Players(['S', 'N']).names, { S: 'Azul', N: 'Dourado' });
});

test('who owns pieces of a color is called by it', () => {
  const players = new Players(['w', 'b']);
  assert.deepEqual([players.name('w'), players.name('b'), mayChooseCloth(players)], ['White', 'Black', false]);
  // So a sentence has what a language needs to know about them, such as their gender.
  assert.deepEqual(players.names, {});
});

test('where nobody has sat down, players are called after their sides', () => {
  const players = new Players(['S', 'N'], '', true);
  assert.deepEqual([players.name('S'), players.name('N'), players.names], ['Blue', 'Gold', {}]);
});

test('the computer is called by its level, and two of a kind by their cloths, too', () => {
  const one = new Players(['S', 'N'], 'person greedy');
  assert.deepEqual([one.names, one.people, one.undoSides], [{ N: 'Greedy' }, ['S'], ['S']]);
  assert.deepEqual(one.levels, { S: '', N: 'greedy' });
  const two = new Players(['S', 'N'], 'greedy greedy');
  assert.deepEqual([two.names, two.undoSides], [{ S: 'Blue Greedy', N: 'Gold Greedy' }, ['S', 'N']]);
  assert.equal(nameLevel('planner'), 'Planner');
});

test('with two people, turns of either are gone back to', () => {
  assert.deepEqual(new Players(['S', 'N']).undoSides, ['S', 'N']);
});

test('who played a game that was kept sits down again, with the same whims', () => {
  const players = new Players(['S', 'N'], 'greedy person');
  players.halted = true;
  sit(players, { N: 'planner' }, 7);
  assert.deepEqual([players.levels, players.seed, players.halted], [{ S: '', N: 'planner' }, 7, false]);
});

test('players change places, but not the colors of pieces', () => {
  const sowing = new Players(['S', 'N'], 'person greedy');
  sowing.player('S').name = 'Ama';
  swap(sowing);
  assert.deepEqual(sowing.seats, {
    S: { name: '', cloth: 'Gold', level: 'greedy' },
    N: { name: 'Ama', cloth: 'Blue', level: '' },
  });
  const chess = new Players(['w', 'b'], 'person greedy');
  swap(chess);
  assert.deepEqual(chess.seats, {
    w: { name: '', cloth: 'White', level: 'greedy' },
    b: { name: '', cloth: 'Black', level: '' },
  });
});

test('a side that nobody has is nobody', () => {
  const players = new Players(['', '']);
  assert.deepEqual(players.player('S'), { name: '', cloth: '', level: '' });
  assert.equal(players.name('S'), 'S');
  swap(players);
});

test('the whims of the computer are drawn for each game', () => {
  const players = new Players(['S', 'N']);
  const seeds = new Set(
    Array.from({ length: 5 }, () => {
      players.begin();
      return players.seed;
    }),
  );
  assert.ok(seeds.size > 1);
  for (const seed of seeds) assert.ok(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31);
});

test('names are put in for the sides, and nothing else', () => {
  const players = [...say('match-side', { side: ['side', 'w'] }), ...say('match-side', { side: ['side', 'b'] })];
  assert.equal(speak(players, { w: 'Ama' }), 'Ama Black');
  assert.equal(speak(say('match-thinking', { mover: ['side', 'N'] }), { N: 'Greedy' }), 'Greedy is thinking…');
  assert.equal(speak(plain('{S} took S.'), { S: 'Ama' }), '{S} took S.');
});
