// Texts as the world sends them: each row has a text and how it must be read. The rows are kinds of change by kinds of
// text; the expected result follows from what was sent, not from what the program does.

import './words.mjs';

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLines } from '../../widgets/browser/classroom/result-list.js';
import { findStrange, readCode, readFile, readGame, readLine, readName } from '../../widgets/browser/kit/untrusted.js';
import { listLines, readRoster, readTable, writeTable } from '../../widgets/browser/kit/table.js';
import { findAddressee } from '../../widgets/browser/saving/addressee.js';
import { readLink } from '../../widgets/browser/saving/links.js';
import { readProgress, writeProgress } from '../../widgets/browser/training/progress-code.js';
import { writeResult } from '../../widgets/browser/training/result-code.js';
import { findSet, tellWrong, writeSet } from '../../widgets/browser/training/set-code.js';

// It loads later messages.
const { readAddress, readPlayer } = await import('../../widgets/browser/labs/address.js');

const GAME = 'ubao 1\ngame oware\nstart 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\nmoves C d F';
const PLACE = '4,4,0,5,5,5/5,4,4,4,4,4 0-0 N';
const PUZZLES = ['oware/more', 'oware/safe', 'ouri/first'];
const INDEX = {
  themes: {},
  games: [{ slug: 'any', name: 'Any', puzzles: PUZZLES.map((id) => ({ id, themes: [], difficulty: 1 })), steps: [] }],
  sets: [{ code: 'oware', title: 'Oware', puzzles: PUZZLES }],
};
const OWN = [PUZZLES[2], PUZZLES[0]];
const SET = writeSet(INDEX, OWN);
const RESULT = writeResult(PUZZLES, { states: ['once', 'tries', 'begun'], hints: 1, minutes: 4 });
const SOURCE = 'def choose(position):\n    return position.moves()[0] # 50%';
const PROGRESS = writeProgress(['oware/more']);

/** The intended results, by kind. */
const READ = {
  game: (text) => readLink(text) ?? readGame(text),
  place: (text) => readLink(text) ?? readGame(text),
  set: (text) => findSet(INDEX, text)?.puzzles.join(),
  move: readLine,
  player: (text) => readPlayer(text)?.trimEnd(),
  cards: (text) => JSON.stringify(readAddress(text)),
  progress: (text) => readProgress(text, PUZZLES).names.join(),
  result: (text) =>
    readLines(PUZZLES, [], text)
      .entries.map(({ name, code }) => `${name}=${code}`)
      .join(),
};
const MEANT = {
  game: GAME,
  place: PLACE,
  set: PUZZLES.join(),
  own: OWN.join(),
  player: SOURCE,
  cards: JSON.stringify({ cards: 'q12001011002', name: 'Lose it' }),
  progress: 'oware/more',
};

/** How any text can be changed on its way. @type {[string, (text: string) => string][]} */
const CHANGES = [
  ['blanks around', (text) => `  ${text} \n`],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['zero-width spaces', (text) => `\u200b${[...text].join('\u200b')}\ufeff`],
  ['a mark of the order of bytes', (text) => `\ufeff${text}`],
  ['marks of direction', (text) => `\u202a${text}\u202c`],
  ['soft hyphens', (text) => [...text].join('\u00ad')],
  ['quotes', (text) => `"${text}"`],
  ['curly quotes', (text) => `“${text}”`],
  ['guillemets', (text) => `«\u00a0${text}\u00a0»`],
  ['the end of a sentence', (text) => `${text}.`],
  ['brackets', (text) => `(${text})`],
  ['a comma', (text) => `${text}, `],
  [
    'full-width letters',
    (text) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0) + 0xfee0)),
  ],
  ['dashes of a word processor', (text) => text.replaceAll('-', '–')],
];
/** How lines can be changed. @type {[string, (text: string) => string][]} */
const LINES = [
  ['lines of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['lines of an old Mac', (text) => text.replaceAll('\n', '\r')],
  ['separators of lines', (text) => text.replaceAll('\n', '\u2028')],
  ['blanks at the ends of lines', (text) => text.replaceAll('\n', ' \t\n')],
  ['empty lines between', (text) => text.replaceAll('\n', '\n\n')],
  ['marks of quoting', (text) => `> ${text.replaceAll('\n', '\n> ')}`],
  ['marks of quoting twice', (text) => `>> ${text.replaceAll('\n', '\n> > ')}`],
  ['indented', (text) => `    ${text.replaceAll('\n', '\n    ')}`],
  ['all in one line', (text) => text.replaceAll('\n', ' ')],
  ['wrapped lines', (text) => text.replace('moves C ', 'moves C\n').replace(' 0-0', '\n0-0')],
  ['soft line breaks', (text) => text.replace('4,4/', '4,=\n4/')],
  ['capitals at the beginning of lines', (text) => text.replace(/^./gm, (sign) => sign.toUpperCase())],
  ['a letter around it', (text) => `Hi Bea,\n\nlook at this:\n\n${text}\n\nYours, Ana\n-- \nSent from my phone`],
  ['another game behind it', (text) => `${text}\n\n${text}`],
];
/** How a link can be changed. @type {[string, (link: string) => string][]} */
const LINKS = [
  ['a mail filter', (link) => link.replace('#', '%23')],
  ['two mail filters', (link) => link.replace('#', '%2523')],
  ['encoded twice', (link) => link.replaceAll('%', '%25')],
  ['encoded three times', (link) => link.replaceAll('%', '%25').replaceAll('%25', '%2525')],
  ['the end of a sentence', (link) => `${link}.`],
  ['brackets', (link) => `<${link}>`],
  ['small letters in codes of bytes', (link) => link.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())],
  ['no address before it', (link) => link.slice(link.indexOf('#'))],
];
const encode = encodeURIComponent;
const HOST = 'https://school.example/ubao/';

/** @type {[name: string, kind: string, text: string, meant: string][]} */
const ROWS = [
  ...CHANGES.flatMap(([name, change]) => [
    [`game: ${name}`, 'game', change(GAME), GAME],
    [`position: ${name}`, 'place', change(PLACE), PLACE],
    [`set: ${name}`, 'set', change('oware'), MEANT.set],
    [`made set: ${name}`, 'set', change(SET), MEANT.own],
    [`move: ${name}`, 'move', change('a1-b2'), 'a1-b2'],
    [`progress: ${name}`, 'progress', change(PROGRESS), MEANT.progress],
    [`result: ${name}`, 'result', change(RESULT), `=${RESULT.replaceAll('-', '')}`],
  ]),
  ...LINES.map(([name, change]) => [`game: ${name}`, 'game', change(GAME), GAME]),
  ...LINKS.flatMap(([name, change]) => [
    [`link to a game: ${name}`, 'game', change(`${HOST}games/oware/#g=${encode(GAME)}`), GAME],
    [`link to a position: ${name}`, 'place', change(`${HOST}games/oware/#p=${encode(PLACE)}`), PLACE],
    [`link to a set: ${name}`, 'set', change(`${HOST}set/#oware`), MEANT.set],
    [`long link to a set: ${name}`, 'set', change(`${HOST}set/#set=${OWN.join()}`), MEANT.own],
  ]),
  ...LINKS.filter(([name]) => name !== 'the end of a sentence' && name !== 'brackets').map(([name, change]) => [
    `link to a player: ${name}`,
    'player',
    change(`${HOST}labs/player/#player=${encode(SOURCE)}`),
    SOURCE,
  ]),
  ...LINKS.filter(([name]) => !name.startsWith('encoded') && name !== 'brackets').map(([name, change]) => [
    `link to cards: ${name}`,
    'cards',
    change(`${HOST}labs/cards/#name=Lose%20it&rules=q12001011002`),
    MEANT.cards,
  ]),
  ['a link copied from source', 'cards', '#rules=q12001011002&amp;name=Lose+it', MEANT.cards],
  ['a tracker behind a link', 'set', `${HOST}set/#oware&utm_source=mail`, MEANT.set],
  ['a tracker before the sign', 'set', `${HOST}set/?fbclid=x#oware`, MEANT.set],
  ['capitals of a phone', 'set', 'Oware. ', MEANT.set],
  ['all in capitals', 'set', 'SET=OURI/FIRST,OWARE/MORE', MEANT.own],
  ['commas that are encoded', 'set', '#set=ouri%2Ffirst%2coware%2Fmore', MEANT.own],
  ['blanks behind commas', 'set', '#set=ouri/first, oware/more', MEANT.own],
  ['an address without what a browser adds', 'set', 'school.example/set/#oware', MEANT.set],
  ['letters taken for digits', 'set', SET.replaceAll('0', 'O').replaceAll('1', 'l'), MEANT.own],
  ['letters of another keyboard', 'move', 'С', 'C'],
  ['letters of a third', 'move', 'Α', 'A'],
  ['small letters of another', 'move', 'е2-е4', 'e2-e4'],
  ['a minus sign', 'move', 'a1−b2', 'a1-b2'],
];

test('there are as many rows as kinds need', () => {
  assert.ok(ROWS.length >= 150, `${ROWS.length}`);
});

for (const [name, kind, text, meant] of ROWS) {
  test(name, () => {
    // Full-width letters aren't words; a comma separates two moves.
    assert.equal(READ[kind](text), meant, JSON.stringify(text));
  });
}

// --- Unreadable texts show what's wrong ---

test('the sign that no notation has is found, with its place', () => {
  assert.deepEqual(findStrange(readGame('4,4,Ж,4')), { at: 4, sign: 'Ж' });
  assert.deepEqual(findStrange(readGame('4,🦁')), { at: 2, sign: '🦁' });
  assert.equal(findStrange(GAME), null);
});

test('a sign that no code has is named', () => {
  for (const [typed, sign] of [
    ['owaru', 'U'],
    ['K7QM-2WXÄ', 'Ä'],
    ['ЖЖЖ', 'Ж'],
  ])
    assert.ok(tellWrong(typed).includes(`“${sign}”`), typed);
  for (const typed of ['owari', 'set=owari']) assert.equal(tellWrong(typed), '');
  const [{ fault }] = readLines(PUZZLES, [], `Ana ${RESULT.slice(0, -1)}u`).refused;
  assert.deepEqual([fault.why, fault.slip], ['strange', { at: 11, right: 'U' }]);
});

test('a text that is none of ours stays as it is', () => {
  for (const text of ['hello', 'ubao', 'a b c']) assert.equal(readGame(text), text);
  for (const text of ['', ' ', '\u200b', '"', '...']) assert.equal(readGame(text), '');
  assert.equal(readCode('%E0%A4%A'), '%E0%A4%A');
  assert.equal(readLink('https://school.example/'), null);
});

// --- Names ---

test('names are cut between the signs that a reader counts', () => {
  const family = '👩‍👩‍👧‍👦';
  for (const [text, most, name] of [
    ['  Ana\u00a0 \t Silva ', 20, 'Ana Silva'],
    ['Zoe\u0308', 20, 'Zoë'],
    [family.repeat(3), 2, family.repeat(2)],
    ['🇧🇷🇮🇹🇫🇷', 2, '🇧🇷🇮🇹'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿!', 1, '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    [
      'नमस्ते',
      3,
      [...new Intl.Segmenter().segment('नमस्ते')]
        .slice(0, 3)
        .map(({ segment }) => segment)
        .join(''),
    ],
    ['e\u0301'.repeat(5), 3, 'ééé'],
    [`می\u200cخواهم`, 20, `می\u200cخواهم`],
    ['\u202eAna', 20, 'Ana'],
    ['\ufeff\u3164', 20, ''],
    ['A\0n\u0007a', 20, 'Ana'],
    ['x'.repeat(31), 30, 'x'.repeat(30)],
    ['O’Neil "Liz"', 20, 'O’Neil "Liz"'],
  ])
    assert.equal(readName(text, most), name, JSON.stringify(text));
  assert.ok(readName(`a${'\u0301'.repeat(50_000)}`, 20).length < 20);
});

// --- Lists of names and tables ---

const BART = ['Bart Simpson', 'Lisa Simpson'];
for (const [list, names] of [
  ['Bart Simpson\nLisa Simpson', BART],
  ['Bart Simpson, Lisa Simpson', BART],
  ['Bart Simpson; Lisa Simpson', BART],
  ['Simpson, Bart\nSimpson, Lisa', BART],
  ['Simpson,Bart\r\nSimpson,Lisa\r\n', BART],
  ['Simpson, Bart; Simpson, Lisa', BART],
  ['"Simpson, Bart"\n"Simpson, Lisa"', BART],
  ['"Simpson, Bart","4b"\n"Simpson, Lisa","4b"', BART],
  ['Bart\tSimpson\nLisa\tSimpson', BART],
  ['First name\tLast name\nBart\tSimpson\nLisa\tSimpson', BART],
  ['Last name,First name\nSimpson,Bart\nSimpson,Lisa', BART],
  ['Name;Vorname;Klasse\nSimpson;Bart;4b\nSimpson;Lisa;4b', BART],
  ['Nom;Prénom\nSimpson;Bart\nSimpson;Lisa', BART],
  ['Cognome;Nome\nSimpson;Bart\nSimpson;Lisa', BART],
  ['Nome;Sobrenome\nBart;Simpson\nLisa;Simpson', BART],
  ['Students:\nBart Simpson\nLisa Simpson', BART],
  ['Nr.;Name\n1;Bart Simpson\n2;Lisa Simpson', BART],
  ['1. Bart Simpson\n2. Lisa Simpson', BART],
  ['1) Bart Simpson\n2) Lisa Simpson', BART],
  ['1 Bart Simpson\n2 Lisa Simpson', BART],
  ['1\tBart Simpson\n2\tLisa Simpson', BART],
  ['• Bart Simpson\n• Lisa Simpson', BART],
  ['- Bart Simpson\n- Lisa Simpson', BART],
  ['☐ Bart Simpson\n☐ Lisa Simpson', BART],
  ['\ufeffBart Simpson;\r\nLisa Simpson;\r\n', BART],
  ['Bart\u00a0Simpson\u2028Lisa  Simpson', BART],
  ['Bart Simpson;4b;bart@school.example\nLisa Simpson;4b;lisa@school.example', BART],
  ['Jean-Luc\nAnne-Marie', ['Jean-Luc', 'Anne-Marie']],
  ["O'Neil, Liz\nD’Arcy, Joy", ["Liz O'Neil", 'Joy D’Arcy']],
  ['🦁\n🐘', ['🦁', '🐘']],
  ['2Pac\nAna', ['2Pac', 'Ana']],
  ['名前\n花子', ['名前', '花子']],
  ['', []],
  [' ,; \n\t', []],
])
  test(`a list of names: ${JSON.stringify(list)}`, () => assert.deepEqual(readRoster(list), names));

test('a table comes back as it was saved, whatever a spreadsheet parts its cells by', () => {
  const rows = [
    ['Name', 'Code'],
    ['Ana "Lion" Silva', 'x,y;z'],
    ['=1+1', '-2'],
    ['@home', '+3'],
  ];
  const saved = writeTable(rows);
  assert.ok(saved.startsWith('\ufeff'));
  assert.deepEqual(readTable(listLines(saved.replace('\ufeff', ''))), [
    ...rows.slice(0, 1),
    ['Ana "Lion" Silva', 'x,y;z'],
    ...rows.slice(2),
  ]);
  const other = [
    ['a', 'b'],
    ['c, d', 'e'],
  ];
  for (const parting of ['\t', ';', ','])
    assert.deepEqual(
      readTable(other.map((row) => row.map((cell) => (cell.includes(parting) ? `"${cell}"` : cell)).join(parting))),
      other,
    );
});

test('the results page opens what it saved, whatever was done to it in between', () => {
  const lines = ['Ana "Lion" Silva', '', '=Bea', 'Cleo'].map((name) => [
    name,
    RESULT,
    'solved on the first try',
    'stuck',
    'not begun',
    1,
    0,
    0.5,
  ]);
  const head = ['Name', 'Code', ...PUZZLES, 'Solved', 'Hints', 'Minutes'];
  const saved = writeTable([head, ...lines]);
  const expected = ['Ana "Lion" Silva', '', '=Bea', 'Cleo'];
  for (const [what, text] of [
    ['as it is', saved],
    ['semicolons', saved.replaceAll('","', '";"')],
    ['tabs', saved.replaceAll('","', '"\t"')],
    ['lines of Unix', saved.replaceAll('\r\n', '\n')],
    ['a hint for Excel', `sep=,\r\n${saved}`],
    ['no titles', saved.slice(saved.indexOf('\n') + 1)],
  ]) {
    const { entries, refused } = readLines(PUZZLES, [], text);
    assert.deepEqual(
      entries.map(({ name }) => name),
      expected,
      what,
    );
    assert.deepEqual(refused, [], what);
  }
});

for (const [line, name] of [
  [`Ana ${RESULT}`, 'Ana'],
  [`Ana: ${RESULT}.`, 'Ana'],
  [`Ana – ${RESULT}`, 'Ana'],
  [`Ana "${RESULT}"`, 'Ana'],
  [`${RESULT} Ana`, 'Ana'],
  [`3. Ana ${RESULT}`, 'Ana'],
  [`Ana Silva;${RESULT}`, 'Ana Silva'],
  [`Silva;Ana;${RESULT};4b`, 'Silva Ana'],
  [`Maximilianus ${RESULT.replaceAll('-', ' ')}`, 'Maximilianus'],
  [`🦁 ${RESULT.toLowerCase()}`, '🦁'],
])
  test(`a result: ${line}`, () => {
    const { entries } = readLines(PUZZLES, [], line);
    assert.deepEqual(
      entries.map((entry) => [entry.name, entry.code]),
      [[name, RESULT.replaceAll('-', '')]],
    );
    // Stored values are read back unchanged.
    const kept = `${entries[0].name} ${entries[0].code}`;
    assert.equal(readLines(PUZZLES, [], kept).entries[0].name, name);
  });

// --- Files ---

const encodeTwo = (text, big) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  [...text].forEach((sign, at) => view.setUint16(2 * at, sign.charCodeAt(0), !big));
  return bytes;
};

test('a file is read in whatever encoding it was saved', async () => {
  const text = 'Zoë, Élise';
  for (const bytes of [
    new TextEncoder().encode(text),
    new TextEncoder().encode(`\ufeff${text}`),
    encodeTwo(`\ufeff${text}`, false),
    encodeTwo(`\ufeff${text}`, true),
    Uint8Array.from([...'Zo\u00eb, \u00c9lise'].map((sign) => sign.charCodeAt(0))),
  ])
    assert.equal(readName(await readFile(new Blob([bytes])), 20), text);
});

test('a file that is no text is refused', async () => {
  for (const bytes of [
    [0x50, 0x4b, 3, 4, 20],
    [0x25, 0, 0, 1],
  ])
    await assert.rejects(readFile(new Blob([Uint8Array.from(bytes)])), TypeError);
});

test('of a file that is far too long, enough is read to be refused, though it is cut in a sign', async () => {
  const text = await readFile(new Blob(['é'.repeat(300_000)]));
  assert.equal(text.length, 100_001);
  assert.ok(!text.includes('�'));
});

test('what a spreadsheet would run as a formula is written as text', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    const [, cell] = /^\ufeff"([^"]*)"/.exec(writeTable([[`${sign}1+1`]])) ?? [];
    assert.equal(cell, `'${sign}1+1`);
  }
  assert.equal(writeTable([['a-b', -1]]), '\ufeff"a-b",-1\r\n');
});

test('what somebody wrote about a game is read as it was written', () => {
  const noted =
    'ubao 2\ngame oware\nstart 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\ntitle Δ game “moves”\nmoves C {Start — game on!} d';
  assert.equal(readGame(noted), noted);
  // A quotation in an email, with the email's end.
  const letter = `Look:\n\n${noted.replace(/^/gm, '> ')}\r\n\nBye`;
  assert.equal(readGame(letter), noted);
});

test('a page looks for the board of a link that is encoded a few times, and gives up on one that never ends', (test) => {
  const boards = ['ouri', 'oware'].map((slug) => ({ getAttribute: () => slug }));
  globalThis.document = { querySelectorAll: () => boards };
  const counted = test.mock.method(globalThis, 'decodeURIComponent');
  /** The board that a fragment is for. */
  const find = (hash) => {
    globalThis.location = { hash };
    return findAddressee();
  };
  let link = `g=${GAME}`;
  for (let times = 1; times <= 3; times += 1) {
    link = encodeURIComponent(link);
    assert.equal(find(`#${link}`), boards[1], `${times}`);
  }
  counted.mock.resetCalls();
  assert.equal(find(`#%${'25'.repeat(1000)}`), boards[0]);
  assert.ok(counted.mock.callCount() <= 3);
});
