// <ubao-board>: a drawn board that two people play on. The rules are asked, never known.

import { Cells } from './cells.js';
import { ask } from './dialog.js';
import { Frame } from './frame.js';
import { Picture } from './picture.js';
import { Players } from './players.js';
import { Refused, runtime } from './runtime.js';
import { toss } from './toss.js';
import { fill } from './words.js';

/** @typedef {import('./protocol.js').Scene} Scene */
/** @typedef {import('./protocol.js').Turn} Turn */

const STOP = 'stopped';

export class UbaoBoard extends HTMLElement {
  /** @type {Scene | null} where the game stands, as Python last said */
  scene = null;
  /** @type {Scene | null} the board as its author set it up */
  first = null;
  /** @type {string[]} turns taken back; the next to be played again is last */
  undone = [];
  /** A cell chosen and not yet played. */
  chosen = '';
  players = new Players(['S', 'N']);
  /** @type {Picture | null} */
  picture = null;
  /** @type {Promise<unknown>} requests go one after the other */
  queue = Promise.resolve();
  /** @type {Promise<unknown>} the turn being shown */
  showing = Promise.resolve();
  watch = () => this.followRuntime();

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
    this.setAttribute('position', text);
    if (this.picture) void this.request({ op: 'open', record: '', position: text }).catch(() => {});
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
  play(move) {
    this.undone = [];
    return this.request({ op: 'play', move });
  }

  // --- Life on the page ---

  connectedCallback() {
    if (!this.picture) this.build();
    runtime.addEventListener('change', this.watch);
    runtime.start();
    this.followRuntime();
  }

  disconnectedCallback() {
    runtime.removeEventListener('change', this.watch);
  }

  /** Turn what the page holds into a board that can be played on. */
  build() {
    this.frame = new Frame(this, (tool) => void this.use(tool));
    if (this.dataset.scene) {
      this.mount();
      this.first = this.scene = JSON.parse(this.dataset.scene);
      this.rest();
    } else {
      this.open(this.getAttribute('position') ?? undefined);
    }
  }

  /** Take the drawing on the page into use. */
  mount() {
    const svg = this.querySelector('svg');
    if (!svg) return;
    this.picture = new Picture(svg);
    this.cells = new Cells(this.picture, (cell) => this.choose(cell));
  }

  /**
   * Begin a new game, which becomes what “New game” returns to.
   * @param {string} [position]
   */
  open(position) {
    this.request({ op: 'open', record: '', position }).then(() => {
      this.first = this.scene;
    }, () => {});
  }

  // --- Choosing and asking ---

  /**
   * A player chose a cell: play it, keep it until Python is there, or say why not.
   * @param {string} cell
   */
  choose(cell) {
    this.picture?.skip();
    if (!this.scene) return;
    if (!this.legal.includes(cell)) {
      const why = this.scene.result ? this.scene.status : this.scene.refusals[cell];
      this.tell(why ?? '');
      return;
    }
    this.chosen = cell;
    this.cells?.mark(this.legal, cell);
    if (runtime.state === 'ready') this.playChosen();
    else this.tell(`You chose cup ${cell}. It is played as soon as the board is ready.`);
  }

  playChosen() {
    const move = this.chosen;
    this.chosen = '';
    if (move) this.play(move).catch(() => {});
  }

  /**
   * Ask Python something about this game and show the answer. Requests wait for each other.
   * @param {{op: string, move?: string, record?: string, position?: string}} fields
   * @returns {Promise<Turn>}
   */
  request(fields) {
    const answer = this.queue.then(async () => {
      const record = this.scene?.record ?? '';
      const viewpoint = this.viewpoint;
      const value = await runtime.call({ game: this.game, record, viewpoint, ...fields });
      this.arrive(value);
      return value;
    });
    this.queue = answer.catch((error) => this.complain(error));
    return answer;
  }

  /** @param {Error & {code?: string}} error */
  complain(error) {
    if (error instanceof Refused) {
      this.rest();
      this.tell(error.message);
    }
    const detail = { code: error.code ?? 'runtime', message: error.message };
    this.dispatchEvent(new CustomEvent('ubao-error', { bubbles: true, detail }));
  }

  /**
   * Python has answered: the game stands somewhere else now.
   * @param {Turn} value
   */
  arrive(value) {
    const over = this.scene?.result;
    this.picture?.skip();
    this.scene = value;
    if (value.undone) this.undone.push(value.undone);
    if (value.move && value.move !== STOP) {
      this.send('ubao-move', { move: value.move, position: value.position });
    }
    if (value.result && !over) this.send('ubao-end', value.result);
    this.showing = this.showing.then(() => this.show(value));
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  // --- Showing ---

  /** @param {Turn} value */
  async show(value) {
    if (value.steps && this.picture && this.frame) {
      const frame = this.frame;
      frame.running(true);
      this.cells?.mark([]);
      await this.picture.show(value.steps, frame.speed, (step) => {
        if (step.say) frame.follow(this.fill(step.say));
      });
      frame.running(false);
    }
    // A later answer may have arrived meanwhile; only the newest is drawn at rest.
    if (value === this.scene) this.rest(value.said);
  }

  /**
   * Show the game at rest, saying first what `said` tells.
   * @param {string} [said]
   */
  rest(said = '') {
    const { scene, frame } = this;
    if (!scene || !frame) return;
    if (scene.svg) this.draw(scene.svg);
    this.picture?.label(this.players.names);
    this.cells?.mark(this.legal, this.chosen);
    frame.seat(this.players, this.viewpoint, scene.result ? '' : scene.turn);
    frame.enable({
      undo: scene.moves.length > 0 || Boolean(scene.result && this.first !== scene),
      redo: this.undone.length > 0,
      new: scene !== this.first,
      stop: !scene.result,
    });
    // The end is part of what was said of the last turn.
    this.tell(said, said && scene.result ? '' : scene.status);
  }

  /** @param {string} svg */
  draw(svg) {
    if (this.picture) {
      this.picture.sync(svg);
    } else {
      this.querySelector('svg')?.remove();
      this.frame?.view.insertAdjacentHTML('afterbegin', svg);
      this.mount();
    }
  }

  /** @param {...string} sentences */
  tell(...sentences) {
    this.frame?.tell(...sentences.map((sentence) => this.fill(sentence)));
  }

  /** @param {string} text */
  fill(text) {
    return fill(text, this.players.names);
  }

  get viewpoint() {
    return this.getAttribute('viewpoint') ?? 'S';
  }

  followRuntime() {
    this.setAttribute('state', this.state);
    this.frame?.showRuntime(runtime);
    if (runtime.state === 'failed') this.tell(runtime.reason);
    if (runtime.state === 'ready') this.playChosen();
  }

  // --- Tools ---

  /** @param {string} tool */
  async use(tool) {
    const quiet = () => {};
    switch (tool) {
      case 'skip':
        return this.picture?.skip();
      case 'retry':
        return runtime.retry();
      case 'undo':
        return this.request({ op: 'undo' }).catch(quiet);
      case 'redo':
        return this.redo().catch(quiet);
      case 'new':
        return this.startAgain();
      case 'stop':
        return this.agreeToStop();
      case 'players':
        if (await this.players.edit(this)) this.rest();
        return undefined;
      case 'toss':
        return this.tossForStart();
    }
    return undefined;
  }

  async redo() {
    const turn = this.undone.pop();
    if (turn) await this.request(turn === STOP ? { op: 'stop' } : { op: 'play', move: turn });
  }

  async startAgain() {
    const playing = this.moves.length > 0 && !this.result;
    if (playing && !(await ask(this, 'Start a new game?', 'The game on the board will be gone.', 'New game', 'Go on playing'))) return;
    this.restart();
  }

  restart() {
    this.undone = [];
    this.picture?.skip();
    this.request({ op: 'open', record: '', position: this.first?.position }).catch(() => {});
  }

  async agreeToStop() {
    if (this.result) return;
    if (!(await ask(this, 'Do you both want to stop?', 'The seeds left are shared out, and the game is over.', 'Yes, we stop', 'Go on playing'))) return;
    this.undone = [];
    await this.request({ op: 'stop' }).catch(() => {});
  }

  async tossForStart() {
    const [south, north] = this.players.sides;
    const outcome = await toss(this, this.players.name(south), this.players.name(north));
    if (!outcome) return;
    if (outcome === 'wrong') this.players.swap();
    if (this.moves.length) this.restart();
    else this.rest();
  }
}
