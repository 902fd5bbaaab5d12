// Two words for a position.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import './device.mjs';
import './words.mjs';

// It loads later messages.
const { findWords } = await import('../../widgets/browser/play/check-line.js');

const FOLDER = new URL('../../widgets/browser/play/messages/', import.meta.url);

/** The words of a language, from its file. */
function readList(code) {
  const text = readFileSync(new URL(`${code}.ftl`, FOLDER), 'utf8');
  return /^play-spoken-words =\n((?: {4}.*\n)+)/m.exec(text)[1].trim().split(/\s+/);
}

test('each language has 256 words, all different, without signs', () => {
  const codes = readdirSync(FOLDER).map((name) => name.replace('.ftl', ''));
  assert.ok(codes.includes('en'));
  for (const code of codes) {
    const list = readList(code);
    assert.equal(list.length, 256, code);
    assert.equal(new Set(list).size, 256, code);
    for (const word of list) assert.match(word, /^\p{L}{2,9}$/u);
  }
});

test('the same position has the same words, and another one others', () => {
  const before = findWords('oware', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S');
  assert.deepEqual(findWords('oware', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S'), before);
  assert.ok(before.every((word) => readList('en').includes(word)));
  assert.notDeepEqual(findWords('oware', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 N'), before);
  assert.notDeepEqual(findWords('ouri', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S'), before);
});

test('of ten thousand positions hardly any two share their words', () => {
  const seen = new Map();
  for (let at = 0; at < 10_000; at += 1) {
    const pair = findWords('oware', `${at % 12},${at % 7},${at}/0,0,0 ${at}-0 S`, readList('en')).join(' ');
    seen.set(pair, (seen.get(pair) ?? 0) + 1);
  }
  // By chance, about 760 pairs collide (10,000² ÷ 2 ÷ 65,536).
  assert.ok(seen.size > 10_000 - 900, `${seen.size}`);
});
