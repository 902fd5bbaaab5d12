// A game with few rules, for code that asks the rules: `A` is a whole move, `B` continues with `c` or `d`, `Z` is empty.
// Blue and Gold move in turn. The saved game is the moves, as in `: A Bc`.

import './device.mjs';
import { say } from '../../widgets/browser/kit/speech.js';
import { plain } from './words.mjs';

globalThis.matchMedia = () => ({ matches: false });

const { Refused, RuntimeFailed, runtime } = await import('../../widgets/browser/engine/runtime.js');
const { GameController } = await import('../../widgets/browser/game/controller.js');
const { giveReasons } = await import('../../widgets/browser/play/hint.js');
const { speak } = await import('../../widgets/browser/kit/speech.js');

export { Refused, giveReasons, plain, runtime };

const SIDES = ['S', 'N'];
const MOVES = ['A', 'Bc', 'Bd'];
/** The number of turns in a game. */
export const LAST = 6;

/** All requests, the latest last. */
export const asked = [];

function read(record) {
  return record.split(' ').slice(1);
}

/** Return the scene after some turns. */
export function scene(turns, viewpoint = '') {
  const turn = SIDES[turns.length % 2];
  const over = turns.length === LAST || turns.at(-1) === 'stopped';
  return {
    game: 'tiny',
    record: [':', ...turns].join(' '),
    position: `after ${turns.length}`,
    moves: turns.filter((move) => move !== 'stopped'),
    plies: turns.length,
    sides: viewpoint === 'N' ? ['N', 'S'] : SIDES,
    turn,
    legal: over ? [] : MOVES,
    options: over
      ? nothing()
      : { cells: ['A', 'B'], choices: { q: plain('Queen') }, refusals: { Z: plain('Z is empty.') } },
    svg: `<svg>${turns}</svg>`,
    valued: false,
    status: over ? say('game-over') : say('game-turn', { mover: ['side', turn] }),
    result: over
      ? { winner: 'S', reason: 'end', score: [1, 0], said: say('game-won', { winner: ['side', 'S'] }) }
      : null,
  };
}

function nothing() {
  return { cells: [], choices: {}, refusals: {} };
}

function steps(move) {
  return [...move].map((at) => ({ kind: 'drop', at, say: plain(`${at}!`) }));
}

function play(turns, move, seen) {
  if (!MOVES.includes(move)) throw new Refused({ code: 'illegal-move', message: plain(`You can’t play ${move}.`) });
  return {
    ...scene([...turns, move]),
    move,
    said: plain(`Played ${move}.`),
    steps: steps(move),
    ...(seen && { seen }),
  };
}

function half(parts) {
  return {
    options: { ...nothing(), cells: ['c', 'd'] },
    steps: steps(parts.join('')),
    seen: 0,
    svg: `<svg>${parts}</svg>`,
  };
}

const OPERATIONS = {
  open: ({ record, position, viewpoint }) => ({
    ...scene(read(record), viewpoint),
    ...(position && { position }),
  }),
  play: ({ record, move }) => play(read(record), move),
  choose: ({ record, parts }) =>
    parts.join('') === 'B' ? half(parts) : play(read(record), parts.join(''), parts.length - 1),
  try: ({ parts }) =>
    parts.join('') === 'B'
      ? half(parts)
      : {
          move: parts.join(''),
          said: plain(`${parts.join('')} would do.`),
          steps: steps(parts.join('')),
          marks: { A: 'from' },
        },
  stop: ({ record }) => ({ ...scene([...read(record), 'stopped']), move: 'stopped' }),
  undo: ({ record, sides = SIDES }) => {
    const turns = read(record);
    const undone = [];
    do undone.push(turns.pop());
    while (turns.length && !sides.includes(SIDES[turns.length % 2]));
    return { ...scene(turns), undone };
  },
  visit: ({ record, at }) => {
    const turns = read(record);
    return {
      ...scene(turns.slice(0, at)),
      at,
      of: turns.length,
      later: turns.slice(at),
      last: null,
      status: plain(`After ${at}.`),
    };
  },
  why: ({ cell }) => ({ rule: 'empty', said: plain(`There is nothing in ${cell}.`), cells: ['A', 'B'], moves: [] }),
};

/** Make the rules answer normally, and forget earlier requests. */
export function reset() {
  asked.length = 0;
  runtime.state = 'ready';
  runtime.reason = [];
  runtime.call = async (request) => {
    asked.push(request);
    return OPERATIONS[request.op](request);
  };
}

/** Make Python fail. */
export function lose(reason = plain('Python is lost.')) {
  runtime.state = 'failed';
  runtime.reason = reason;
  runtime.call = () => Promise.reject(new RuntimeFailed(reason));
}

/** Hold the next answers until they're released. */
export function hold() {
  const call = runtime.call;
  let release = () => {};
  const gate = new Promise((resolve) => {
    release = resolve;
  });
  runtime.call = async (request) => {
    await gate;
    return call(request);
  };
  return release;
}

/** Wait until all requests have been answered. */
export function settled() {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Return sentences as text, with sides in braces. */
export const inWords = (sentences) => sentences.map((told) => speak(told, { S: '{S}', N: '{N}' }));

const IN_WORDS = {
  settle: (told) => inWords([told])[0],
  say: inWords,
  explain: ({ said, marks }) => ({ said: inWords([said])[0], marks }),
};

/** A game as drawn on a page, and its events: `heard` holds names and details in order. Reasons may come late. */
export function begin({ turns = [], reasons = true, ...setup } = {}) {
  const game = new GameController({ slug: 'tiny', ...setup });
  const heard = [];
  for (const name of ['arrive', 'refuse', 'settle', 'visit', 'sketch', 'select', 'say', 'explain']) {
    game.on(name, (detail) => heard.push([name, IN_WORDS[name]?.(detail) ?? detail]));
  }
  if (reasons) giveReasons(game);
  game.adopt(scene(turns, setup.viewpoint));
  /** Return the details of one kind of event. */
  const told = (name) => heard.filter(([each]) => each === name).map(([, detail]) => detail);
  return { game, heard, told };
}
