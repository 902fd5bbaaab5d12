// Reading texts from outside takes linear time: for twice the text, twice as many characters are looked at.

import './words.mjs';

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLines } from '../../widgets/browser/classroom/result-list.js';
import { readNames } from '../../widgets/browser/classroom/tournament.js';
import { readGame, readName } from '../../widgets/browser/kit/untrusted.js';
import { readLink } from '../../widgets/browser/saving/links.js';
import { BrokenCode, readProgress } from '../../widgets/browser/training/progress-code.js';
import { findSet, writeSet } from '../../widgets/browser/training/set-code.js';

/** Counts the characters passed to methods of texts and lists meanwhile. */
function count(work) {
  let characters = 0;
  const homes = [
    [String.prototype, ['replace', 'split', 'match', 'matchAll', 'normalize', 'includes', 'slice', 'trim', 'search']],
    [
      Array.prototype,
      ['includes', 'indexOf', 'filter', 'map', 'some', 'every', 'findIndex', 'slice', 'join', 'flatMap'],
    ],
  ];
  const before = homes.map(([home, names]) => names.map((name) => home[name]));
  for (const [home, names] of homes)
    for (const name of names) {
      const own = home[name];
      home[name] = function counted(...given) {
        const found = own.apply(this, given);
        // A part is as long as it is, whatever it is of.
        characters += name === 'slice' ? found.length : this.length;
        return found;
      };
    }
  try {
    work();
  } finally {
    homes.forEach(([home, names], at) => names.forEach((name, which) => (home[name] = before[at][which])));
  }
  return characters;
}

const PUZZLES = ['a/one', 'a/two'];
const quietly = (text) => {
  try {
    readProgress(text, PUZZLES);
  } catch (error) {
    assert.ok(error instanceof BrokenCode);
  }
};
const PIECES = {
  names: 'Ana\n',
  'one name many times in a line': 'Ana, ',
  'other names': 'Ana;Bea\n',
  hyphens: '- ',
  letters: 'a ',
  'bad lines': 'bad line\n',
  quotes: '"a,',
  blanks: ' ',
  marks: '> ',
  points: '.',
  'points and blanks': ' .',
  bytes: '%25',
  numbers: '1. ',
  'nothing that is seen': '\0',
  'accents on one letter': '\u0301',
  games: 'ubao 1\nmoves C\n',
};
const READERS = {
  names: readNames,
  results: (text) => readLines(PUZZLES, [], text),
  'a game': readGame,
  'a link': (text) => readLink(`#g=${text}`),
  'a name': (text) => readName(text, 20),
  'a notebook': quietly,
};

for (const [reader, read] of Object.entries(READERS)) {
  for (const [piece, text] of Object.entries(PIECES)) {
    test(`${reader}: ${piece}`, () => {
      const few = count(() => read(text.repeat(2000)));
      const many = count(() => read(text.repeat(8000)));
      // Four times as much, plus what's the same for both.
      assert.ok(many <= 4.2 * few + 1000, `${few}, ${many}`);
    });
  }
}

test('the code of a set is read, or given up, after as many tries on any site', () => {
  const { encode } = TextEncoder.prototype;
  for (const size of [500, 900, 1500, 3000]) {
    const names = Array.from({ length: size }, (_, at) => `game-${at % 13}/puzzle-${at}`);
    const puzzles = names.map((id) => ({ id, themes: [], difficulty: 1 }));
    const index = { themes: {}, games: [{ slug: 'any', name: 'Any', puzzles, steps: [] }], sets: [] };
    const chosen = names.filter((_, at) => at % Math.floor(size / 12) === 0).slice(0, 12);
    let calls = 0;
    TextEncoder.prototype.encode = function counted(...given) {
      calls += 1;
      return encode.apply(this, given);
    };
    try {
      const code = writeSet(index, chosen);
      // A code that is handed out can be read.
      if (code) assert.deepEqual(findSet(index, code)?.puzzles, chosen);
      findSet(index, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    } finally {
      TextEncoder.prototype.encode = encode;
    }
    // Each puzzle's name once for each of three readings, and the tries of each.
    assert.ok(calls <= 3 * (size + 2 * 20_000), `${size}: ${calls}`);
  }
});
