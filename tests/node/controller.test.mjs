// A game without its board: playing, undoing, visiting, and who plays.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { halt, seat, turnRound } from '../../widgets/browser/game/seating.js';
import { say } from '../../widgets/browser/kit/speech.js';
import { asked, begin, hold, inWords, lose, plain, reset, runtime, settled } from './rules.mjs';

const { GameController } = await import('../../widgets/browser/game/controller.js');

beforeEach(reset);

/** Players, by their names in sentences. */
const callPlayers = (...sides) => sides.flatMap((side) => say('match-side', { side: ['side', side] }));

const people = { turns: ['A', 'Bc', 'A'] };
const computer = { turns: ['A', 'Bc', 'A', 'A'], players: 'person greedy' };

test('a game that is drawn is taken up as it stands', () => {
  const { game } = begin(people);
  assert.deepEqual(game.origin, { record: ': A Bc A', position: '' });
  assert.deepEqual(
    [game.slug, game.turns, game.viewpoint, ...inWords([game.status])],
    ['tiny', 3, 'S', 'Your turn, {N}.'],
  );
  assert.equal(game.fill(callPlayers('S', 'N')), 'Blue Gold');
  assert.deepEqual(asked, []);
});

test('without a game there is nothing to tell', () => {
  const game = new GameController({ slug: 'tiny' });
  assert.deepEqual([game.scene, game.turns, game.status, game.mover, game.viewpoint], [null, 0, [], '', '']);
  assert.deepEqual([game.canUndo, game.canRedo], [false, false]);
  game.refresh();
  assert.deepEqual(asked, []);
});

test('where nobody is helped, nobody has sat down: sides are called by their names', () => {
  assert.equal(begin({ coached: false }).game.fill(callPlayers('S')), 'Blue');
});

test('a game can begin at a position, or at a saved game', async () => {
  const game = new GameController({ slug: 'tiny', position: 'p', viewpoint: 'N', players: 'greedy person' });
  const heard = [];
  game.on('arrive', ({ before }) => heard.push(before));
  await game.open(game.origin);
  assert.deepEqual(asked, [{ op: 'open', game: 'tiny', record: '', position: 'p', viewpoint: 'N' }]);
  assert.deepEqual([game.scene.position, game.viewpoint, game.players.sides], ['p', 'N', ['N', 'S']]);
  assert.deepEqual(heard, [null]);
  await game.begin();
  assert.equal(heard.length, 2);
});

test('who sits there stays when another game is opened', async () => {
  const { game } = begin();
  game.players.player('S').name = 'Ama';
  await game.begin();
  assert.equal(game.fill(callPlayers('S')), 'Ama');
});

test('an answer tells what was before, and ends all that was looked at or chosen', async () => {
  const { game, told } = begin(people);
  const before = game.scene;
  game.look(await game.session.inquire({ op: 'visit', at: 1 }));
  game.selection.parts = ['B'];
  await game.play('A');
  assert.deepEqual(told('arrive'), [{ outcome: game.scene, before }]);
  assert.deepEqual([game.visiting, game.selection.parts], [null, []]);
});

test('a move that can’t be played is told, and rejected for who asked', async () => {
  const { game, told } = begin();
  await assert.rejects(game.play('nonsense'), { code: 'illegal-move' });
  assert.deepEqual(told('settle'), ['You can’t play nonsense.']);
  assert.equal(told('refuse')[0].code, 'illegal-move');
  assert.equal(game.scene.record, ':');
});

test('a game that can’t be opened leaves the old one where it is', async () => {
  const { game, told } = begin(people);
  lose();
  await game.begin();
  assert.equal(game.scene.record, ': A Bc A');
  assert.deepEqual(told('settle'), ['Python is lost.']);
  await game.undo();
  await game.redo();
  await game.stop();
  await turnRound(game);
  assert.equal(told('refuse').length, 4);
  assert.equal(game.scene.record, ': A Bc A');
});

test('two people take back a turn at a time, and play it again', async () => {
  const { game } = begin(people);
  assert.deepEqual([game.canUndo, game.canRedo], [true, false]);
  await game.undo();
  assert.equal(game.scene.record, ': A Bc');
  assert.deepEqual([game.canUndo, game.canRedo], [true, true]);
  await game.redo();
  assert.equal(game.scene.record, ': A Bc A');
  assert.equal(game.canRedo, false);
  for (let turn = 0; turn < 3; turn += 1) await game.undo();
  assert.equal(game.canUndo, false);
});

test('a person who plays the computer goes back to a turn of their own', async () => {
  const { game } = begin(computer);
  await game.undo();
  assert.deepEqual([game.scene.record, game.scene.turn], [': A Bc', 'S']);
  await game.redo();
  assert.equal(game.scene.record, ': A Bc A A');
});

test('while a turn is explained, none is taken back', () => {
  const { game } = begin(people);
  game.session.undone = ['A'];
  game.cover = { leave() {} };
  assert.deepEqual([game.canUndo, game.canRedo], [false, false]);
});

test('players agree to stop', async () => {
  const { game } = begin(people);
  await game.stop();
  assert.equal(game.scene.record, ': A Bc A stopped');
  assert.deepEqual(inWords([game.status]), ['The game is over.']);
});

test('an agreed stop is taken back and made again', async () => {
  const { game } = begin(people);
  await game.stop();
  await game.undo();
  assert.deepEqual([game.scene.record, game.session.undone], [': A Bc A', ['stopped']]);
  await game.redo();
  assert.equal(game.scene.record, ': A Bc A stopped');
});

test('what can’t be played again now can be later', async () => {
  const { game } = begin(people);
  await game.undo();
  lose();
  await game.redo();
  assert.equal(game.canRedo, true);
  reset();
  await game.redo();
  assert.equal(game.scene.record, ': A Bc A');
});

test('whoever plays on, or stops, gives up what was taken back', async () => {
  for (const goOn of [
    (game) => game.play('A'),
    (game) => game.stop(),
    (game) => game.session.choose(['A']),
    (game) => game.begin(),
  ]) {
    const { game } = begin(people);
    await game.undo();
    await goOn(game);
    assert.deepEqual(game.session.undone, []);
  }
});

test('half a move gives up nothing', async () => {
  const { game } = begin(people);
  await game.undo();
  await game.session.choose(['B']);
  assert.deepEqual(game.session.undone, ['A']);
});

test('a new game is the one its author set up, with other whims of the computer', async () => {
  const { game } = begin(computer);
  const { seed } = game.players;
  game.players.halted = true;
  await game.play('A');
  await game.begin();
  assert.equal(game.scene.record, ': A Bc A A');
  assert.equal(game.players.halted, false);
  assert.notEqual(game.players.seed, seed);
});

test('the computer’s turn is the computer’s, unless it waits', () => {
  const { game, told } = begin({ ...computer, turns: ['A'] });
  assert.deepEqual([game.mover, ...inWords([game.status])], ['greedy', '{N} is thinking…']);
  halt(game, true);
  assert.deepEqual([game.mover, ...inWords([game.status])], ['', 'Play a move for {N}, or let it play.']);
  game.session.undone = ['A'];
  halt(game, false);
  assert.deepEqual([game.mover, game.session.undone], ['greedy', []]);
  assert.deepEqual(told('settle'), ['', '']);
});

test('of the computer’s turn is said as well whatever else there is to say', () => {
  const { game } = begin({ ...computer, turns: ['A'] });
  game.scene.status = [...plain('Two more without a capture.'), ...game.scene.status];
  assert.deepEqual(inWords([game.status]), ['Two more without a capture. {N} is thinking…']);
});

test('the computer waits while turns are taken back, when the game is over, and for people', () => {
  const { game } = begin({ ...computer, turns: ['A'] });
  game.session.undone = ['A'];
  assert.equal(game.mover, '');
  halt(game, true);
  assert.deepEqual(game.session.undone, ['A']);
  assert.equal(begin({ ...computer, turns: [] }).game.mover, '');
  assert.equal(begin({ players: 'greedy greedy', turns: Array(6).fill('A') }).game.mover, '');
});

test('the board is turned round', async () => {
  const { game } = begin();
  await turnRound(game);
  assert.equal(game.viewpoint, 'N');
  await turnRound(game);
  assert.equal(game.viewpoint, 'S');
});

test('who plays the computer alone sits at the bottom', async () => {
  const { game, told } = begin();
  await seat(game);
  assert.deepEqual([game.viewpoint, told('settle')], ['S', ['']]);
  game.players.player('S').level = 'greedy';
  await seat(game);
  assert.equal(game.viewpoint, 'N');
  assert.deepEqual(told('settle'), ['']);
});

test('an earlier board is looked at, and left', async () => {
  const { game, told } = begin(people);
  const visit = await game.session.inquire({ op: 'visit', at: 2 });
  const last = { number: 2 };
  game.selection.parts = ['B'];
  game.look(visit, last);
  assert.deepEqual([game.visiting, game.selection.parts], [visit, []]);
  assert.deepEqual(told('visit'), [{ visit, last }]);
  game.takeBack();
  assert.equal(game.visiting, null);
  assert.deepEqual(told('visit')[1], { visit: null, last: null });
  assert.deepEqual(told('settle'), []);
});

test('a game is played on from an earlier board, and what came later can be played again', async () => {
  const { game } = begin(people);
  game.look(await game.session.inquire({ op: 'visit', at: 1 }));
  await game.session.rewind(game.visiting);
  assert.deepEqual([game.scene.record, game.visiting], [': A', null]);
  await game.redo();
  await game.redo();
  assert.equal(game.scene.record, ': A Bc A');
});

test('who looks elsewhere leaves what is shown in place of the game', () => {
  const { game } = begin(people);
  let left = 0;
  game.cover = {
    leave: () => {
      left += 1;
    },
  };
  game.look(null);
  assert.equal(left, 1);
});

test('pieces of a half-made move are put back', async () => {
  const { game, told } = begin();
  game.selection.choose('B');
  await settled();
  game.takeBack();
  assert.deepEqual([game.selection.parts, told('settle')], [[], ['']]);
});

test('a page’s game gets the list of moves that the page did not carry', async () => {
  const { game } = begin();
  game.refresh();
  assert.deepEqual(asked, []);
  game.scene.legal = [];
  game.refresh();
  await settled();
  assert.deepEqual(game.scene.legal, ['A', 'Bc', 'Bd']);
  const over = begin({ turns: Array(6).fill('A') });
  over.game.refresh();
  assert.equal(asked.length, 1);
});

test('sentences are told as they are', () => {
  const { game, told } = begin();
  game.say(plain('One.'), plain('Two.'));
  game.settle(plain('Three.'));
  assert.deepEqual([told('say'), told('settle')], [[['One.', 'Two.']], ['Three.']]);
});

test('what was asked is answered in order, the last of it shown', async () => {
  const { game, told } = begin(people);
  const release = hold();
  const both = Promise.all([game.undo(), game.undo()]);
  release();
  await both;
  assert.deepEqual(
    told('arrive').map(({ outcome }) => outcome.record),
    [': A Bc', ': A'],
  );
});

test('a runtime that comes back goes on where the game was', async () => {
  const { game } = begin(people);
  lose();
  await assert.rejects(game.play('A'));
  reset();
  await game.play('A');
  assert.equal(game.scene.record, ': A Bc A A');
  assert.equal(runtime.state, 'ready');
});

test('listeners are told in their order, and no longer once they are gone', () => {
  const heard = [];
  const { game } = begin(people);
  const stop = game.on('a', (detail) => heard.push(['one', detail]));
  game.on('a', () => {
    heard.push('two');
    stop();
    game.on('a', () => heard.push('three'));
  });
  game.emit('a', 1);
  game.emit('b', 2);
  assert.deepEqual(heard, [['one', 1], 'two']);
  game.emit('a', 3);
  assert.deepEqual(heard.slice(2), ['two', 'three']);
  stop();
});
