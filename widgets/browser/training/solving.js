// Solving a puzzle: the choices on its board, their outcomes, which Python judges, and what is offered then.

import { runtime, tellError } from '../engine/runtime.js';
import { explainPuzzle } from '../engine/thinking.js';
import { NOTHING } from '../game/selection.js';
import { make, makeButton } from '../kit/element.js';
import { omit, plain, say, speak, words } from '../kit/speech.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { UbaoBoard } from '../elements/board.js' */
/** @import { Puzzle, Verdict } from '../engine/protocol.js' */
/** @import { GameController } from '../game/controller.js' */
/** @import { Outcome } from '../engine/session.js' */
/** @import { Said } from '../kit/speech.js' */

/**
 * A puzzle's stage: `open` to a try, `busy` while a try is judged and played out, `missed` after a wrong one, `solved`.
 * @typedef {'open' | 'busy' | 'missed' | 'solved'} Stage
 */

/**
 * The puzzle's element on the page: adds things next to the board, acts on offers, and follows each new stage and each
 * rest of the board.
 * @typedef {{furnish: (board: BoardApi) => void, use: (offer: string) => void, follow: () => void, rest: () => void}} Owner
 */

/** The first words about a try. */
const VERDICTS = {
  right: [],
  solved: say('training-solved'),
  other: say('training-other'),
  wrong: say('training-wrong'),
};

export class Solving {
  /** @type {Stage} */
  stage = 'open';
  /** The number of wrong tries. */
  misses = 0;
  /** @type {Verdict | null} on the last try */
  verdict = null;
  /** @type {string[]} moves since the start, both sides' */
  played = [];
  /** The sentence about the last move. */
  said = /** @type {Said} */ ([]);
  /** Whether the page plays the next move, so that it isn't a try. */
  showing = false;
  /** Whether the puzzle is returning to its start. */
  #returning = false;
  /** The choice made while the puzzle was busy. */
  #next = '';
  /** The last try, after the moves before it. @type {string[]} */
  #tried = [];

  /** @param {Puzzle} puzzle @param {Owner} owner */
  constructor(puzzle, owner) {
    this.puzzle = puzzle;
    this.owner = owner;
    /** @type {BoardApi | null} */
    this.board = null;
    const [, kind = '', rest = ''] = /^(last seed|illegal) (.*)$/.exec(puzzle.goal) ?? [];
    /** The kind of question; empty if the answer is a move to play. */
    this.kind = /** @type {'last seed' | 'illegal' | ''} */ (kind);
    // An answer to a question may be the one that can't be played.
    this.openCell = kind ? /** @type {const} */ ('training-open-cell') : undefined;
    this.asked = rest.split(' ');
    /** The offers beside the board after a try: name → label. */
    this.offers = /** @type {Record<string, Said>} */ ({});
  }

  /** Judge the choices on a board. @param {BoardApi} board */
  join(board) {
    this.board = board;
    // Whoever is to move afterwards, the reader plays the puzzle's side.
    board.game.session.addressee = () => this.puzzle.side;
    this.owner.furnish(board);
    board.on('arrive', ({ outcome }) => this.arrive(outcome));
    board.on('rest', () => {
      this.rest(board);
      this.owner.rest();
    });
  }

  /** The possible choices; null for what the rules allow. */
  get options() {
    if (this.stage === 'busy') return NOTHING;
    if (this.stage !== 'open') return { ...NOTHING, choices: this.offers };
    const cells = this.board?.picture?.cells.map(({ dataset }) => dataset.cell ?? '') ?? [];
    if (this.kind === 'last seed') return { ...NOTHING, cells };
    if (this.kind !== 'illegal') return null;
    const others = this.asked.filter((move) => !cells.includes(move));
    return {
      ...NOTHING,
      cells: this.asked.filter((move) => cells.includes(move)),
      choices: Object.fromEntries(others.map((move) => [move, plain(this.puzzle.names?.[move] ?? move)])),
    };
  }

  /** Handle a choice that isn't a move: an answer or an offer. Return whether it was one. @param {string} part */
  take(part) {
    const { stage, kind, options } = this;
    if (stage === 'open' && !kind) return false;
    if (stage === 'busy') this.#next = part;
    const answer = part.replace(/^cup\s+/i, '');
    const offered = options && (options.cells.includes(answer) || answer in options.choices);
    if (stage === 'open') {
      if (offered) void this.answer(answer);
      else this.board?.say(say('training-choose'));
    } else if (offered) {
      this.owner.use(answer);
    } else if (stage === 'missed' && !this.#tried.at(-1)?.endsWith(answer)) {
      // The same touch twice is an accidental double click; another is the next try, from the start.
      this.owner.use('again');
      if (this.#tried.length === 1) this.#next = answer;
    }
    return true;
  }

  /** Python has answered: a move was played, or the puzzle starts over. @param {Outcome} outcome */
  arrive({ move, said }) {
    this.said = said ?? [];
    if (!move) {
      if (this.#returning) this.enter('open');
      return;
    }
    this.played.push(move);
    if (!this.showing) void this.answer(move, this.played.slice(0, -1));
  }

  /** Show the puzzle's message instead of whose turn it is. @param {BoardApi} board */
  rest(board) {
    const { stage, verdict, kind } = this;
    if (board.game.visiting || board.game.selection.words) return;
    if (stage === 'busy') board.say(this.said);
    else if (stage !== 'open' && verdict) board.say(this.said, [...VERDICTS[verdict.verdict], ...this.judgement]);
    else if (verdict) board.say(verdict.said, this.said, say('training-right'));
    else if (kind === 'last seed') board.say(say('training-last-seed'));
    else if (kind) board.say(say('training-illegal'));
    board.layout.words.setAttribute('data-verdict', stage === 'missed' ? (verdict?.verdict ?? '') : stage);
  }

  /** The message about the last try; tutorial steps have their own. What has just been said isn't repeated. */
  get judgement() {
    const { puzzle, stage, verdict, said } = this;
    if (stage === 'solved' && puzzle.done) return plain(puzzle.done);
    return omit(verdict?.said ?? [], said);
  }

  /**
   * Have a try judged and played out.
   * @param {string} move a played move, or the answer to a question
   * @param {string[]} [moves] the moves before it
   */
  async answer(move, moves = []) {
    const { board, puzzle } = this;
    if (!board) return;
    const { game } = board;
    this.#tried = [...moves, move];
    this.enter('busy');
    if (this.kind) {
      this.said = runtime.state === 'ready' ? [] : say('training-early', { answer: ['move', move] });
      game.settle();
    }
    try {
      const ask = { op: /** @type {const} */ ('attempt'), puzzle, moves, move };
      const verdict = await game.session.inquire(ask);
      await board.shown;
      for (const shown of verdict.shown) await this.show(shown, board);
      this.verdict = verdict;
      if (this.kind && !verdict.shown.length) this.said = [];
      if (verdict.verdict === 'wrong' || verdict.verdict === 'other') this.misses += 1;
      this.enter(verdict.verdict === 'right' ? 'open' : verdict.verdict === 'solved' ? 'solved' : 'missed');
      game.settle();
    } catch (error) {
      // Python is unavailable. That's no verdict, and the puzzle can be tried again.
      this.verdict = { verdict: 'right', said: tellError(error), shown: [] };
      this.enter('missed');
      game.settle();
    }
    this.goOn(game);
  }

  /** Handle a touch made while the puzzle was busy, if it's still possible. @param {GameController} game */
  goOn({ selection }) {
    const next = this.#next;
    this.#next = '';
    const { cells, choices } = selection.options;
    if (this.stage === 'open' && (cells.includes(next) || next in choices)) selection.choose(next);
  }

  /** Play a move that the judge shows: an answer, or the solution. @param {string} move @param {BoardApi} board */
  async show(move, board) {
    this.showing = true;
    try {
      await board.game.session.play(move);
    } finally {
      this.showing = false;
    }
    await board.shown;
  }

  /** Start over when the board does: until then the old judgment would apply to touches. */
  async restart() {
    const { board } = this;
    if (!board) return;
    this.played = [];
    this.said = [];
    this.verdict = null;
    this.enter('busy');
    this.#returning = true;
    await board.game.begin();
    this.#returning = false;
    // Python is unavailable: the puzzle can be started over again.
    if (this.stage === 'busy') this.enter('missed');
    this.goOn(board.game);
  }

  /** @param {Stage} stage */
  enter(stage) {
    this.stage = stage;
    this.owner.follow();
  }
}

/** Return what each first move of a puzzle leads to, as Python explains it. @param {Puzzle} puzzle */
export async function tellReasons(puzzle) {
  try {
    const answers = await explainPuzzle(puzzle);
    const items = answers.map(({ moves, accepted, said }) =>
      make('li', { 'data-accepted': accepted }, make('b', {}, moves.join(', ')), ' ', make('span', {}, speak(said))),
    );
    return make('ul', {}, ...items);
  } catch {
    return make('p', {}, words('training-puzzle-lost'));
  }
}

/** Let a board fill the screen. @param {UbaoBoard} board */
export function fillScreen(board) {
  board.setAttribute('size', 'screen');
  board.toggleAttribute('data-whole', true);
}

/**
 * Replace the puzzle's board with an ordinary one with a button back.
 * @param {UbaoBoard} board the puzzle's
 * @param {Puzzle} puzzle
 * @param {{whole: boolean, label: string, back: () => void}} options whether it fills the screen; the button's label, and
 *   what to do on return
 */
export function explore(board, { game, side, record }, { whole, label, back }) {
  const position = board.controller?.scene?.position ?? record;
  const shape = board.dataset.shape ?? false;
  const free = make('ubao-board', { game, viewpoint: side, position, 'data-free': true, 'data-shape': shape });
  if (whole) fillScreen(free);
  const leave = () => {
    free.remove();
    button.remove();
    board.toggleAttribute('hidden', false);
    back();
  };
  const button = makeButton(label, leave, { class: 'ubao-back' });
  board.toggleAttribute('hidden', true);
  board.before(button);
  board.after(free);
  button.focus();
}
