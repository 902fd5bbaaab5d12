// The page's side of Python, with workers controlled by the test.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { plain } from './words.mjs';
import { Refused, Runtime, RuntimeFailed, tellError } from '../../widgets/browser/engine/runtime.js';
import { speak } from '../../widgets/browser/kit/speech.js';

const OPEN = { op: 'open', game: 'oware', record: '' };
const PLAY = { op: 'play', game: 'oware', record: '', move: 'C' };

class FakeWorker {
  sent = [];
  alive = true;

  postMessage(message) {
    this.sent.push(message);
  }

  terminate() {
    this.alive = false;
  }

  say(data) {
    this.onmessage?.({ data });
  }

  ready() {
    this.say({ stage: 'ready', loaded: 10, total: 10 });
  }

  /** Answer the requests received so far, from number `from` on. */
  answer(from = 0) {
    for (const { id, op } of this.sent.slice(from)) this.say({ id, ok: true, value: op });
  }
}

/** @type {FakeWorker[]} */
let workers;
/** @type {Runtime} */
let runtime;
/** The most recently started worker. */
const worker = () => workers.at(-1);

mock.timers.enable({ apis: ['setTimeout'] });

beforeEach(() => {
  workers = [];
  runtime = new Runtime(
    (anew) => {
      workers.push(Object.assign(new FakeWorker(), { anew: Boolean(anew) }));
      return worker();
    },
    (game) => (game === 'twins' ? 'https://site/twins.txt' : undefined),
  );
});

test('nothing is loaded before it is asked for', () => {
  assert.deepEqual([runtime.state, runtime.reason], ['idle', []]);
  assert.equal(workers.length, 0);
});

test('starting twice starts one worker', () => {
  runtime.start();
  runtime.start();
  worker().ready();
  runtime.start();
  assert.equal(workers.length, 1);
});

test('a request starts Python, waits for it and gets its answer', async () => {
  const answer = runtime.call(OPEN);
  assert.equal(runtime.state, 'loading');
  assert.deepEqual(worker().sent, []);
  worker().ready();
  assert.deepEqual(worker().sent, [{ ...OPEN, id: 1 }]);
  worker().answer();
  assert.equal(await answer, 'open');
});

test('answers find their requests in any order', async () => {
  runtime.start();
  worker().ready();
  const answers = [runtime.call(OPEN), runtime.call(PLAY)];
  const [first, second] = worker().sent;
  worker().say({ id: second.id, ok: true, value: 'second' });
  worker().say({ id: first.id, ok: true, value: 'first' });
  assert.deepEqual(await Promise.all(answers), ['first', 'second']);
});

test('progress and state are told as they change', () => {
  const seen = [];
  runtime.addEventListener('change', () => seen.push([runtime.state, runtime.progress.loaded]));
  runtime.start();
  worker().say({ stage: 'download', loaded: 4, total: 10 });
  worker().say({ stage: 'start', loaded: 10, total: 10 });
  worker().ready();
  assert.deepEqual(seen, [
    ['loading', 0],
    ['loading', 4],
    ['loading', 10],
    ['ready', 10],
  ]);
});

test('bytes that are counted after Python is ready take nothing back', async () => {
  const answer = runtime.call(OPEN);
  worker().ready();
  worker().say({ stage: 'start', loaded: 10, total: 10 });
  assert.deepEqual([runtime.state, runtime.progress.stage], ['ready', 'ready']);
  worker().answer();
  assert.equal(await answer, 'open');
  const later = runtime.call(PLAY);
  worker().answer(1);
  assert.equal(await later, 'play');
  mock.timers.tick(600_000);
  assert.equal(runtime.state, 'ready');
});

test('what the rules refuse is refused, and the worker goes on', async () => {
  const answer = runtime.call(PLAY);
  worker().ready();
  const error = { code: 'illegal-move', message: plain('Cup C is empty.') };
  worker().say({ id: 1, ok: false, error });
  await assert.rejects(answer, (refused) => {
    assert.ok(refused instanceof Refused);
    assert.equal(refused.message, 'Cup C is empty.');
    assert.deepEqual(refused.said, error.message);
    assert.equal(refused.code, error.code);
    assert.deepEqual(refused.refusal, error);
    return true;
  });
  assert.equal(runtime.state, 'ready');
  assert.equal(workers.length, 1);
});

test('a start without progress fails, with every request that waited for it', async () => {
  const answers = [runtime.call(OPEN), runtime.call(PLAY)];
  mock.timers.tick(90_000);
  assert.equal(runtime.state, 'failed');
  assert.match(speak(runtime.reason), /^[A-Z].*\.$/);
  assert.equal(worker().alive, false);
  for (const answer of answers) {
    await assert.rejects(
      answer,
      (error) => error instanceof RuntimeFailed && error.message === speak(error.said) && error.said === runtime.reason,
    );
  }
});

test('a slow start with progress does not fail', () => {
  runtime.start();
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    mock.timers.tick(45_000);
    worker().say({ stage: 'download', loaded, total: 10 });
  }
  assert.equal(runtime.state, 'loading');
  worker().ready();
  mock.timers.tick(600_000);
  assert.equal(runtime.state, 'ready');
});

test('a worker that says it failed is believed', async () => {
  const answer = runtime.call(OPEN);
  worker().say({ failed: 'engine-failed' });
  assert.equal(runtime.state, 'failed');
  assert.equal(speak(runtime.reason), "Part of the game couldn't be loaded.");
  await assert.rejects(answer, RuntimeFailed);
});

for (const event of ['onerror', 'onmessageerror']) {
  test(`${event} while starting is a failed start, also for who waits`, async () => {
    const answer = runtime.call(OPEN);
    worker()[event]({});
    assert.equal(runtime.state, 'failed');
    assert.equal(speak(runtime.reason), 'The game stopped while it was starting.');
    await assert.rejects(answer, RuntimeFailed);
    assert.equal(workers.length, 1);
  });

  test(`${event} brings another worker, which is asked again`, async () => {
    const answers = [runtime.call(OPEN), runtime.call(PLAY)];
    worker().ready();
    const { sent } = worker();
    worker()[event]({});
    assert.equal(workers[0].alive, false);
    assert.equal(runtime.state, 'loading');
    worker().ready();
    assert.deepEqual(worker().sent, sent);
    worker().answer();
    assert.deepEqual(await Promise.all(answers), ['open', 'play']);
  });
}

test('a game that is not ours is asked about with its file, of the next worker too', async () => {
  const file = 'https://site/twins.txt';
  const answers = [runtime.call({ ...OPEN, game: 'twins' }), runtime.call(OPEN)];
  worker().ready();
  assert.deepEqual(
    worker().sent.map((request) => request.file),
    [file, undefined],
  );
  assert.equal('file' in worker().sent[1], false);
  worker().onerror({});
  worker().ready();
  assert.equal(workers.length, 2);
  assert.equal(worker().sent[0].file, file);
  worker().answer();
  assert.deepEqual(await Promise.all(answers), ['open', 'open']);
});

test('a game whose file does not arrive is refused, and others go on', async () => {
  const answers = [runtime.call({ ...OPEN, game: 'twins' }), runtime.call(OPEN)];
  worker().ready();
  const error = { code: 'unknown-game', message: [['engine-lost', []]] };
  worker().say({ id: 1, ok: false, error });
  worker().answer(1);
  await assert.rejects(answers[0], (error) => {
    assert.ok(error instanceof Refused);
    assert.deepEqual([error.code, error.message], ['unknown-game', "The rules of this game couldn't be loaded."]);
    return true;
  });
  assert.equal(await answers[1], 'open');
});

test('a browser that starts no workers is a failed start', async () => {
  runtime = new Runtime(() => {
    throw new Error('forbidden');
  });
  await assert.rejects(runtime.call(OPEN), RuntimeFailed);
  assert.equal(runtime.state, 'failed');
});

test('requests fail at once after a failed start, until it is tried again', async () => {
  runtime.start();
  worker().say({ failed: 'engine-failed' });
  await assert.rejects(runtime.call(OPEN), RuntimeFailed);
  assert.equal(workers.length, 1);
  runtime.retry();
  assert.deepEqual([runtime.state, runtime.reason], ['loading', []]);
  assert.equal(runtime.progress.loaded, 0);
  const answer = runtime.call(OPEN);
  worker().ready();
  worker().answer();
  assert.equal(await answer, 'open');
});

test('only who tries again gives up what an earlier start left', async () => {
  runtime.start();
  worker().say({ failed: 'engine-failed' });
  runtime.retry();
  worker().ready();
  const answer = runtime.call(PLAY);
  worker().onerror();
  worker().ready();
  worker().answer();
  await answer;
  assert.deepEqual(
    workers.map(({ anew }) => anew),
    [false, true, false],
  );
});

test('trying again is for failed starts alone', () => {
  runtime.retry();
  assert.equal(workers.length, 0);
  runtime.start();
  worker().ready();
  runtime.retry();
  assert.equal(workers.length, 1);
});

test('a silent worker is replaced and the request answered by the next', async () => {
  runtime.start();
  worker().ready();
  const answer = runtime.call(PLAY);
  mock.timers.tick(30_000);
  assert.equal(workers.length, 2);
  worker().ready();
  worker().answer();
  assert.equal(await answer, 'play');
});

test('a silent worker is not given more time by being asked more', async () => {
  const answers = [runtime.call(PLAY)];
  worker().ready();
  mock.timers.tick(15_000);
  answers.push(runtime.call(OPEN));
  mock.timers.tick(15_000);
  assert.equal(workers.length, 2);
  worker().ready();
  worker().answer();
  assert.deepEqual(await Promise.all(answers), ['play', 'open']);
});

test('a worker that answers slowly, one after the other, is left alone', async () => {
  runtime.start();
  worker().ready();
  const answers = [1, 2, 3, 4].map(() => runtime.call(PLAY));
  for (const { id } of [...worker().sent]) {
    mock.timers.tick(15_000);
    worker().say({ id, ok: true, value: id });
  }
  await Promise.all(answers);
  assert.equal(workers.length, 1);
});

test('the rest of a dead worker is not listened to', () => {
  runtime.start();
  const [old] = workers;
  mock.timers.tick(90_000);
  old.ready();
  assert.equal(runtime.state, 'failed');
});

test('a request that kills two workers is given up, the others are answered', async () => {
  const deadly = runtime.call(PLAY);
  const other = runtime.call(OPEN);
  worker().ready();
  worker().onerror({});
  worker().ready();
  worker().onerror({});
  await assert.rejects(deadly, RuntimeFailed);
  worker().ready();
  assert.deepEqual(
    worker().sent.map(({ op }) => op),
    ['open'],
  );
  worker().answer();
  assert.equal(await other, 'open');
  assert.equal(workers.length, 3);
});

test('only the request being answered is blamed', async () => {
  const calls = [PLAY, OPEN, PLAY].map((request) => runtime.call(request));
  worker().ready();
  worker().say({ id: 1, ok: true, value: 'first' });
  worker().onerror({});
  worker().ready();
  worker().say({ id: 2, ok: true, value: 'second' });
  worker().onerror({});
  worker().ready();
  worker().say({ id: 3, ok: true, value: 'third' });
  assert.deepEqual(await Promise.all(calls), ['first', 'second', 'third']);
});

test('an idle worker that dies is replaced if it was of any use', async () => {
  const answer = runtime.call(OPEN);
  worker().ready();
  worker().answer();
  await answer;
  worker().onerror({});
  assert.equal(workers.length, 2);
  worker().ready();
  worker().onerror({});
  assert.equal(workers.length, 2);
  assert.equal(runtime.state, 'failed');
});

test('of an error readers are told what is known', () => {
  const told = plain('Cup C is empty.');
  assert.deepEqual(tellError(new RuntimeFailed(told)), told);
  assert.equal(speak(tellError(new TypeError('Nobody foresaw this.'))), 'Nobody foresaw this.');
  assert.equal(speak(tellError('thrown')), '');
});
