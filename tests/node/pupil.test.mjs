// Somebody's code and its worker, with workers that return the position they get.

import assert from 'node:assert/strict';
import { register } from 'node:module';
import { beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

// A page's frame makes workers; here, the test does.
const write = (module) => `data:text/javascript,${encodeURIComponent(module)}`;
const sandboxes = write('export const openSandbox = () => globalThis.openSandbox();');
register(
  write(`export const resolve = (name, context, next) => (
  name === './sandboxes.js' ? { url: '${sandboxes}', shortCircuit: true } : next(name, context)
);`),
);
const { Pupil } = await import('../../widgets/browser/labs/pupil.js');

// A move has a time limit, which a busy machine exceeds. It is asked in the browser.
globalThis.setTimeout = /** @type {any} */ (() => 0);

/** The running workers. */
const running = new Set();

beforeEach(() => {
  running.clear();
  globalThis.openSandbox = async () => {
    await wait(5);
    const { port1, port2 } = new MessageChannel();
    running.add(port2);
    port2.onmessage = async ({ data }) => {
      if (data === null) {
        running.delete(port2);
        return port2.close();
      }
      const told = { move: data.asked.position ?? '', kind: '', line: 0, words: '' };
      await wait(5);
      port2.postMessage({ id: data.id, told });
    };
    port2.postMessage({ ready: true });
    return port1;
  };
});

/** Wait until no worker runs: messages take turns of the event loop, however long one of these takes. */
async function settle() {
  for (let turns = 0; running.size && turns < 100; turns += 1) await wait(1);
  assert.equal(running.size, 0);
}

test('each of two choices asked for at once gets its own answer', async () => {
  const pupil = new Pupil('');
  const told = await Promise.all([pupil.choose('oware', 'A'), pupil.choose('oware', 'B')]);
  assert.deepEqual(
    told.map(({ move }) => move),
    ['A', 'B'],
  );
  pupil.end();
  await settle();
});

test('an answer that is far too long, or of another shape, is none', async () => {
  const { openSandbox } = globalThis;
  for (const told of [
    { move: 'x'.repeat(5_000_000), kind: '', line: 0, words: '' },
    { move: '', kind: 'wrong', line: 0, words: 'x'.repeat(5_000_000) },
    { move: '', kind: 'x'.repeat(5_000_000), line: 0, words: '' },
    { move: 1, kind: '', line: 0, words: '' },
    null,
  ]) {
    globalThis.openSandbox = async () => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = ({ data }) => (data === null ? port2.close() : port2.postMessage({ id: data.id, told }));
      port2.postMessage({ ready: true });
      return port1;
    };
    const answer = await new Pupil('').choose('oware', 'A');
    assert.deepEqual(answer, { move: '', kind: 'broken', line: 0, words: '' });
  }
  Object.assign(globalThis, { openSandbox });
});

test('what is printed at once is cut', async () => {
  const { openSandbox } = globalThis;
  globalThis.openSandbox = async () => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = ({ data }) => {
      if (data === null) return port2.close();
      port2.postMessage({ printed: 'x'.repeat(5_000_000) });
      port2.postMessage({ id: data.id, told: { move: '', kind: '', line: 0, words: '' } });
    };
    port2.postMessage({ ready: true });
    return port1;
  };
  let length = 0;
  const pupil = new Pupil('', (text) => {
    length += text.length;
  });
  await pupil.take();
  pupil.end();
  assert.equal(length, 4000);
  Object.assign(globalThis, { openSandbox });
});

test('one that is ended while its worker starts leaves none behind', async () => {
  const pupil = new Pupil('');
  const taken = pupil.take();
  pupil.end();
  assert.equal((await taken).kind, 'lost');
  await settle();
});

test('one that is ended answers nothing that was asked before, and begins anew when it is asked again', async () => {
  const pupil = new Pupil('');
  await pupil.take();
  const choices = [pupil.choose('oware', 'A'), pupil.choose('oware', 'B')];
  await wait(1);
  pupil.end();
  assert.deepEqual(
    (await Promise.all(choices)).map(({ kind }) => kind),
    ['broken', 'broken'],
  );
  await settle();
  assert.equal((await pupil.choose('oware', 'C')).move, 'C');
  pupil.end();
});

test('a worker that can not be had is asked for again', async () => {
  const { openSandbox } = globalThis;
  globalThis.openSandbox = async () => {
    throw new Error('no network');
  };
  const pupil = new Pupil('');
  assert.equal((await pupil.take()).kind, 'lost');
  Object.assign(globalThis, { openSandbox });
  assert.equal((await pupil.choose('oware', 'A')).move, 'A');
  pupil.end();
});

test('an answer to another question is no answer', async () => {
  globalThis.openSandbox = async () => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = ({ data }) => {
      if (data === null) return port2.close();
      const late = data.asked.position ? data.id - 1 : data.id;
      port2.postMessage({ id: late, told: { move: 'C', kind: '', line: 0, words: '' } });
    };
    port2.postMessage({ ready: true });
    return port1;
  };
  const told = await new Pupil('').choose('oware', 'A');
  assert.deepEqual([told.move, told.kind], ['', 'broken']);
});
