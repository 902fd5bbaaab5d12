// Messages in words, with the same table of cases as tests/core/test_messages.py.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './words.mjs';

const { say } = await import('../../widgets/browser/kit/speech.js');
const { speak, words } = await import('../../widgets/browser/kit/speech.js');

const { languages, cases, failures } = JSON.parse(
  readFileSync(new URL('../data/speech.json', import.meta.url), 'utf8'),
);

const CATEGORIES = { z: 'zero', o: 'one', t: 'two', f: 'few', m: 'many', x: 'other' };

/** A language as a page has it: the contents of its rooms, by full names. */
function flatten({ grammar, ...rooms }) {
  const entries = Object.entries(rooms).flatMap(([room, data]) =>
    Object.entries(data).map(([name, value]) => [name.startsWith('-') ? `-${room}${name}` : `${room}-${name}`, value]),
  );
  return { grammar: { ...grammar, categories: CATEGORIES }, ...Object.fromEntries(entries) };
}

const flat = Object.fromEntries(Object.entries(languages).map(([code, rooms]) => [code, flatten(rooms)]));

for (const { about, language, said, names, words: expected } of cases) {
  test(about, () => assert.equal(speak(said, names, flat[language]), expected));
}

for (const { about, said } of failures) {
  test(`${about} is not said`, () => assert.throws(() => speak(said, {}, flat.en)));
}

test('a message is said with its arguments, whose kinds the bare ones tell', () => {
  assert.deepEqual(say('elements-tools-undo'), [['elements-tools-undo', []]]);
  const given = { mover: ['side', 'S'], seeds: 4, words: 'as it is' };
  assert.deepEqual(say('game-any', given), [
    [
      'game-any',
      [
        ['mover', ['side', 'S']],
        ['seeds', ['count', 4]],
        ['words', ['text', 'as it is']],
      ],
    ],
  ]);
});

test('words are those of the page', () => {
  assert.equal(words('elements-tools-new'), 'New game');
  assert.equal(words('game-plain', { words: 'As it is.' }), 'As it is.');
});
