// Files of other people's games: which ones a page names, and what arrives when one is fetched.

import assert from 'node:assert/strict';
import { test } from 'node:test';

/** A host's answers by address, and the requests it got. */
const host = new Map();
const asked = [];
globalThis.fetch = async (url) => {
  asked.push(url);
  return new Response(host.get(url) ?? '', { status: host.has(url) ? 200 : 404 });
};
const links = [
  { title: 'twins', href: 'https://site/twins.1.txt' },
  { title: 'hill', href: 'https://site/hill.2.txt' },
];
const { findFile } = await import('../../widgets/browser/engine/runtime.js');
const { fetchText } = await import('../../widgets/browser/kit/fetching.js');
globalThis.document = { querySelectorAll: (selector) => (selector === 'link[rel="ubao-game"]' ? links : []) };

test('a page names the files of games that are not ours', () => {
  assert.equal(findFile('hill'), 'https://site/hill.2.txt');
  assert.equal(findFile('oware'), undefined);
  assert.deepEqual(asked, [], 'nothing is fetched for that');
});

test('a file is fetched once', async () => {
  host.set('https://site/twins.1.txt', 'TWINS = 1');
  assert.deepEqual(await Promise.all([1, 2].map(() => fetchText('https://site/twins.1.txt'))), [
    'TWINS = 1',
    'TWINS = 1',
  ]);
  assert.equal(asked.length, 1);
});

test('a file that did not arrive is fetched anew', async () => {
  await assert.rejects(fetchText('https://site/hill.2.txt'), /404/);
  host.set('https://site/hill.2.txt', 'HILL = 1');
  assert.equal(await fetchText('https://site/hill.2.txt'), 'HILL = 1');
});
