// Choosing a move, part by part.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Refused, asked, begin, giveReasons, hold, inWords, lose, plain, reset, runtime, settled } from './rules.mjs';

const { settings } = await import('../../widgets/browser/kit/settings.js');

beforeEach(() => {
  reset();
  settings.set({ preview: false });
});

test('a move that is whole is played', async () => {
  const { game, told } = begin();
  game.selection.choose('A');
  assert.deepEqual(game.selection.parts, ['A']);
  assert.deepEqual(told('select'), [game.selection]);
  await settled();
  assert.equal(game.scene.record, ': A');
  assert.deepEqual(
    asked.map(({ op, parts }) => [op, parts]),
    [['choose', ['A']]],
  );
  assert.equal(told('arrive').length, 1);
  assert.deepEqual([game.selection.parts, game.selection.words], [[], null]);
});

test('half a move shows its steps and what may follow, and changes nothing else', async () => {
  const { game, told } = begin();
  game.selection.choose('B');
  await settled();
  assert.equal(game.scene.record, ':');
  assert.deepEqual(told('sketch'), [game.selection.begun]);
  assert.deepEqual(
    game.selection.begun.steps.map(({ at }) => at),
    ['B'],
  );
  assert.deepEqual(game.selection.options.cells, ['c', 'd']);
  assert.deepEqual(inWords(game.selection.words), ['You chose B.', 'Now touch c or d.']);
  game.selection.choose('d');
  assert.deepEqual(game.selection.begun, null);
  await settled();
  assert.equal(game.scene.record, ': Bd');
  assert.equal(told('arrive')[0].outcome.seen, 1);
});

test('while Python thinks about a choice, no other is taken', async () => {
  const { game } = begin();
  const release = hold();
  game.selection.choose('B');
  assert.deepEqual([game.selection.options.cells, game.selection.words], [[], null]);
  game.selection.choose('A');
  assert.deepEqual(game.selection.parts, ['B']);
  release();
  await settled();
  assert.equal(game.scene.record, ':');
  assert.equal(game.selection.asking, false);
});

test('what a quick player chooses next while Python thinks goes on with the same move', async () => {
  const { game } = begin();
  const release = hold();
  game.selection.choose('B');
  game.selection.choose('B');
  game.selection.choose('d');
  release();
  await settled();
  assert.equal(game.scene.record, ': Bd');
});

test('what is chosen meanwhile is not shown as chosen, and once it was taken it is over', async () => {
  const { game } = begin();
  const release = hold();
  game.selection.choose('B');
  game.selection.choose('d');
  assert.deepEqual(game.selection.chosen, ['B']);
  release();
  await settled();
  assert.equal(game.scene.record, ': Bd');
  lose();
  game.selection.choose('A');
  assert.deepEqual(game.selection.chosen, ['A']);
});

test('a choice that comes too often is taken once', async () => {
  const { game } = begin();
  const release = hold();
  for (const part of ['B', 'B', 'A']) game.selection.choose(part);
  release();
  await settled();
  assert.deepEqual([game.scene.record, game.selection.parts], [':', ['B']]);
});

test('what is chosen while Python thinks of a whole move is the other side’s answer', async () => {
  const { game } = begin();
  const release = hold();
  game.selection.choose('A');
  game.selection.choose('B');
  release();
  await settled();
  assert.deepEqual([game.scene.record, game.selection.parts], [': A', ['B']]);
  game.selection.choose('d');
  await settled();
  assert.equal(game.scene.record, ': A Bd');
});

test('a cell that is touched twice is played once', async () => {
  const { game } = begin();
  const release = hold();
  game.selection.choose('A');
  game.selection.choose('A');
  release();
  await settled();
  assert.deepEqual([game.scene.record, game.selection.parts], [': A', []]);
});

test('what a player chooses while the computer’s turn is near is not played for it', async () => {
  const { game } = begin({ players: 'person greedy' });
  const release = hold();
  game.selection.choose('A');
  game.selection.choose('B');
  release();
  await settled();
  assert.deepEqual([game.scene.record, game.selection.parts], [': A', []]);
});

test('what was chosen after a choice that can’t be played is forgotten with it', async () => {
  const { game } = begin();
  runtime.call = () => Promise.reject(new Refused({ code: 'illegal-move', message: plain('No.') }));
  game.selection.choose('A');
  game.selection.choose('B');
  await settled();
  assert.deepEqual([game.scene.record, game.selection.parts], [':', []]);
});

test('in half a move, another beginning is taken instead', async () => {
  const { game } = begin();
  game.selection.choose('B');
  await settled();
  game.selection.choose('A');
  await settled();
  assert.equal(game.scene.record, ': A');
});

test('what was chosen first puts the pieces back when it is chosen again', async () => {
  const { game, told } = begin();
  game.selection.choose('B');
  await settled();
  game.selection.choose('B');
  assert.deepEqual([game.selection.parts, game.selection.begun], [[], null]);
  assert.deepEqual(told('settle'), ['']);
  await settled();
  assert.equal(game.scene.record, ':');
});

test('in half a move, what can never be chosen is explained and the half stays', async () => {
  const { game, told } = begin();
  game.selection.choose('B');
  await settled();
  game.selection.choose('Z');
  await settled();
  assert.deepEqual(game.selection.parts, ['B']);
  assert.deepEqual(asked.at(-1).parts, ['B']);
  assert.equal(told('explain')[0].said, 'Your turn, {S}.');
});

test('a choice that is no cell counts as well', () => {
  const { game } = begin();
  game.selection.choose('q');
  assert.deepEqual(game.selection.parts, ['q']);
});

test('why a cell can’t be chosen is said at once, and what the rules know besides', async () => {
  const { game, told } = begin();
  game.selection.choose('Z');
  assert.deepEqual(told('explain'), [{ said: 'Z is empty.', marks: { Z: 'no' } }]);
  await settled();
  assert.deepEqual(told('explain')[1], {
    said: 'There is nothing in Z.',
    marks: { A: 'look', B: 'look', Z: 'no' },
  });
  assert.deepEqual(game.selection.parts, []);
});

test('what the rules know of a refusal is added when their code comes late, so long as the refusal is shown', async () => {
  const { game, told } = begin({ reasons: false });
  game.selection.choose('Z');
  await settled();
  assert.equal(told('explain').length, 1);
  giveReasons(game);
  await settled();
  assert.deepEqual(told('explain')[1].marks, { A: 'look', B: 'look', Z: 'no' });

  const { game: other, told: toldOther } = begin({ reasons: false });
  other.selection.choose('Z');
  other.selection.choose('q');
  giveReasons(other);
  await settled();
  assert.equal(toldOther('explain').length, 1);
});

test('a reason with many cells marks them lightly; one that was said is not said again', async () => {
  const { game, told } = begin();
  runtime.call = async () => ({ rule: 'x', said: plain('Z is empty.'), cells: ['A', 'B', 'c', 'd'], moves: [] });
  game.selection.choose('Z');
  await settled();
  assert.deepEqual(told('explain')[1], {
    said: '',
    marks: { A: 'here', B: 'here', c: 'here', d: 'here', Z: 'no' },
  });
  runtime.call = async () => ({ rule: 'x', said: plain('Three.'), cells: ['A', 'B', 'c'], moves: [] });
  game.selection.choose('Z');
  await settled();
  assert.equal(told('explain')[3].marks.A, 'look');
});

test('a reason is not told once something else is shown, nor one that is empty or did not come', async () => {
  const { game, told } = begin();
  game.selection.choose('Z');
  game.selection.show();
  await settled();
  assert.equal(told('explain').length, 1);
  runtime.call = async () => ({ rule: '', said: [], cells: [], moves: ['A'] });
  game.selection.choose('Z');
  await settled();
  runtime.call = () => Promise.reject(new Error('gone'));
  game.selection.choose('Z');
  await settled();
  assert.equal(told('explain').length, 3);
});

test('before Python is there, a choice waits, and is played when it comes', async () => {
  runtime.state = 'loading';
  const { game, told } = begin();
  game.selection.choose('Z');
  assert.equal(told('explain')[0].said, 'Z is empty.');
  game.selection.choose('A');
  assert.deepEqual(told('say'), [['You chose A. It will be played as soon as the board is ready.', '']]);
  game.selection.ask();
  await settled();
  assert.equal(game.scene.record, ': A');
  assert.deepEqual(
    asked.map(({ op }) => op),
    ['choose'],
  );
});

test('before Python is there, what a move goes on with waits as well', async () => {
  runtime.state = 'loading';
  const { game, told } = begin();
  game.selection.choose('B');
  game.selection.choose('d');
  assert.deepEqual(told('say').at(-1), ['You chose B, d. It will be played as soon as the board is ready.', '']);
  assert.deepEqual(game.selection.chosen, ['B', 'd']);
  runtime.state = 'ready';
  game.selection.ask();
  await settled();
  assert.equal(game.scene.record, ': Bd');
});

test('what a move can’t go on with is forgotten when Python is there', async () => {
  runtime.state = 'loading';
  const { game, told } = begin();
  game.selection.choose('B');
  game.selection.choose('Z');
  runtime.state = 'ready';
  game.selection.ask();
  await settled();
  assert.deepEqual([game.selection.chosen, told('explain')], [['B'], []]);
});

test('before Python is there, another beginning takes the place of all that was chosen', async () => {
  runtime.state = 'loading';
  const { game } = begin();
  for (const part of ['B', 'd', 'A']) game.selection.choose(part);
  assert.deepEqual(game.selection.chosen, ['A']);
  // The whole move is chosen: any other touch is explained at once.
  game.selection.choose('Z');
  assert.deepEqual(game.selection.chosen, ['A']);
});

test('when Python is lost in half a move, all of the move waits, and nothing after it', async () => {
  const { game } = begin();
  game.selection.choose('B');
  await settled();
  lose();
  game.selection.choose('d');
  game.selection.choose('Z');
  assert.deepEqual(game.selection.chosen, ['B', 'd']);
});

test('nothing is asked of what is not chosen', () => {
  const { game } = begin();
  game.selection.ask();
  assert.deepEqual([asked, game.selection.asking], [[], false]);
});

test('an answer to what is not chosen any more is not shown', async () => {
  const { game, told } = begin();
  const release = hold();
  game.selection.choose('B');
  game.takeBack();
  release();
  await settled();
  assert.deepEqual([told('sketch'), game.selection.begun], [[], null]);
});

test('what can’t be played is told, and nothing is chosen any more', async () => {
  const { game, told } = begin();
  runtime.call = () => Promise.reject(new Refused({ code: 'illegal-move', message: plain('No.') }));
  game.selection.choose('A');
  await settled();
  assert.deepEqual(told('settle'), ['No.']);
  assert.equal(told('refuse').length, 1);
  assert.deepEqual([game.selection.parts, game.selection.asking], [[], false]);
});

test('a choice that Python could not take is kept for when it comes back', async () => {
  const { game, told } = begin();
  lose();
  game.selection.choose('A');
  assert.deepEqual(told('say'), [['You chose A. It will be played as soon as the board is ready.', 'Python is lost.']]);
  game.selection.ask();
  await settled();
  assert.deepEqual(game.selection.parts, ['A']);
  assert.equal(told('refuse').length, 1);
  reset();
  game.selection.ask();
  await settled();
  assert.equal(game.scene.record, ': A');
});

test('moves are shown first, for who wants it so', async () => {
  settings.set({ preview: true });
  const { game, told } = begin();
  game.selection.choose('A');
  await settled();
  assert.equal(game.scene.record, ':');
  assert.equal(asked[0].op, 'try');
  assert.deepEqual(told('sketch'), [null]);
  assert.deepEqual(inWords(game.selection.words), ['A would do.', 'Not played yet.']);
  assert.deepEqual(game.selection.options.cells, ['A', 'B']);
  game.selection.choose('A');
  await settled();
  assert.equal(game.scene.record, ': A');
});

test('of a move that is shown first, half is shown, too', async () => {
  settings.set({ preview: true });
  const { game } = begin();
  game.selection.choose('B');
  await settled();
  assert.deepEqual(game.selection.options.cells, ['c', 'd']);
  game.selection.choose('c');
  await settled();
  assert.equal(game.selection.tried.move, 'Bc');
  game.selection.play();
  await settled();
  assert.equal(game.scene.record, ': Bc');
});

test('instead of a move that is shown, another can be chosen, or one asked about', async () => {
  settings.set({ preview: true });
  const { game, told } = begin();
  game.selection.choose('A');
  await settled();
  game.selection.choose('Z');
  await settled();
  assert.deepEqual(asked.at(-1), { game: 'tiny', record: ':', op: 'why', cell: 'Z', parts: [] });
  assert.equal(told('explain').length, 2);
  assert.equal(game.selection.tried.move, 'A');
  game.selection.choose('B');
  await settled();
  assert.deepEqual([game.selection.tried, game.selection.parts], [null, ['B']]);
});

test('a move that can’t be shown is told', async () => {
  settings.set({ preview: true });
  const { game, told } = begin();
  runtime.call = () => Promise.reject(new Error('No.'));
  game.selection.choose('A');
  await settled();
  assert.deepEqual(told('settle'), ['No.']);
});

test('before Python is there, who wants to see moves first is told so', () => {
  settings.set({ preview: true });
  runtime.state = 'loading';
  const { game } = begin();
  game.selection.choose('A');
  assert.equal(
    inWords(game.selection.words)[0],
    "You chose A. As soon as the board is ready, you'll see what it would do.",
  );
});

test('a move that somebody else thought of is shown and not played', async () => {
  const { game, told } = begin();
  game.selection.propose(['A'], { move: 'A', said: plain('Try this.') });
  assert.deepEqual(told('settle'), ['']);
  assert.equal(inWords(game.selection.words)[0], 'Try this.');
  game.selection.play();
  await settled();
  assert.equal(game.scene.record, ': A');
});

test('nothing is played while nothing is shown', () => {
  begin().game.selection.play();
  assert.deepEqual(asked, []);
});

test('nothing can be chosen on an earlier board, for the computer, or when the game is over', async () => {
  const { game, told } = begin({ turns: ['A', 'A'] });
  game.look(await game.session.inquire({ op: 'visit', at: 1 }));
  assert.deepEqual(game.selection.options.cells, ['A', 'B']);
  game.selection.choose('A');
  assert.deepEqual(told('say'), [['After 1.']]);
  const over = begin({ turns: Array(6).fill('A') });
  over.game.selection.choose('A');
  assert.deepEqual(over.told('say'), [['The game is over.']]);
  const computer = begin({ players: 'greedy person' });
  assert.deepEqual(computer.game.selection.options.cells, []);
  computer.game.selection.choose('A');
  assert.deepEqual(computer.told('say'), [['{S} is thinking…']]);
  assert.deepEqual(
    [game, over.game, computer.game].map(({ selection }) => selection.parts),
    [[], [], []],
  );
});

test('a choice leads back from what is shown in place of the game', () => {
  const { game } = begin();
  let left = 0;
  game.cover = {
    leave: () => {
      left += 1;
    },
  };
  game.selection.choose('A');
  assert.deepEqual([left, game.selection.parts], [1, []]);
});

test('a judge says what may be chosen, and takes answers', async () => {
  const answers = [];
  const judge = {
    options: { cells: ['x'], choices: {}, refusals: {} },
    take: (part) => part === 'x' && answers.push(part) > 0,
  };
  const { game } = begin({ judge });
  assert.deepEqual(game.selection.options.cells, ['x']);
  game.selection.choose('x');
  assert.deepEqual([answers, game.selection.parts], [['x'], []]);
  judge.options = null;
  game.selection.choose('A');
  await game.play('x');
  await settled();
  assert.deepEqual([answers, game.scene.record], [['x', 'x'], ': A']);
});

test('a judge hears of choices alone', async () => {
  const heard = [];
  const { game } = begin({
    judge: {
      options: null,
      take: (part) => {
        heard.push(part);
        return false;
      },
    },
  });
  game.selection.choose('A');
  await settled();
  runtime.call = () => Promise.reject(new Refused({ code: 'illegal-move', message: plain('No.') }));
  game.selection.choose('B');
  await settled();
  assert.deepEqual(heard, ['A', 'B']);
});

test('nothing is chosen before there is a game', () => {
  const { game } = begin();
  game.session.scene = null;
  game.selection.choose('A');
  assert.deepEqual([game.selection.parts, game.selection.options.cells], [[], []]);
});
