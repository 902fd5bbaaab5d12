// What a page and its worker say to each other about games: plain data, so that it can be posted.
// Made by `python -m widgets.runtime.protocol` from `game_core/api/protocol/`; change it there.

import type { Said } from '../kit/message.js';

/** The fields of a request, by its operation. */
export interface Requests {
  'open': About;
  'choose': Choosing;
  'play': Playing;
  'undo': Undoing;
  'stop': About;
  'history': About;
  'visit': Visiting;
  'try': Trying;
  'why': Doubting;
  'levels': About;
  'think': Thinking;
  'hint': Sliced;
  'rate': Rate;
  'review': Sliced;
  'worth': About;
  'attempt': Attempting;
  'answer-why': AboutPuzzle;
  'contest': Contesting;
  'rules': Naming;
  'arrange': Arranging;
  'pose': AboutPuzzle;
  'transcript': About;
}

/** The value of an answer, by the operation asked. */
export interface Answers {
  'open': Scene;
  'choose': Chosen | Begun;
  'play': Played;
  'undo': Undone;
  'stop': Played;
  'history': History;
  'visit': Visit;
  'try': Tried | Begun;
  'why': Reason;
  'levels': Level[];
  'think': FoundMove | Waiting;
  'hint': Hint | Waiting;
  'rate': Rating | Waiting;
  'review': Review | Looking;
  'worth': Worth[];
  'attempt': Verdict;
  'answer-why': Whys;
  'contest': Contest | Waiting;
  'rules': RuleCard;
  'arrange': Arranged;
  'pose': Posed;
  'transcript': string;
}

export type Operation = keyof Requests;

/** What is asked of the rules. The saved game travels with every request. */
export type Request<Op extends Operation = Operation> = { op: Op } & Requests[Op];

export type Answer =
  | Success
  | Failure;

/** The answer to the request that had this `id`; the operation says what its `value` is. */
export interface Success {
  id?: string | number;
  ok: true;
  value: unknown;
}

/** Why the request that had this `id` has no answer. */
export interface Failure {
  id?: string | number;
  ok: false;
  error: Refusal;
}

export type Refusal =
  | BadPosition
  | BadRecord
  | BadGame
  | Forbidden
  | Fault;

/** A position that can't be read: in which part of its text, at which character from 1. */
export interface BadPosition {
  code: 'bad-position';
  message: Said;
  field: string;
  column: number;
}

/**
 * A saved game that can't be read, from which line, counted from 1.
 *
 * `game` is the slug of the game that it is a sound one of, where another was asked for.
 */
export interface BadRecord {
  code: 'bad-record';
  message: Said;
  line: number;
  game?: string;
}

/** A game of somebody else's that can't be had, and the line of its file, counted from 1. */
export interface BadGame {
  code: 'bad-game';
  message: Said;
  line: number;
}

/** A move that can't be played. */
export interface Forbidden extends Meaning {
  code: 'illegal-move';
  message: Said;
}

/**
 * What is known of a move that can't be played, or of a cell that can't be chosen.
 *
 * `rule` is a short name, `which` when the move may mean several. `cells` are where to look;
 * `moves` what may have been meant.
 */
export interface Meaning {
  rule: string;
  cells: string[];
  moves: string[];
}

/** No such game; no sound request; or a mistake of ours, which the message names. */
export interface Fault {
  code: 'unknown-game' | 'bad-request' | 'internal';
  message: Said;
}

/** A ply of a demo, and what the author says to it. */
export interface DemoPly extends PlacedPly {
  say: string;
}

/** A ply, and the position after it. */
export interface PlacedPly extends Ply {
  position: string;
}

/** A move or an agreed stop for those who watch; `said` tells all of it in words. */
export interface Ply {
  move: string;
  said: Said;
  steps: Step[];
}

/** One thing that happened, told and shown; `at` is its place, `say` tells it, or nothing. */
export interface Step extends Change {
  kind: EventKind;
  at: string;
  say: Said;
}

/**
 * What an event does to the picture; what it leaves alone is left out.
 *
 * `moves` are the parts that move. `gone` are the keys of parts that leave the board, `new` the
 * SVG of those that come onto it. `texts` and `marks` are new texts, and new `data-mark`, by key.
 */
export interface Change {
  moves?: PartMove[];
  gone?: string[];
  new?: string[];
  texts?: { [name: string]: string };
  marks?: { [name: string]: string };
}

export type PartMove = [string, string, number, number, number];

export type EventKind =
  | 'agree'
  | 'third'
  | 'end'
  | 'lift'
  | 'relay'
  | 'drop'
  | 'skip'
  | 'capture'
  | 'slam'
  | 'give'
  | 'mark'
  | 'sweep'
  | 'deal'
  | 'round'
  | 'won'
  | 'keep-board'
  | 'turn-board'
  | 'again'
  | 'put'
  | 'guard'
  | 'ring'
  | 'move'
  | 'leap'
  | 'place'
  | 'intercept'
  | 'remove'
  | 'castle'
  | 'promote'
  | 'step'
  | 'extend'
  | 'swap';

/**
 * The game that a request is about: a slug, and the saved game, which travels every time.
 *
 * An empty `record` means a new game; it begins at `position`, if there is one. `viewpoint` is the
 * side that sits at the bottom, the first unless another is named. `source` is the text of the
 * file of a game that is not one of ours.
 */
export interface About {
  game: string;
  record: string;
  position?: string;
  viewpoint?: string;
  source?: string;
}

/**
 * A game at rest.
 *
 * `record` is the saved game; `moves` are those played, and `plies` counts them and agreed stops.
 * `turn` is the side to move, `legal` are the moves that may be played. `status` is a sentence.
 * `valued` says whether a table knows what each move is worth. The scene that a page holds from
 * its start has no `svg`, as the board is drawn there already.
 */
export interface Scene {
  game: string;
  record: string;
  position: string;
  moves: string[];
  plies: number;
  sides: [string, string];
  turn: string;
  legal: string[];
  options: Options;
  svg: string;
  status: Said;
  result: Result | null;
  valued: boolean;
}

/**
 * What a player may choose next.
 *
 * `choices` are no cells; each has the words for its button. `refusals` say of other cells why
 * they can't be chosen.
 */
export interface Options {
  cells: string[];
  choices: { [name: string]: Said };
  refusals: { [name: string]: Said };
}

/** How a game ended: `winner` is null for a tie, `said` a sentence. */
export interface Result {
  winner: string | null;
  reason: string;
  score: [number, number] | null;
  said: Said;
}

/** `parts` are what has been chosen of a move so far: cells and choices, in order. */
export interface Choosing extends About {
  parts: string[];
}

/** The game after a move chosen part by part; its first `seen` steps were shown already. */
export interface Chosen extends Played {
  seen: number;
}

/** The game at rest after a ply. */
export interface Played extends Scene, Ply {
}

/**
 * A move that is half chosen.
 *
 * `steps` lead from the game at rest to `svg`, the board as it looks meanwhile; the first `seen`
 * of them were there before the last part was chosen. When `seen` is less than what has been
 * shown, begin again from the game at rest.
 */
export interface Begun {
  options: Options;
  steps: Step[];
  seen: number;
  svg: string;
}

/** `move` is what is to be played, as somebody types it, in notation. */
export interface Playing extends About {
  move: string;
}

/** Back to a turn of one of `sides`; without them, one ply back. */
export interface Undoing extends About {
  sides?: string[];
}

/** The game after plies were taken back, the last first. */
export interface Undone extends Scene {
  undone: string[];
}

/** Every ply of a saved game, and how it ended. */
export interface History {
  plies: Entry[];
  result: Result | null;
}

/**
 * A ply in the list of plies.
 *
 * `number` counts from 1; `turn` is the side whose turn it was. `move` is in notation, or
 * `stopped` for an agreed stop; `said` is all of it in words. `stage` is the round or phase, as a
 * sentence, where one begins with this ply; else it is empty.
 */
export interface Entry {
  number: number;
  turn: string;
  move: string;
  said: Said;
  stage: Said;
}

/** The board after `at` plies. */
export interface Visiting extends About {
  at: number;
}

/**
 * The board as it was after the first `at` of a game's `of` plies, to be looked at.
 *
 * Nothing can be chosen there, and `status` says which board it is. `record` is the game cut
 * there, to be played on, and `later` are the plies since; `fresh` is a new game that begins
 * there. `last` is the ply that led there; there is none before the first.
 */
export interface Visit extends Scene {
  at: number;
  of: number;
  later: string[];
  fresh: string;
  last: PastPly | null;
}

/**
 * A ply to be shown once more: on the picture `before`, show its steps.
 *
 * They also say which rule was behind what happened.
 */
export interface PastPly extends PlacedPly {
  number: number;
  turn: string;
  before: string;
}

/** A move to be tried and not played: `move`, or its `parts`. */
export interface Trying extends About {
  move?: string;
  parts?: string[];
}

/**
 * What a whole move would do; nothing is played.
 *
 * `svg` is the board after it, `marks` what happens at each place on the way.
 */
export interface Tried extends PlacedPly {
  marks: { [name: string]: Mark };
  svg: string;
  status: Said;
  result: Result | null;
}

export type Mark =
  | 'from'
  | 'to'
  | 'last'
  | 'taken';

/** A `move` that can't be played, or a `cell` that can't be chosen after `parts`, or none. */
export interface Doubting extends About {
  move?: string;
  cell?: string;
  parts?: string[];
}

/**
 * Why a cell can't be chosen, or a move can't be played: a sentence.
 *
 * What can be has an empty rule, and in `moves` the move that it is, once that is whole.
 */
export interface Reason extends Meaning {
  said: Said;
}

/** An opponent: `habit` is how it plays, `advice` how to beat it. */
export interface Level {
  slug: string;
  name: Said;
  habit: Said;
  advice: Said;
}

/** `level` is the opponent's slug, `seed` what its whims go by. */
export interface Thinking extends Sliced {
  level: string;
  seed: number;
}

/**
 * What takes long is asked again and again until it is done.
 *
 * `job` is a name for it, of the page's choosing; `milliseconds` is how long this slice of it
 * may take. In a `hurry`, what has been found is good enough.
 */
export interface Sliced extends About {
  job: string;
  milliseconds: number;
  hurry?: boolean;
}

/** What a level plays. */
export interface FoundMove {
  done: true;
  move: string;
}

/** It is not done yet: ask the same again. */
export interface Waiting {
  done: false;
}

/**
 * A good move.
 *
 * `at` is the cell where it begins, empty if it has none; `look` says where to look, and `said`
 * names the move, and why.
 */
export interface Hint extends FoundMove {
  at: string;
  look: Said;
  said: Said;
}

/** `at` is the number of a ply, from 1. */
export interface Rate extends Sliced {
  at: number;
}

/** How good a ply was, in words; empty where that is not known exactly. */
export interface Rating {
  done: true;
  good: boolean;
  said: Said;
}

/** The plies that mattered most, in order. */
export interface Review {
  done: true;
  moments: Moment[];
}

/**
 * A ply that mattered: its number from 1, whose it was, what was played, what was better.
 *
 * `cost` is the difference, a hundred for a seed or a Pawn; `said` tells it in words.
 */
export interface Moment {
  number: number;
  side: string;
  played: string;
  better: string;
  cost: number;
  said: Said;
}

/** So many plies were looked at; left out before that is known. */
export interface Looking extends Waiting {
  looked?: number;
}

/**
 * What a legal move of a `valued` game is worth if played out, in seeds from here on.
 *
 * `said` names the move, for a list; `alone` is for where the move is plain.
 */
export interface Worth {
  move: string;
  worth: number;
  said: Said;
  alone: Said;
}

/** `move` was tried after `moves`, both sides', that were played since the puzzle's start. */
export interface Attempting extends AboutPuzzle {
  moves: string[];
  move: string;
}

/** The whole puzzle; its own saved game says where it starts, and `record` does not matter. */
export interface AboutPuzzle extends About {
  puzzle: Puzzle;
}

/**
 * A puzzle as the site serves it (`puzzles/SLUG.json`).
 *
 * `names` are the moves of `illegal A B C` in words; `done` is the sentence to say once a step of
 * a tutorial is done.
 */
export interface Puzzle extends PuzzleData {
  names?: { [name: string]: string };
  done?: string;
}

/**
 * A puzzle as plain data, for JSON: `record` is the saved game, `side` who solves it.
 *
 * `goal` is what is asked, in the words that `read_task` reads. `difficulty` is 1 to 5, or 0 for a
 * step of a tutorial.
 */
export interface PuzzleData {
  id: string;
  game: string;
  record: string;
  side: string;
  prompt: string;
  goal: string;
  solution: Tree;
  themes: string[];
  difficulty: number;
  because: string;
  ages: string;
  hints: string[];
  wrong: { [name: string]: string };
  source: string;
  beginner: boolean;
}

export type Tree = { [name: string]: Tree };

/**
 * What a try at a puzzle is worth.
 *
 * After `right`, the puzzle goes on; `other` is a good move that is not best, or reaches less than
 * was asked. `shown` are moves to be played now, so that one sees what comes of it.
 */
export interface Verdict {
  verdict: Fate;
  said: Said;
  shown: string[];
}

export type Fate =
  | 'right'
  | 'solved'
  | 'other'
  | 'wrong';

/** What each first move leads to: those accepted come first, and those of one fate together. */
export interface Whys {
  answers: Why[];
}

/**
 * What some first moves, or some answers to a question, lead to.
 *
 * Where they are too many, they are not named.
 */
export interface Why {
  moves: string[];
  accepted: boolean;
  said: Said;
}

/** `players` are the levels of the first side and of the other, `seed` what chance goes by. */
export interface Contesting extends Sliced {
  players: string[];
  seed: number;
}

/**
 * What became of a game between two levels.
 *
 * A game that is not `ended` was given up, as it went on and on. `choices` is how many moves there
 * were to choose from, all `turns` together; `forced` counts the turns with only one. `happened`
 * tells for a kind of event in how many turns it came about, `refused` for the name of a sentence
 * that refuses a cell in how many it held.
 */
export interface Contest {
  done: true;
  ended: boolean;
  winner: string | null;
  turns: number;
  choices: number;
  forced: number;
  happened: { [name in EventKind]?: number };
  refused: { [name: string]: number };
}

/** `name` is what a class calls its game. */
export interface Naming extends About {
  name: string;
}

/**
 * A game made of cards: its rules, each in a sentence or two, and a file of Python for it.
 *
 * Where the cards make no game, `trouble` says why, and `svg` shows a position; else both are
 * empty.
 * Of other games there is nothing to tell, and all of it is empty.
 */
export interface RuleCard {
  rules: Said[];
  python: string;
  trouble: Said;
  svg: string;
}

/**
 * A position that an author changes: a `tool`, and the `cells` it is used on.
 *
 * “turn” lets the other side move and wants no cell; an empty tool changes nothing.
 */
export interface Arranging extends About {
  tool: string;
  cells: string[];
}

/** A position that an author sets up, also as a saved game, and the tools that there are. */
export interface Arranged {
  position: string;
  record: string;
  tools: string[];
}

/**
 * A puzzle as its author has it so far.
 *
 * `right` are the first answers that are right, of `possible` ones; both are empty where the task
 * has a fault. `lacks` is empty once the puzzle is whole, and only then is there its `text` for
 * a `puzzles.yml`.
 */
export interface Posed {
  right: string[];
  possible: number;
  lacks: Lacking[];
  text: string;
}

/** A field of a puzzle, and what it lacks (`game_core.puzzles.posing`). */
export interface Lacking {
  field: string;
  lack: Lack;
}

export type Lack =
  | 'missing'
  | 'name'
  | 'long'
  | 'over'
  | 'unasked'
  | 'unreachable'
  | 'deep'
  | 'idle';
