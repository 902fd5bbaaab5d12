// The move in progress: the parts chosen so far, their effect, and what may follow.

import { settings } from '../kit/settings.js';
import { runtime } from '../engine/runtime.js';
import { say } from '../kit/speech.js';

/** @import { Begun, Chosen, Tried } from '../engine/protocol.js' */
/** @import { Choices, GameController } from './controller.js' */

export const NOTHING = /** @type {Choices} */ ({ cells: [], choices: {}, refusals: {} });

export class Selection {
  /** @type {string[]} the chosen parts of a move, cells and choices, in order */
  parts = [];
  /** @type {Begun | null} the half-made move; null if nothing or everything is chosen */
  begun = null;
  /** @type {Tried | null} a complete move that is shown but not played yet */
  tried = null;
  /** @type {{cell: string, said: import('../kit/speech.js').Said} | null} what was said of a cell that can't be chosen */
  refusal = null;
  /** Whether Python is processing the chosen parts. */
  asking = false;
  /** A choice made meanwhile: a quick player continues the move, or the other side plays at once. */
  #next = '';
  /** The buttons among the parts. @type {Set<string>} */
  #pressed = new Set();

  /** @param {GameController} game */
  constructor(game) {
    this.game = game;
  }

  /** The chosen parts, including the one waiting for Python. */
  get chosen() {
    return runtime.state === 'ready' || !this.#next ? this.parts : [...this.parts, this.#next];
  }

  get options() {
    if (this.begun) return this.begun.options;
    const { judge, visiting, scene, mover } = this.game;
    if (judge?.options) return judge.options;
    if (mover && !visiting) return NOTHING;
    return (!this.tried && this.parts.length ? null : (visiting ?? scene)?.options) ?? NOTHING;
  }

  /** The state that decides what a choice does. */
  get stage() {
    const { game, parts, tried } = this;
    if (game.cover) return 'cover';
    if (game.visiting) return 'visit';
    if (game.scene?.result || game.mover) return 'closed';
    if (tried) return 'tried';
    return parts.length ? 'begun' : 'open';
  }

  /** Choose a part: a complete move is played; the first part waits until Python is ready. @param {string} part */
  choose(part) {
    const { game, parts, stage } = this;
    // The same choice twice is an accidental double click.
    if (this.asking && part !== parts.at(-1)) this.#next = part;
    if (!game.scene || this.asking) return;
    if (stage !== 'cover' && stage !== 'visit' && game.judge?.take(part)) return;
    const { legal, options } = game.scene;
    const begins = options.cells.includes(part);
    switch (stage) {
      case 'cover':
        return game.cover?.leave();
      case 'visit':
        return game.say(game.visiting?.status ?? []);
      case 'closed':
        return game.say(game.status);
      case 'open':
        return allows(this.options, part) ? this.#add(part) : this.#explain(part);
      case 'tried':
        // A move that is shown is played by its last part again.
        if (part === parts.at(-1)) return this.play();
        return begins ? this.#beginAnew(part) : this.#explain(part);
      case 'begun':
        if (allows(this.options, part)) return this.#add(part);
        if (begins) return this.#beginAnew(part);
        if (runtime.state === 'ready' || legal.includes(parts.join(''))) return this.#explain(part);
        // Only Python knows whether this continues the move.
        this.#next = part;
        this.show();
        game.say(...(this.words ?? []));
    }
  }

  /** Discard the choices, and begin with this part; the first part again only discards them. @param {string} part */
  #beginAnew(part) {
    const isFirst = this.parts[0] === part;
    this.takeBack();
    if (isFirst) this.game.settle();
    else this.#add(part);
  }

  /** Tell what the options say of a cell that can't be chosen; details follow, see play/hint.js. @param {string} cell */
  #explain(cell) {
    const said = this.options.refusals[cell] ?? this.game.status;
    this.refusal = { cell, said };
    this.game.emit('explain', { said, marks: { [cell]: 'no' } });
  }

  /** @param {string} part */
  #add(part) {
    if (part in this.options.choices) this.#pressed.add(part);
    this.begun = null;
    this.parts.push(part);
    this.show();
    if (runtime.state === 'ready') this.ask();
    else this.game.say(...(this.words ?? []));
  }

  /** Ask what follows the chosen parts; play a complete move, or show it first. */
  ask() {
    const { game, parts, begun, tried } = this;
    if (!parts.length || this.asking || begun || tried) return;
    this.asking = true;
    const { preview } = settings.value;
    /** @type {Promise<Chosen | Tried | Begun>} */
    const answer = preview ? game.session.inquire({ op: 'try', parts }) : game.session.choose([...parts]);
    answer
      .then((outcome) => {
        // A complete move was played.
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

  /** Show a move suggested by somebody else; only the player plays it. @param {string[]} parts @param {Tried} tried */
  propose(parts, tried) {
    Object.assign(this, { parts, begun: null, tried });
    this.game.settle();
  }

  /** Discard all choices. */
  forget() {
    this.parts = [];
    this.begun = this.tried = null;
  }

  /** Undo a half-made move. */
  takeBack() {
    this.forget();
    this.#next = '';
    this.show();
  }

  /** The message about a move in progress, if any. */
  get words() {
    const { begun, tried } = this;
    const named = { parts: this.chosen.join(', ') };
    if (tried) return [tried.said, say('match-tried')];
    // What was pressed has no name in notation.
    const cells = this.parts.filter((part) => !this.#pressed.has(part)).join(', ');
    if (begun) return [cells ? say('match-halfway', { parts: cells }) : [], tellNext(begun.options)];
    if (!named.parts || runtime.state === 'ready') return null;
    return [say(settings.value.preview ? 'match-tried-early' : 'match-chosen-early', named), runtime.reason];
  }

  /** Show the possible choices, those made, and the move's effect. */
  show() {
    this.refusal = null;
    this.game.emit('select', this);
  }

  /** Play the move that is shown. */
  play() {
    if (this.tried) this.game.session.play(this.tried.move).catch(() => {});
  }
}

/** @param {Choices} options @param {string} part */
function allows({ cells, choices }, part) {
  return cells.includes(part) || part in choices;
}

/** The most places named in a sentence. */
const MOST_NAMED = 8;

/** Return a sentence about the choices that may continue a move in progress. @param {Choices} options */
function tellNext({ cells }) {
  const named = cells.map((cell) => /** @type {import('../kit/speech.js').Value} */ (['cell', cell]));
  if (!named.length) return say('match-next-choice');
  if (named.length > MOST_NAMED) return say('match-next-many', { squares: named.length });
  return say('match-next', { squares: ['list', named] });
}
