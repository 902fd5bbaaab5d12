// Every game with its real rules: part by part, a player is offered what the rules offer.

import '../device.mjs';

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

globalThis.matchMedia = () => ({ matches: false });

const { runtime } = await import('../../../widgets/browser/engine/runtime.js');
const { LEVELS } = await import('../../../widgets/browser/saving/autosave.js');
const { GameController } = await import('../../../widgets/browser/game/controller.js');

const rules = spawn(process.env.PYTHON, ['-m', 'tests.node.games.rules'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: rules.stdout })[Symbol.asyncIterator]();
const games = JSON.parse((await lines.next()).value);

after(() => rules.stdin.end());

runtime.state = 'ready';
runtime.call = async (request) => {
  rules.stdin.write(`${JSON.stringify(request)}\n`);
  const { ok, value, error } = JSON.parse((await lines.next()).value);
  assert(ok, error?.message);
  return value;
};

async function choose(game, part) {
  game.selection.choose(part);
  while (game.selection.asking)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

test('the levels of the computer are those of the rules', async () => {
  const levels = await runtime.call({ op: 'levels', game: 'oware', record: '' });
  assert.deepEqual(
    levels.map(({ slug }) => slug),
    LEVELS,
  );
});

for (const [slug, turns] of Object.entries(games)) {
  test(`${turns.length} turns of ${slug}`, async () => {
    const game = new GameController({ slug });
    await game.begin();
    for (const { parts, offered, position } of turns) {
      for (const [at, part] of parts.entries()) {
        const { cells, choices } = game.selection.options;
        assert.deepEqual({ cells, choices }, offered[at]);
        await choose(game, part);
      }
      assert.equal(game.scene.position, position);
    }
    assert.equal(game.scene.moves.length, turns.length);
  });
}
