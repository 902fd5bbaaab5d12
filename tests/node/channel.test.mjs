// The two windows of a lesson: what the teacher's sends, and what the wall's receives and shows.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { canBroadcast, Desk, listen } from '../../widgets/browser/lesson/channel.js';
import './device.mjs';
import { Picture } from '../../widgets/browser/board/picture.js';
import { mirror } from '../../widgets/browser/lesson/mirror.js';

/** @typedef {import('../../widgets/browser/lesson/channel.js').News} News */

const VIEW = { block: 0, card: 0, question: null, left: 300, since: null };
const REST = { drawing: '<svg></svg>', viewpoint: 'S', begun: 0 };
const TURN = { steps: [{ kind: 'lift', at: 'A', say: [] }], seen: 0 };
const PATH = '/plans/oware/run/';

/** @type {{channel: BroadcastChannel}[]} */
const open = [];

afterEach(() => open.splice(0).forEach(({ channel }) => channel.close()));

function sit(path = PATH, view = VIEW, asked = () => {}) {
  const desk = new Desk(path, view, asked);
  open.push(desk);
  return desk;
}

/** A wall: what it has received, and a wait until it has received this much. */
function hang(path = PATH) {
  /** @type {News[]} */
  const heard = [];
  let awaited = () => {};
  open.push({
    channel: listen(path, (news) => {
      heard.push(news);
      awaited();
    }),
  });
  /** @param {number} many */
  const hear = async (many) => {
    while (heard.length < many)
      await new Promise((resolve) => {
        awaited = () => resolve(undefined);
      });
    return heard;
  };
  return { heard, hear };
}

test('whether this browser can tell a wall anything is known', async () => {
  const { BroadcastChannel } = globalThis;
  assert.equal(canBroadcast, true);
  delete globalThis.BroadcastChannel;
  try {
    const old = await import('../../widgets/browser/lesson/channel.js?old');
    assert.equal(old.canBroadcast, false);
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel;
  }
});

test('a wall that is opened later is told how all stands', async () => {
  const desk = sit();
  const later = { ...VIEW, block: 2, question: 1 };
  desk.show(later);
  desk.play(3, REST);
  assert.deepEqual(await hang().hear(1), [{ view: later, boards: [[3, REST]] }]);
});

test('a wall follows what changes', async () => {
  const desk = sit();
  const wall = hang();
  await wall.hear(1);
  desk.show({ ...VIEW, since: 1000 });
  desk.play(0, TURN);
  desk.play(0, REST);
  assert.deepEqual((await wall.hear(4)).slice(1), [
    { view: { ...VIEW, since: 1000 } },
    { board: 0, shown: TURN },
    { board: 0, shown: REST },
  ]);
});

test('who looks later sees where a turn led, not the turn', async () => {
  const desk = sit();
  desk.play(0, TURN);
  assert.deepEqual(await hang().hear(1), [{ view: VIEW, boards: [] }]);
});

test('a teacher who comes back tells all walls', async () => {
  const wall = hang();
  sit();
  assert.deepEqual(await wall.hear(1), [{ view: VIEW, boards: [] }]);
});

test('two plans have nothing to do with each other', async () => {
  const wall = hang();
  sit('/plans/kpo/run/', { ...VIEW, block: 4 });
  sit();
  assert.deepEqual(await wall.hear(1), [{ view: VIEW, boards: [] }]);
});

test('the address of a page may name its file', async () => {
  sit(`${PATH}index.html`);
  assert.deepEqual(await hang().hear(1), [{ view: VIEW, boards: [] }]);
});

test('one wall does not take what another asks for news', async () => {
  sit();
  const first = hang();
  await first.hear(1);
  await hang().hear(1);
  assert.ok((await first.hear(2)).every((news) => 'view' in news));
});

test('of two windows of a teacher none takes what the other tells for a question', async () => {
  let asked = 0;
  sit(PATH, VIEW, () => {
    asked += 1;
  });
  sit();
  await hang().hear(2);
  assert.equal(asked, 1);
});

test('a turn that the wall cannot show is reported, and holds up nothing behind it', async (t) => {
  /** @type {unknown[]} */
  const [shown, faults] = [[], []];
  const createElement = () => ({ setAttribute() {}, append() {}, remove() {}, style: {}, dataset: {} });
  const svg = { outerHTML: 'start', querySelectorAll: () => [], getAnimations: () => [] };
  Object.assign(globalThis, {
    document: { hidden: false, createElement },
    matchMedia: () => ({ matches: true }),
    reportError: (fault) => faults.push(fault),
  });
  t.after(() => Object.assign(globalThis, { document: undefined, matchMedia: undefined, reportError: undefined }));
  t.mock.method(Picture.prototype, 'sync', (drawing) => {
    shown.push(drawing);
  });
  const show = mirror({ dataset: { viewpoint: 'S' }, querySelector: () => svg });
  // It moves a piece that isn't on the board.
  show({ steps: [{ kind: 'drop', at: 'A', say: [], moves: [['nobody', 'nobody', 0, 0, 0]] }], seen: 0 });
  show(REST);
  await new Promise(setImmediate);
  assert.deepEqual(shown, ['start', REST.drawing]);
  assert.equal(faults.length, 1);
});
