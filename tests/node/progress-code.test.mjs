// Progress as a short code.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './words.mjs';
import { BrokenCode, readProgress, writeProgress } from '../../widgets/browser/training/progress-code.js';

const KNOWN = ['oware/feed-me', 'oware/three-at-once', 'ouri/first', 'oware/learn/sow'];

test('a code brings back what it was made of, whatever the order', () => {
  for (const names of [[], KNOWN.slice(0, 1), KNOWN.slice(1), [...KNOWN].reverse()]) {
    const { names: found, unknown } = readProgress(writeProgress(names), KNOWN);
    assert.deepEqual(new Set(found), new Set(names));
    assert.equal(unknown, 0);
  }
  assert.equal(writeProgress([...KNOWN].reverse()), writeProgress(KNOWN));
});

test('a puzzle takes three characters', () => {
  const [none, one, two] = [0, 1, 2].map((count) => writeProgress(KNOWN.slice(0, count)).length);
  assert.deepEqual([one - none, two - none], [3, 6]);
});

test('spaces and line breaks do no harm', () => {
  const code = writeProgress(KNOWN);
  assert.equal(readProgress(` ${code.slice(0, 9)}\n ${code.slice(9)}\n`, KNOWN).names.length, 4);
});

test('what this site does not have is counted', () => {
  assert.deepEqual(readProgress(writeProgress(KNOWN), KNOWN.slice(1)), { names: KNOWN.slice(1), unknown: 1 });
});

test('a wrong letter, a missing end and something else are refused', () => {
  const code = writeProgress(KNOWN);
  const wrong = code.slice(0, 8) + (code[8] === 'A' ? 'B' : 'A') + code.slice(9);
  for (const text of [wrong, code.slice(0, -1), code.slice(0, -3), '', 'ubao1:', 'hello']) {
    assert.throws(() => readProgress(text, KNOWN), BrokenCode, text);
  }
});

test('of something else it is said how a code begins, of a damaged one that it is not whole', () => {
  const whole = writeProgress(KNOWN);
  for (const [text, words] of [
    [`hello${whole.slice(6)}`, 'A code starts with “ubao1:”.'],
    [whole.slice(6), 'A code starts with “ubao1:”.'],
    [whole.slice(0, -1), "This code isn't complete. Copy all of it, and look for a wrong letter."],
  ])
    assert.throws(() => readProgress(text, KNOWN), { message: words });
});

test('a name has the sign that the build knows it by', () => {
  const table = readFileSync(new URL('../data/progress-signs.txt', import.meta.url), 'utf8');
  for (const line of table.trimEnd().split('\n')) {
    const [sign, name] = [line.slice(0, 3), line.slice(4)];
    assert.equal(writeProgress([name]).slice('ubao1:'.length, -3), sign, name);
  }
});

test('hundreds of names are told apart, as long as no two have one sign', () => {
  const names = Array.from({ length: 400 }, (_, index) => `oware/number-${index}`);
  const half = names.filter((_, index) => index % 2);
  assert.deepEqual(readProgress(writeProgress(half), names).names, half);
});
