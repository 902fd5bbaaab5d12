// <ubao-board>: a drawn board to play on. The rules are asked, never known.

import { Grid } from '../board/grid.js';
import { Layout } from '../board/layout.js';
import { Picture } from '../board/picture.js';
import { watchShortcuts } from '../board/shortcuts.js';
import { settings } from '../device/settings.js';
import { afterPaint, schedule } from '../dom/scheduler.js';
import { Refused, runtime } from '../engine/runtime.js';
import { STOP, Session } from '../engine/session.js';
import { fill } from '../game/names.js';
import { Players } from '../game/players.js';
import { Selection } from '../game/selection.js';
import { Autosave } from '../saving/autosave.js';
import { findAddressee } from '../saving/link.js';

/** @typedef {import('../engine/protocol.js').Scene} Scene */
/** @typedef {import('../engine/protocol.js').Outcome} Outcome */
/** @typedef {import('../engine/protocol.js').Step} Step */
/** @typedef {import('../engine/protocol.js').Visit} Visit */

/**
 * Whatever joins in at a board, told of what happens there.
 * @typedef {object} Companion
 * @property {(outcome: Outcome, before: Scene | null) => void} [arrive] Python has answered
 * @property {(step: Step, time: number) => void} [follow] a step of a turn is being shown, in so
 *   many milliseconds; 0 when it is not to be seen by itself
 * @property {() => void} [rest] the game is shown at rest
 */

/**
 * A companion that decides what may be chosen on a board, and what a choice means: a puzzle. Such a
 * board has nothing that belongs to a game of two people.
 * @typedef {object} Office
 * @property {import('../engine/protocol.js').Options | null} options in place of what the rules allow, unless null
 * @property {(part: string) => boolean} take whether a choice was an answer, and no turn
 * @property {(layout: Layout) => void} seat the board has what surrounds it
 */

/** @typedef {Companion & Office} Judge */

export class UbaoBoard extends HTMLElement {
  players = new Players(['', '']);
  /** The side at the bottom; until a game is there, what the author wished. */
  viewpoint = '';
  /** @type {Picture | null} */
  picture = null;
  selection = new Selection(this);
  /** @type {Companion[]} */
  companions = [];
  /** @type {Autosave | null} none in an example or a puzzle, which are for trying out */
  autosave = null;
  /** @type {Judge | null} to be set before the board is on the page */
  judge = null;
  /** What “New game” returns to: the game as its author set it up. */
  origin = { record: '', position: '' };
  /** @type {Promise<unknown>} the turn being shown */
  showing = Promise.resolve();
  /** The side from which the picture is drawn. */
  drawnFrom = '';
  /** @type {Visit | null} the earlier board that is being looked at */
  visiting = null;
  /** Whether the parts that come later are there. */
  furnished = false;
  /** How many steps of a half-made turn the picture shows. */
  sketched = 0;
  /** The drawing of the game as it was last shown at rest. */
  atRest = '';
  /** @type {import('../play/replay.js').Replay | null} the last turn, while it is explained */
  replay = null;
  followRuntime = () => this.showRuntime();
  followSettings = () => this.fit();

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
    if (this.isConnected && !this.session) this.build();
    if (this.session) this.open(origin).then(() => { this.origin = origin; }, unheard);
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
    if (!this.session) this.build();
    if (this.judge?.take(move)) return;
    await this.session?.play(move);
  }

  // --- Life on the page ---

  connectedCallback() {
    schedule(() => {
      if (this.isConnected) this.wake();
    });
  }

  /** Follow what happens on the page. */
  wake() {
    if (!this.session) this.build();
    runtime.addEventListener('change', this.followRuntime);
    settings.addEventListener('change', this.followSettings);
    this.fit();
    this.showRuntime();
    afterPaint(() => runtime.start());
  }

  disconnectedCallback() {
    runtime.removeEventListener('change', this.followRuntime);
    settings.removeEventListener('change', this.followSettings);
  }

  /** Turn what the page holds into a board that can be played on. */
  build() {
    this.viewpoint = this.getAttribute('viewpoint') ?? '';
    this.origin.position = this.getAttribute('position') ?? '';
    this.layout = new Layout(this);
    watchShortcuts(this);
    if (this.judge) {
      this.companions.push(this.judge);
      this.judge.seat(this.layout);
    }
    // From the first turn on: what comes later may come after a reload.
    if (!this.closest('ubao-demo, ubao-puzzle')) this.companions.push(this.autosave = new Autosave(this));
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
      // The page does not carry twice what is drawn in it.
      this.atRest = this.querySelector('svg')?.outerHTML ?? '';
      this.takeUp();
      this.rest();
      if (awaitsLink(this)) this.tell(OPENING);
    } else {
      this.layout.wait();
      this.session.open(this.origin).catch(unheard);
    }
  }

  /** Give the two sides of the game their players. */
  sitDown() {
    const sides = this.scene?.sides ?? ['', ''];
    this.players = new Players(sides, this.getAttribute('players') ?? '', !this.coached);
    this.viewpoint ||= sides[0];
  }

  /** Take the drawing on the page into use. */
  takeUp() {
    const svg = this.querySelector('svg');
    if (!svg) return;
    this.picture = new Picture(svg);
    this.drawnFrom = this.viewpoint;
    this.grid = new Grid(this.picture, (cell) => this.selection.choose(cell));
  }

  /** @returns {Scene | null} */
  get scene() {
    return this.session?.scene ?? null;
  }

  // --- Playing ---

  /** Begin a new game, as the author set it up. */
  begin() {
    return this.open(this.origin).catch(unheard);
  }

  /** @param {{record: string, position: string}} origin */
  async open(origin) {
    this.players.begin();
    await this.session?.open(origin);
  }

  /** The level whose turn it is; none while the computer waits, and a person may play for it. */
  get mover() {
    const { scene, players, session } = this;
    const waits = !scene || scene.result || players.halted || session?.undone.length;
    return waits ? '' : players.level(scene.turn);
  }

  /** Whether players may be helped: not in an example or a puzzle, nor where `coach="off"` stands. */
  get coached() {
    return this.getAttribute('coach') !== 'off' && !this.closest('ubao-demo, ubao-puzzle');
  }

  /** What is to be done in the game at rest. */
  get status() {
    const { scene, players, mover } = this;
    if (!scene) return '';
    const { status, turn } = scene;
    if (!players.level(turn)) return status;
    const words = mover ? '# is thinking…' : 'Play a turn for #, or let it play.';
    return status.replace(`Your turn, {${turn}}.`, words.replace('#', `{${turn}}`));
  }

  /** Somebody else may have sat down: whoever plays the computer alone sits at the bottom. */
  async seat() {
    const { stations } = this.players;
    if (stations.includes(this.viewpoint)) this.settle();
    else await this.turnRound();
  }

  /** Let the other side sit at the bottom. */
  async turnRound() {
    await this.session?.look(this.players.sides.find((side) => side !== this.viewpoint) ?? '').catch(unheard);
  }

  /**
   * Look at an earlier board, or with null go back to the game.
   * @param {Visit | null} visit
   * @param {import('../engine/protocol.js').PastTurn | null} [last] the turn to show on the way
   */
  look(visit, last = null) {
    this.replay?.leave();
    this.picture?.skip();
    this.selection.forget();
    this.visiting = visit;
    this.showing = this.showing.then(async () => {
      if (this.visiting !== visit) return;
      if (last) {
        this.draw(last.before);
        await this.follow(last.steps);
      }
      if (!visit) this.draw(this.atRest);
      this.rest();
    });
  }

  /** Put the pieces of a half-made turn back. */
  takeBack() {
    if (this.visiting) return this.look(null);
    this.selection.takeBack();
    this.settle();
  }

  /**
   * Python has answered: the game stands somewhere else now.
   * @param {Outcome} outcome
   * @param {Scene | null} before
   */
  arrive(outcome, before) {
    this.picture?.skip();
    this.selection.forget();
    this.visiting = null;
    if (!before) this.sitDown();
    if (outcome.move && outcome.move !== STOP) {
      this.send('ubao-move', { move: outcome.move, position: outcome.position });
    }
    if (outcome.result && !before?.result) this.send('ubao-end', this.result);
    for (const companion of this.companions) companion.arrive?.(outcome, before);
    this.showing = this.showing.then(() => this.show(outcome));
  }

  /** @param {Error} error */
  complain(error) {
    // A choice waits for Python, but not one that Python could not take.
    if (runtime.state !== 'failed') this.selection.takeBack();
    this.settle(error.message);
    if (!this.scene && error instanceof Refused) this.layout?.waiting?.remove();
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

  // --- Showing ---

  /** Look as the reader has set it. */
  fit() {
    for (const name of /** @type {const} */ (['large', 'left', 'table'])) {
      this.toggleAttribute(`data-${name}`, settings.values[name]);
    }
    this.layout?.tools.refresh();
    const { sounds, table } = settings.values;
    if (sounds) import('../board/sounds.js').then(({ listen }) => listen(this), unheard);
    if (table) import('../features.js').then(({ showTwoSided }) => showTwoSided(this), unheard);
  }

  /** @param {Outcome} outcome */
  async show(outcome) {
    if (outcome.steps) await this.follow(outcome.steps, outcome.seen);
    // A later answer may have come meanwhile; only the newest is shown at rest.
    if (outcome !== this.scene) return;
    this.rest(outcome.said);
    if (outcome.steps && !settings.pace) this.grid?.touch(outcome.steps.map(({ at }) => at));
  }

  /**
   * Show what happens, step by step.
   * @param {Step[]} steps
   * @param {number} [seen] how many of them the picture should show already
   */
  async follow(steps, seen = 0) {
    const { picture, layout } = this;
    if (!picture || !layout) return;
    const begun = this.sketched && seen === this.sketched;
    if (this.sketched && !begun) picture.sync(this.atRest);
    this.sketched = 0;
    layout.run(true);
    this.grid?.mark([], []);
    layout.offer({}, () => {});
    await picture.show(begun ? steps.slice(seen) : steps, settings.pace, (step, time) => {
      layout.follow(this.fill(step.say));
      for (const companion of this.companions) companion.follow?.(step, time);
    });
    layout.run(false);
  }

  // --- The game at rest ---

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
    const { scene, layout, session, selection, visiting } = this;
    if (!scene || !layout || !session) return;
    if (visiting) return this.showVisit(visiting);
    this.viewpoint = session.viewpoint || this.viewpoint;
    const { begun } = selection;
    this.atRest = scene.svg || this.atRest;
    if (begun && !selection.tried) this.draw(begun.svg);
    else if (scene.svg || this.sketched) this.draw(this.atRest);
    this.sketched = begun ? begun.steps.length : 0;
    selection.show();
    layout.seat(this.players, this.viewpoint, scene.result ? '' : scene.turn);
    layout.tools.refresh();
    // The sentences of a last turn end with the result, which stands apart.
    this.tell(...selection.words ?? [said.replace(scene.status, ''), this.status]);
    for (const companion of this.companions) companion.rest?.();
  }

  /** @param {Visit} visit */
  showVisit(visit) {
    const { layout } = this;
    if (visit.svg) this.draw(visit.svg);
    this.selection.show();
    layout?.seat(this.players, this.viewpoint, visit.result ? '' : visit.turn);
    layout?.tools.refresh();
    this.tell(visit.last?.said ?? '', visit.status);
    layout?.offer(visit.result ? {} : { from: 'Play on from here' }, () => {
      this.session?.rewind(visit).catch(unheard);
    }, 'Go on playing');
    for (const companion of this.companions) companion.rest?.();
  }

  /** @param {string} svg */
  draw(svg) {
    if (this.picture && this.drawnFrom === this.viewpoint) return this.picture.sync(svg);
    this.picture?.svg.remove();
    this.layout?.draw(svg);
    return this.takeUp();
  }

  /** There is hope again. */
  revive() {
    if (this.scene) this.settle();
    else this.begin();
  }

  showRuntime() {
    const before = this.getAttribute('state');
    this.setAttribute('state', this.state);
    this.layout?.showRuntime();
    if (runtime.state === 'failed') this.settle(runtime.reason);
    else if (before === 'failed') this.revive();
    if (runtime.state !== 'ready') return;
    this.selection.ask();
    this.addFeatures();
    // A page does not carry the long lists of turns that have parts.
    if (this.scene && !this.scene.result && !this.legal.length) this.session?.refresh().catch(unheard);
  }

  /** Add what a board can do without at first. */
  async addFeatures() {
    if (this.furnished) return;
    this.furnished = true;
    try {
      (await import('../features.js')).addFeatures(this);
    } catch {
      // A tool that misses its part asks again, and says so if it can't be had.
      this.furnished = false;
      if (awaitsLink(this)) this.settle(LOST);
    }
  }

  /** @param {...string} sentences */
  tell(...sentences) {
    this.layout?.tell(...sentences.map((sentence) => this.fill(sentence)));
  }

  /** @param {string} text */
  fill(text) {
    return fill(text, this.players.names);
  }
}

const OPENING = 'The game in your link is on its way.';
const LOST = 'The game in your link can’t be opened now. Load the page again when there is a network.';

/**
 * Whether the page's address carries something for this board.
 * @param {UbaoBoard} board
 */
function awaitsLink(board) {
  return /^#[pg]=/.test(location.hash) && findAddressee() === board;
}

/** The session has told the board of the error already (`complain`). */
function unheard() {}
