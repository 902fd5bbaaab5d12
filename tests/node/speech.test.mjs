// Messages in words: the table of cases is that of tests/core/test_messages.py.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './words.mjs';

const { say } = await import('../../widgets/browser/messages/message.js');
const { speak, words } = await import('../../widgets/browser/messages/speech.js');

const { languages, cases, failures } = JSON.parse(readFileSync(new URL('../data/speech.json', import.meta.url), 'utf8'));

for (const { about, language, said, names, words: expected } of cases) {
  test(about, () => assert.equal(speak(said, names, languages[language]), expected));
}

for (const { about, said } of failures) {
  test(`${about} is not said`, () => assert.throws(() => speak(said, {}, languages.en)));
}

test('a message is said with its arguments, whose kinds the bare ones tell', () => {
  assert.deepEqual(say('tools-undo'), [['tools-undo', []]]);
  const given = { mover: ['side', 'S'], seeds: 4, words: 'as it is' };
  assert.deepEqual(say('game-any', given), [
    ['game-any', [['mover', ['side', 'S']], ['seeds', ['count', 4]], ['words', ['text', 'as it is']]]],
  ]);
});

test('words are those of the page', () => {
  assert.equal(words('tools-new-game'), 'New game');
  assert.equal(words('game-plain', { words: 'As it is.' }), 'As it is.');
});
