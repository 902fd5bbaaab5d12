// <ubao-board>: a drawn board that two people play on. The rules are asked, never known.

import { Cells } from './cells.js';
import { ask } from './dialog.js';
import { Frame } from './frame.js';
import { Picture } from './picture.js';
import { Players } from './players.js';
import { Refused, runtime } from './runtime.js';
import { STOP, Session } from './session.js';
import { toss } from './toss.js';
import { fill } from './words.js';

/** @typedef {import('./protocol.js').Scene} Scene */
/** @typedef {import('./protocol.js').Outcome} Outcome */
/** @typedef {import('./protocol.js').Options} Options */

const NOTHING = /** @type {Options} */ ({ cells: [], choices: {}, refusals: {} });

export class UbaoBoard extends HTMLElement {
  players = new Players(['', '']);
  /** The side at the bottom; until a game is there, what the author wished. */
  viewpoint = '';
  /** @type {Picture | null} */
  picture = null;
  /** @type {string[]} what has been chosen of a turn, cells and choices, in order */
  parts = [];
  /** @type {Options | null} what may follow these parts; null while none are chosen */
  following = null;
  /** Whether Python is thinking about the chosen parts. */
  asking = false;
  /** What “New game” returns to: the game as its author set it up. */
  origin = { record: '', position: '' };
  /** @type {Promise<unknown>} the turn being shown */
  showing = Promise.resolve();
  followRuntime = () => this.showRuntime();

  // --- What a page may ask of a board ---

  /** The game's slug. */
  get game() {
    return this.getAttribute('game') ?? '';
  }

  /** The position's text. Setting it begins a new game there. */
  get position() {
    return this.scene?.position ?? this.getAttribute('position') ?? '';
  }

  set position(text) {
    const origin = { record: '', position: text };
    if (this.session) this.session.open(origin).then(() => { this.origin = origin; }, unheard);
    else this.setAttribute('position', text);
  }

  /** The turns played. */
  get moves() {
    return this.scene?.moves ?? [];
  }

  /** The legal turns. */
  get legal() {
    return this.scene?.legal ?? [];
  }

  /** `{winner, reason, score}` when the game is over, else null. */
  get result() {
    const result = this.scene?.result;
    return result ? { winner: result.winner, reason: result.reason, score: result.score } : null;
  }

  /** `drawn` until Python has arrived, then `ready`; `failed` when it can't be had. */
  get state() {
    return runtime.state === 'ready' || runtime.state === 'failed' ? runtime.state : 'drawn';
  }

  /**
   * Play a turn given in notation; resolves when `position` has changed.
   * @param {string} move
   */
  async play(move) {
    await this.session?.play(move);
  }

  // --- Life on the page ---

  connectedCallback() {
    if (!this.session) this.build();
    runtime.addEventListener('change', this.followRuntime);
    runtime.start();
    this.showRuntime();
  }

  disconnectedCallback() {
    runtime.removeEventListener('change', this.followRuntime);
  }

  /** Turn what the page holds into a board that can be played on. */
  build() {
    this.viewpoint = this.getAttribute('viewpoint') ?? '';
    this.origin.position = this.getAttribute('position') ?? '';
    this.frame = new Frame(this, (tool) => void this.use(tool));
    this.session = new Session(
      this.game,
      this.viewpoint,
      (outcome, before) => this.arrive(outcome, before),
      (error) => this.complain(error),
    );
    if (this.dataset.scene) {
      this.session.scene = JSON.parse(this.dataset.scene);
      this.origin.record = this.scene?.record ?? '';
      this.sitDown();
      this.takeUp();
      this.rest();
    } else {
      this.session.open(this.origin).catch(unheard);
    }
  }

  /** Give the two sides of the game their players. */
  sitDown() {
    const sides = this.scene?.sides ?? ['', ''];
    this.players = new Players(sides);
    this.viewpoint ||= sides[0];
  }

  /** Take the drawing on the page into use. */
  takeUp() {
    const svg = this.querySelector('svg');
    if (!svg) return;
    this.picture = new Picture(svg);
    this.cells = new Cells(this.picture, (cell) => this.choose(cell));
  }

  /** @returns {Scene | null} */
  get scene() {
    return this.session?.scene ?? null;
  }

  // --- Playing ---

  /** What a player may choose now. */
  get options() {
    return this.following ?? this.scene?.options ?? NOTHING;
  }

  /**
   * A player chose a cell or another choice: the turn is played once it is whole. Until Python is
   * there, the first choice waits for it.
   * @param {string} part
   */
  choose(part) {
    const scene = this.scene;
    this.picture?.skip();
    if (!scene || this.asking) return;
    if (scene.result) return this.tell(scene.status);
    if (this.options.cells.includes(part) || part in this.options.choices) {
      this.parts.push(part);
    } else if (this.parts.length && scene.options.cells.includes(part)) {
      this.parts = this.parts[0] === part ? [] : [part];
    } else {
      return this.tell(this.options.refusals[part] ?? scene.status);
    }
    this.following = this.parts.length ? NOTHING : null;
    this.showOptions();
    if (runtime.state === 'ready') this.playParts();
    else if (this.parts.length) this.tell(WAITING.replace('#', part), runtime.reason);
  }

  /** Ask for what follows the chosen parts, or have the whole turn played. */
  playParts() {
    if (!this.parts.length || this.asking) return;
    this.asking = true;
    this.session?.choose([...this.parts]).then(({ options, record }) => {
      if (record) return;
      this.following = options;
      this.showOptions();
      this.tell(HALFWAY.replace('#', this.parts.join(', ')));
    }, unheard).finally(() => { this.asking = false; });
  }

  /** Put the pieces of a half-made turn back. */
  takeBack() {
    this.parts = [];
    this.following = null;
    this.showOptions();
  }

  /** Mark what can be chosen, and what has been. */
  showOptions() {
    const { cells, choices } = this.options;
    this.cells?.mark(cells, this.parts);
    this.picture?.label(this.players.names, cells);
    this.frame?.offer(choices, this.parts.length > 0, (part) => this.choose(part));
  }

  /**
   * Python has answered: the game stands somewhere else now.
   * @param {Outcome} outcome
   * @param {Scene | null} before
   */
  arrive(outcome, before) {
    this.picture?.skip();
    this.parts = [];
    this.following = null;
    if (!before) this.sitDown();
    if (outcome.move && outcome.move !== STOP) {
      this.send('ubao-move', { move: outcome.move, position: outcome.position });
    }
    if (outcome.result && !before?.result) this.send('ubao-end', this.result);
    this.showing = this.showing.then(() => this.show(outcome));
  }

  /** @param {Error} error */
  complain(error) {
    // A choice waits for Python, but not one that Python could not take.
    if (runtime.state !== 'failed') this.takeBack();
    this.settle(error.message);
    const code = error instanceof Refused ? error.code : 'runtime';
    this.send('ubao-error', { code, message: this.fill(error.message) });
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  /** @param {string} tool */
  async use(tool) {
    const { session, frame } = this;
    if (!session || !frame?.isUsable(tool)) return;
    const action = /** @type {Record<string, () => unknown>} */ ({
      back: () => {
        this.takeBack();
        this.settle();
      },
      skip: () => this.picture?.skip(),
      retry: () => runtime.retry(),
      undo: () => session.undo().catch(unheard),
      redo: () => session.redo().catch(unheard),
      new: () => this.startAgain(),
      stop: () => this.agreeToStop(),
      whole: () => this.frame?.press('whole', this.toggleAttribute('data-whole')),
      players: () => this.nameThePlayers(),
      toss: () => this.decideWhoBegins(),
    })[tool];
    await action?.();
  }

  async nameThePlayers() {
    if (await this.players.edit(this)) this.settle();
  }

  async startAgain() {
    if (await this.mayLeaveGame()) this.session?.open(this.origin).catch(unheard);
  }

  /** Whether the game on the board may go: it is over, has not begun, or its players say so. */
  async mayLeaveGame() {
    const playing = this.moves.length > 0 && !this.result;
    return !playing || ask(this, {
      question: 'Start a new game?', explanation: 'The game on the board will be gone.',
      yes: 'New game', no: 'Go on playing',
    });
  }

  async agreeToStop() {
    const sure = await ask(this, {
      question: 'Do you both want to stop?', explanation: 'The game ends here, and the score counts.',
      yes: 'Yes, we stop', no: 'Go on playing',
    });
    if (sure) this.session?.stop().catch(unheard);
  }

  async decideWhoBegins() {
    if (!(await this.mayLeaveGame())) return;
    const [first, second] = this.players.sides;
    const outcome = await toss(this, this.players.name(first), this.players.name(second));
    if (!outcome) return;
    if (outcome === 'wrong') this.players.swap();
    if (this.moves.length) this.session?.open(this.origin).catch(unheard);
    else this.settle();
  }

  // --- Showing ---

  /** @param {Outcome} outcome */
  async show(outcome) {
    const { picture, frame } = this;
    if (outcome.steps && picture && frame) {
      frame.run(true);
      this.cells?.mark([], []);
      frame.offer({}, false, () => {});
      await picture.show(outcome.steps, frame.speed, (step) => frame.follow(this.fill(step.say)));
      frame.run(false);
    }
    // A later answer may have come meanwhile; only the newest is shown at rest.
    if (outcome === this.scene) this.rest(outcome.said);
  }

  /**
   * Show the game at rest as soon as a turn that is being shown has come to its end.
   * @param {string} [words] to say then instead of whose turn it is
   */
  settle(words) {
    this.picture?.skip();
    this.showing = this.showing.then(() => {
      this.rest();
      if (words) this.tell(words);
    });
  }

  /**
   * Show the game at rest.
   * @param {string} [said] what happened on the way here
   */
  rest(said = '') {
    const { scene, frame, session } = this;
    if (!scene || !frame || !session) return;
    if (scene.svg) this.draw(scene.svg);
    this.showOptions();
    frame.seat(this.players, this.viewpoint, scene.result ? '' : scene.turn);
    frame.enable({
      undo: scene.turns > 0,
      redo: session.undone.length > 0,
      stop: !scene.result,
    });
    // The sentences of a last turn end with the result, which stands apart.
    this.tell(said.replace(scene.status, ''), scene.status);
  }

  /** @param {string} svg */
  draw(svg) {
    if (this.picture) return this.picture.sync(svg);
    this.frame?.view.insertAdjacentHTML('afterbegin', svg);
    return this.takeUp();
  }

  /** There is hope again. */
  revive() {
    if (this.scene) this.settle();
    else this.session?.open(this.origin).catch(unheard);
  }

  showRuntime() {
    const before = this.getAttribute('state');
    this.setAttribute('state', this.state);
    this.frame?.showRuntime(runtime);
    if (runtime.state === 'failed') this.settle(runtime.reason);
    else if (before === 'failed') this.revive();
    if (runtime.state !== 'ready') return;
    this.playParts();
    // A page does not carry the long lists of turns that have parts.
    if (this.scene && !this.scene.result && !this.legal.length) this.session?.refresh().catch(unheard);
  }

  /** @param {...string} sentences */
  tell(...sentences) {
    this.frame?.tell(...sentences.map((sentence) => this.fill(sentence)));
  }

  /** @param {string} text */
  fill(text) {
    return fill(text, this.players.names);
  }
}

const HALFWAY = 'You chose #. Now choose what comes next.';
const WAITING = 'You chose #. It is played as soon as the board is ready.';

/** The session has told the board of the error already (`complain`). */
function unheard() {}
