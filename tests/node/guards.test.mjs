// What a worker loses before somebody's code runs in it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { empty, Printer } from '../../widgets/browser/labs/guards.js';

/** Everything in web standards by which a worker can request, open, send, store or postpone something. */
const NAMES = `fetch XMLHttpRequest WebSocket WebTransport EventSource importScripts indexedDB caches cookieStore
  BroadcastChannel MessageChannel navigator Worker SharedWorker FontFace fonts Notification RTCPeerConnection
  postMessage close reportError URL Blob Request Response addEventListener dispatchEvent onmessage onerror location
  name setTimeout setInterval queueMicrotask scheduler`.split(/\s+/);

for (const name of NAMES) {
  test(`${name} is gone, wherever a worker had it from`, () => {
    const far = { [name]: 1 };
    const home = Object.assign(Object.create(Object.create(far)), { [name]: 2 });
    empty(home);
    assert.equal(home[name], undefined);
  });
}

test('once a turn has printed too much, nothing more is sent until the next', () => {
  const sent = [];
  const printer = new Printer((piece) => sent.push(piece));
  const line = new TextEncoder().encode('a'.repeat(3000));
  for (let at = 0; at < 500; at += 1) assert.equal(printer.write(line), 3000);
  assert.deepEqual(
    sent.map(({ printed, cut }) => [printed.length, cut]),
    [
      [3000, false],
      [1000, true],
    ],
  );
  printer.turn();
  printer.write(line);
  assert.equal(sent.length, 3);
});
