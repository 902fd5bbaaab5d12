// The course of one puzzle, with a judge controlled by the test.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { turnRound } from '../../widgets/browser/game/seating.js';
import { begin, hold, inWords, lose, plain, reset, runtime, settled } from './rules.mjs';

const { Solving } = await import('../../widgets/browser/training/solving.js');

/** The judge's answers, in order. */
let verdicts = [];
/** The requests it got. */
let tries = [];

beforeEach(() => {
  reset();
  verdicts = [];
  tries = [];
  const call = runtime.call;
  runtime.call = async (request) => {
    if (request.op !== 'attempt') return call(request);
    tries.push([request.move, request.moves]);
    const verdict = verdicts.shift();
    if (!verdict) throw new Error('Python is lost.');
    return verdict;
  };
});

/** A puzzle on a board that shows everything at once. */
function start(goal = 'win 1', more = {}) {
  const stages = [];
  const boards = [];
  const used = [];
  const solving = new Solving(
    { goal, ...more },
    {
      furnish: (joined) => boards.push(joined),
      use: (name) => used.push(name),
      follow: () => stages.push(solving.stage),
      rest: () => {},
    },
  );
  const { game, told } = begin({ judge: solving });
  const said = [];
  const marks = {};
  const board = {
    game,
    on: game.on.bind(game),
    shown: Promise.resolve(),
    say: (...told) => said.push(inWords(told)),
    picture: { cells: ['A', 'B', 'Z'].map((cell) => ({ dataset: { cell } })) },
    layout: {
      words: {
        setAttribute: (name, value) => {
          marks[name] = value;
        },
      },
    },
  };
  solving.join(board);
  game.on('settle', () => game.emit('rest', game.scene));
  return { solving, game, told, stages, said, marks, boards, used };
}

const right = (shown = []) => ({ verdict: 'right', said: plain('Well seen.'), shown });
const solved = { verdict: 'solved', said: plain('Played A.', 'It wins.'), shown: [] };
const wrong = (shown = []) => ({ verdict: 'wrong', said: plain('It loses.'), shown });

test('it is furnished once its board is there', () => {
  const { boards, game } = start();
  assert.deepEqual(
    boards.map((board) => board.game),
    [game],
  );
});

test('before its board is there, nothing is judged, nor begun anew', async () => {
  const stages = [];
  const solving = new Solving({ goal: 'last seed B' }, { follow: () => stages.push(solving.stage) });
  assert.deepEqual(solving.options.cells, []);
  assert.equal(solving.take('Z'), true);
  await solving.answer('Z');
  await solving.restart();
  assert.deepEqual([tries, stages, solving.stage], [[], [], 'open']);
});

test('a move is played as ever, and judged', async () => {
  const { solving, game, stages, said, marks } = start();
  verdicts = [solved];
  assert.equal(solving.options, null);
  await game.play('A');
  await settled();
  assert.deepEqual(tries, [['A', []]]);
  assert.deepEqual(stages, ['busy', 'solved']);
  // The move's own sentences aren't repeated.
  assert.deepEqual(said.at(-1), ['Played A.', 'Yes! It wins.']);
  assert.deepEqual([marks['data-verdict'], solving.misses], ['solved', 0]);
});

test('while a try is judged, nothing can be chosen', () => {
  const { solving } = start();
  solving.offers = { again: plain('Try again') };
  solving.enter('busy');
  assert.deepEqual(solving.options, { cells: [], choices: {}, refusals: {} });
  assert.ok(solving.take('A'));
});

test('a step of a tutorial is praised in its own words', async () => {
  for (const [verdict, words] of [
    [solved, 'Yes! That is how.'],
    [wrong(), 'Not yet. It loses.'],
  ]) {
    const { game, said } = start('win 1', { done: 'That is how.' });
    verdicts = [verdict];
    await game.play('A');
    await settled();
    assert.deepEqual(said.at(-1), ['Played A.', words]);
  }
});

test('after a right move the answer is played, and the puzzle goes on', async () => {
  const { solving, game, said, marks } = start();
  verdicts = [right(['Bc']), solved];
  await game.play('A');
  await settled();
  assert.deepEqual([game.scene.record, solving.stage, solving.showing], [': A Bc', 'open', false]);
  assert.deepEqual(said.at(-1), ['Well seen.', 'Played Bc.', 'Right so far! Your turn again.']);
  assert.equal(marks['data-verdict'], 'open');
  await game.play('A');
  await settled();
  assert.deepEqual(tries, [
    ['A', []],
    ['A', ['A', 'Bc']],
  ]);
  assert.equal(solving.stage, 'solved');
});

test('a miss is shown, counted, and tried again from the start', async () => {
  const { solving, game, said, marks, used } = start();
  verdicts = [wrong(['Bd'])];
  await game.play('A');
  await settled();
  assert.deepEqual([solving.stage, solving.misses, marks['data-verdict']], ['missed', 1, 'wrong']);
  assert.deepEqual(said.at(-1), ['Played Bd.', 'Not yet. It loses.']);
  solving.offers = { again: plain('Try again') };
  assert.deepEqual(solving.options.choices, { again: plain('Try again') });
  assert.ok(solving.take('again'));
  assert.ok(solving.take('A'));
  assert.deepEqual(used, ['again']);
  solving.restart();
  await settled();
  assert.deepEqual([game.scene.record, solving.stage, solving.played, solving.verdict], [':', 'open', [], null]);
});

test('what is touched before the board is back at its start waits, and is judged by that board', async () => {
  const { solving, game } = start();
  verdicts = [wrong(['Bd']), solved];
  await game.play('A');
  await settled();
  const release = hold();
  solving.restart();
  assert.equal(solving.stage, 'busy');
  game.selection.choose('A');
  await settled();
  assert.deepEqual([game.scene.record, tries.length], [': A Bd', 1]);
  release();
  await settled();
  assert.deepEqual([game.scene.record, tries.at(-1), solving.stage], [': A', ['A', []], 'solved']);
});

test('after a miss it stays missed when the board is turned round, though it was tried again before', async () => {
  const { solving, game, said } = start();
  for (let time = 0; time < 2; time += 1) {
    verdicts = [wrong()];
    await game.play('A');
    await settled();
    await turnRound(game);
    game.settle();
    assert.deepEqual([solving.stage, said.at(-1)], ['missed', ['', 'Not yet. It loses.']]);
    solving.restart();
    await settled();
    assert.equal(solving.stage, 'open');
  }
});

test('a puzzle that could not begin anew can be begun once more', async () => {
  const { solving, game, marks } = start();
  verdicts = [wrong()];
  await game.play('A');
  await settled();
  lose();
  solving.restart();
  await settled();
  assert.deepEqual([game.scene.record, solving.stage], [': A', 'missed']);
  // The verdict is gone.
  game.settle();
  assert.equal(marks['data-verdict'], '');
});

test('what is touched while a try is judged is the next turn, if the puzzle goes on', async () => {
  for (const [verdict, touched, parts] of [
    [right(['Bc']), 'B', ['B']],
    [right(['Bc']), 'Z', []],
    [wrong(), 'B', []],
    [wrong(), 'again', []],
  ]) {
    const { solving, game, told, used } = start();
    solving.offers = { again: plain('Try again') };
    verdicts = [verdict];
    const release = hold();
    game.selection.choose('A');
    game.selection.choose(touched);
    release();
    await settled();
    // Illegal choices get no message, and no new try starts automatically.
    assert.deepEqual([game.selection.parts, used, told('explain')], [parts, [], []], touched);
  }
});

test('a touch after a miss is another try, or an accidental double click', async () => {
  const { solving, game } = start('last seed B');
  solving.owner.use = () => solving.restart();
  verdicts = [wrong(), solved];
  game.selection.choose('A');
  await settled();
  game.selection.choose('A');
  await settled();
  assert.deepEqual([solving.stage, tries.length], ['missed', 1]);
  game.selection.choose('Z');
  await settled();
  assert.deepEqual([solving.stage, tries.at(-1)], ['solved', ['Z', []]]);
});

test('a touch after a miss in a later turn only begins anew', async () => {
  const { solving, game } = start();
  solving.owner.use = () => solving.restart();
  verdicts = [right(['Bc']), wrong()];
  for (let turn = 0; turn < 2; turn += 1) {
    await game.play('A');
    await settled();
  }
  assert.equal(solving.stage, 'missed');
  game.selection.choose('B');
  await settled();
  assert.deepEqual([solving.stage, game.scene.record, game.selection.parts, tries.length], ['open', ':', [], 2]);
});

test('a good move that is not the answer is a miss of its own', async () => {
  const { solving, game, said, marks } = start();
  verdicts = [{ verdict: 'other', said: plain('It also wins.'), shown: [] }];
  await game.play('A');
  await settled();
  assert.deepEqual([solving.misses, marks['data-verdict']], [1, 'other']);
  assert.deepEqual(said.at(-1)[1], 'A good move, but not the answer. It also wins.');
});

test('when Python can’t be asked, that is no verdict', async () => {
  const { solving, game, said } = start();
  await game.play('A');
  await settled();
  assert.deepEqual([solving.stage, solving.misses], ['missed', 0]);
  assert.deepEqual(said.at(-1)[1], 'Python is lost.');
});

test('where the last seed falls is answered by choosing any cup', async () => {
  const { solving, game, said } = start('last seed B');
  game.settle();
  assert.deepEqual(said.at(-1), ['Choose the cup where the very last seed of the turn falls.']);
  assert.deepEqual(solving.options.cells, ['A', 'B', 'Z']);
  verdicts = [solved];
  assert.ok(solving.take('cup  Z'));
  await settled();
  assert.deepEqual([tries, game.scene.record], [[['Z', []]], ':']);
  // The answer isn't a move: the verdict is alone.
  assert.deepEqual(said.at(-1), ['', 'Yes! Played A. It wins.']);
});

test('an answer before Python is there is confirmed, and judged as soon as it is', async () => {
  const { solving, said } = start('last seed B');
  verdicts = [solved];
  runtime.state = 'starting';
  const release = hold();
  solving.take('Z');
  assert.deepEqual(said.at(-1), ["You chose Z. You'll hear more as soon as the board is ready."]);
  release();
  await settled();
  assert.deepEqual(said.at(-1), ['', 'Yes! Played A. It wins.']);
});

test('with Python there, a question says nothing while an answer is judged, and then plays what the judge shows', async () => {
  const { solving, said } = start('last seed B');
  verdicts = [wrong(['A'])];
  const release = hold();
  solving.take('Z');
  assert.deepEqual(said.at(-1), ['']);
  release();
  await settled();
  assert.deepEqual(said.at(-1), ['Played A.', 'Not yet. It loses.']);
});

test('what is against the rules is chosen among what is asked about', async () => {
  const { solving, game, said } = start('illegal A Bc', { names: { Bc: 'B to c' } });
  game.settle();
  assert.deepEqual(said.at(-1), ['Which of these is against the rules? Choose it.']);
  assert.deepEqual([solving.options.cells, solving.options.choices], [['A'], { Bc: plain('B to c') }]);
  assert.ok(solving.take('Z'));
  assert.deepEqual(said.at(-1), ['Choose one of the marked ones.']);
  assert.deepEqual(tries, []);
  verdicts = [wrong()];
  assert.ok(solving.take('Bc'));
  await settled();
  assert.deepEqual([tries, solving.stage], [[['Bc', []]], 'missed']);
  assert.deepEqual(start('illegal A Bd').solving.options.choices, { Bd: plain('Bd') });
});

test('before a move is tried, whose turn it is stays as it is said', () => {
  const { game, said } = start();
  game.settle();
  assert.deepEqual(said, []);
});

test('nothing is said over a move in the making, or of an earlier board', async () => {
  const { game, said } = start('last seed B');
  game.selection.tried = { said: plain('It would do.') };
  game.settle();
  game.selection.forget();
  game.visiting = { status: plain('After 1.') };
  game.settle();
  assert.deepEqual(said, []);
});
