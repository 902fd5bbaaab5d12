// The move that is being chosen: what a player has chosen of it so far, what it would do, and what may follow.

import { settings } from '../kit/settings.js';
import { runtime } from '../engine/runtime.js';
import { say } from '../kit/message.js';
import { Refusal } from './refusal.js';

/** @typedef {import('./events.js').Choices} Choices */
/** @typedef {import('../engine/protocol.js').Begun} Begun */
/** @typedef {import('../engine/protocol.js').Chosen} Chosen */
/** @typedef {import('../engine/protocol.js').Tried} Tried */

const NOTHING = /** @type {Choices} */ ({ cells: [], choices: {}, refusals: {} });

export class Selection {
  /** @type {string[]} what has been chosen of a move, cells and choices, in order */
  parts = [];
  /** @type {Begun | null} the half-made move; null while nothing or all is chosen */
  begun = null;
  /** @type {Tried | null} a whole move that is shown and not played yet */
  tried = null;
  /** True while Python is thinking about the chosen parts. */
  asking = false;
  /** What was chosen meanwhile: a quick player goes on with the same move, or the other side plays at once. */
  #next = '';

  /** @param {import('./controller.js').GameController} game */
  constructor(game) {
    this.game = game;
    this.refusal = new Refusal(game);
  }

  /** What has been chosen, and what is to go on with once Python is there. */
  get chosen() {
    return runtime.state === 'ready' || !this.#next ? this.parts : [...this.parts, this.#next];
  }

  /** Return what a player may choose now. */
  get options() {
    if (this.begun) return this.begun.options;
    const { judge, visiting, scene, mover } = this.game;
    if (judge?.options) return judge.options;
    if (mover && !visiting) return NOTHING;
    return (!this.tried && this.parts.length ? null : (visiting ?? scene)?.options) ?? NOTHING;
  }

  /** What a choice is to this game now. */
  get stage() {
    const { game, parts, tried } = this;
    if (game.replay) return 'replay';
    if (game.visiting) return 'visit';
    if (game.scene?.result || game.mover) return 'closed';
    if (tried) return 'tried';
    return parts.length ? 'begun' : 'open';
  }

  /**
   * A player chose a cell or another choice: the move is played once it is complete. Until Python is
   * there, the first choice waits for it.
   * @param {string} part
   */
  choose(part) {
    const { game, stage } = this;
    // Twice the same is one choice of an unsteady hand.
    if (this.asking && part !== this.parts.at(-1)) this.#next = part;
    if (!game.scene || this.asking) return;
    if (stage === 'replay') return game.replay?.leave();
    if (stage === 'visit') return game.say(game.visiting?.status ?? []);
    if (game.judge?.take(part)) return;
    if (stage === 'closed') return game.say(game.status);
    if (stage === 'tried') this.#chooseAfterTrial(part);
    else if (allows(this.options, part)) this.#add(part);
    else if (stage === 'begun') this.#chooseInstead(part);
    else void this.refusal.explain(part);
  }

  /**
   * A move is shown and not played yet: its last part once more plays it, and any cell begins another.
   * @param {string} part
   */
  #chooseAfterTrial(part) {
    if (part === this.parts.at(-1)) this.play();
    else if (this.game.scene?.options.cells.includes(part)) this.#beginAnew(part);
    else void this.refusal.explain(part);
  }

  /**
   * A move is begun, and this part doesn't go on with it.
   * @param {string} part
   */
  #chooseInstead(part) {
    const { game, parts } = this;
    const { legal, options } = /** @type {NonNullable<typeof game.scene>} */ (game.scene);
    if (options.cells.includes(part)) return this.#beginAnew(part);
    if (runtime.state === 'ready' || legal.includes(parts.join(''))) return void this.refusal.explain(part);
    // Python alone knows what goes on from here.
    this.#next = part;
    this.show();
    game.say(...(this.words ?? []));
  }

  /**
   * Put what was chosen back, and begin with this part; the first part once more only puts it back.
   * @param {string} part
   */
  #beginAnew(part) {
    const isFirst = this.parts[0] === part;
    this.takeBack();
    if (isFirst) this.game.settle();
    else this.#add(part);
  }

  /** @param {string} part */
  #add(part) {
    this.begun = null;
    this.parts.push(part);
    this.show();
    if (runtime.state === 'ready') this.ask();
    else this.game.say(...(this.words ?? []));
  }

  /** Ask for what follows the chosen parts; have the whole move played, or first shown. */
  ask() {
    const { game, parts, begun, tried } = this;
    if (!parts.length || this.asking || begun || tried) return;
    this.asking = true;
    const { preview } = settings.values;
    /** @type {Promise<Chosen | Tried | Begun>} */
    const answer = preview ? game.session.inquire({ op: 'try', parts }) : game.session.choose([...parts]);
    answer
      .then((outcome) => {
        // A whole move was played.
        if (parts !== this.parts || 'record' in outcome) return;
        if ('move' in outcome) this.tried = outcome;
        else this.begun = outcome;
        game.emit('sketch', this.begun);
      })
      .catch((error) => {
        this.#next = '';
        if (preview) game.complain(error);
      })
      .finally(() => {
        const next = this.#next;
        this.asking = false;
        this.#next = '';
        if (allows(this.options, next)) this.choose(next);
        else if (next) game.judge?.take(next);
      });
  }

  /**
   * Show a move that somebody else thought of; only the player plays it.
   * @param {string[]} parts
   * @param {Tried} tried
   */
  propose(parts, tried) {
    Object.assign(this, { parts, begun: null, tried });
    this.game.settle();
  }

  /** Nothing is chosen any more. */
  forget() {
    this.parts = [];
    this.begun = this.tried = null;
  }

  /** Put the pieces of a half-made move back. */
  takeBack() {
    this.forget();
    this.#next = '';
    this.show();
  }

  /** What to say of a move in the making; nothing when there is none. */
  get words() {
    const { begun, tried } = this;
    const named = { parts: this.chosen.join(', ') };
    if (tried) return [tried.said, say('match-tried')];
    if (begun) return [say('match-halfway', named), tellNext(begun.options)];
    if (!named.parts || runtime.state === 'ready') return null;
    return [say(settings.values.preview ? 'match-tried-early' : 'match-chosen-early', named), runtime.reason];
  }

  /** Have it shown what can be chosen, what has been, and what a move would do. */
  show() {
    this.refusal.forget();
    this.game.emit('select', this);
  }

  /** Play the move that is shown and not played yet. */
  play() {
    if (this.tried) this.game.session.play(this.tried.move).catch(() => {});
  }
}

/**
 * @param {Choices} options
 * @param {string} part
 */
function allows({ cells, choices }, part) {
  return cells.includes(part) || part in choices;
}

/** The most places that a sentence names. */
const MOST_NAMED = 8;

/**
 * Return a sentence about the choices that may continue a move in progress.
 * @param {Choices} options
 */
function tellNext({ cells }) {
  const named = cells.map((cell) => /** @type {import('../kit/message.js').Value} */ (['cell', cell]));
  if (!named.length) return say('match-next-choice');
  if (named.length > MOST_NAMED) return say('match-next-many', { squares: named.length });
  return say('match-next', { squares: ['list', named] });
}
