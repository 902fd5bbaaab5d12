// <ubao-board>: a drawn board to play on, which asks Python for the rules; and what's shown where code is missing.

import { findCell } from '../board/grid.js';
import { BoardView } from '../board/view.js';
import { settings } from '../kit/settings.js';
import { make, makeButton } from '../kit/element.js';
import { afterPaint, schedule } from '../kit/scheduler.js';
import { Refused, runtime } from '../engine/runtime.js';
import { STOP } from '../engine/session.js';
import { GameController, unheard } from '../game/controller.js';
import { say, words } from '../kit/speech.js';
import { awaitsLink } from '../saving/addressee.js';
import { SCRIPTS, renew } from '../kit/site.js';
import { TOOLS } from './tools.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Scene } from '../engine/protocol.js' */
/** @import { Outcome } from '../engine/session.js' */

/**
 * @typedef {import('../game/controller.js').Judge & {join: (board: BoardApi) => void}} Judge receives its board through
 *   `join`
 */

/** Containers of boards for trying things out, whose games aren't saved. */
const TRIALS = 'ubao-demo, ubao-player, ubao-puzzle, ubao-workbench';

export class UbaoBoard extends HTMLElement {
  /** @type {Judge | null} must be set before the board is connected */
  judge = null;
  /** @type {GameController | null} */
  controller = null;
  /** @type {BoardView | null} */
  view = null;
  /** @type {import('../saving/autosave.js').Autosave | null} none in an example or a puzzle */
  #autosave = null;
  /** True once the features are loaded or loading. */
  #complete = false;
  /** The cell touched before the board could respond. */
  #touched = '';
  /** Covers the game until the page's link has opened. */
  #link = { leave: () => this.view?.say(say('elements-link')) };
  #remember = (/** @type {Event} */ event) => {
    this.#touched = findCell(event)?.dataset.cell ?? '';
  };

  // --- The interface for pages ---

  /** The game's slug. */
  get game() {
    return this.getAttribute('game') ?? '';
  }

  /** The position's text. Setting it begins a new game there. */
  get position() {
    return this.controller?.scene?.position ?? this.getAttribute('position') ?? '';
  }

  set position(text) {
    const origin = { record: '', position: text };
    const controller = this.controller ?? (this.isConnected ? this.#build() : null);
    if (controller)
      controller.open(origin).then(() => {
        controller.origin = origin;
      }, unheard);
    else this.setAttribute('position', text);
  }

  /** The moves played, in notation; an agreed stop is one of them. */
  get moves() {
    return this.controller?.scene?.moves ?? [];
  }

  /** The legal moves, in notation. */
  get legal() {
    return this.controller?.scene?.legal ?? [];
  }

  /** `{winner, reason, score}` when the game is over, else null. */
  get result() {
    const result = this.controller?.scene?.result;
    return result ? { winner: result.winner, reason: result.reason, score: result.score } : null;
  }

  /**
   * `drawn` until Python has loaded, the page's link has opened and `legal` is known, then `ready`; `failed` if Python
   * couldn't be loaded.
   */
  get state() {
    const known = this.controller?.cover !== this.#link && (this.result || this.legal.length);
    return runtime.state === 'failed' || (runtime.state === 'ready' && known) ? runtime.state : 'drawn';
  }

  /** Play a move in notation; resolves when `position` has changed. @param {string} move */
  async play(move) {
    await (this.controller ?? this.#build()).play(move);
  }

  // --- Life on the page ---

  connectedCallback() {
    if (!this.controller) this.addEventListener('click', this.#remember);
    // A puzzle's board waits for its judge.
    if ('waits' in this.dataset) return;
    schedule(() => {
      if (this.isConnected) this.#wake();
    });
  }

  disconnectedCallback() {
    runtime.removeEventListener('change', this.#showRuntime);
    settings.removeEventListener('change', this.#fit);
  }

  #wake() {
    afterPaint(() => runtime.start());
    if (!this.controller) this.#build();
    runtime.addEventListener('change', this.#showRuntime);
    settings.addEventListener('change', this.#fit);
    this.#fit();
    this.#showRuntime();
  }

  /** Turn the page's drawing into a playable board. */
  #build() {
    const part = this.closest(TRIALS);
    const attribute = (/** @type {string} */ name) => this.getAttribute(name) ?? '';
    const game = (this.controller = new GameController({
      slug: this.game,
      position: attribute('position'),
      viewpoint: attribute('viewpoint'),
      players: attribute('players'),
      coached: attribute('coach') !== 'off' && !part,
      judge: this.judge,
    }));
    const view = (this.view = new BoardView(this, game, TOOLS));
    this.removeEventListener('click', this.#remember);
    game.on('arrive', ({ outcome, before }) => this.#report(outcome, before));
    game.on('refuse', (error) => this.#complain(error));
    game.on('settle', () => this.#mark());
    this.judge?.join(view);
    if (this.dataset.scene) {
      game.adopt(JSON.parse(this.dataset.scene));
      view.adopt();
      // Touches before a link has opened are meant for its position.
      if (awaitsLink(this)) game.cover = this.#link;
      game.cover?.leave();
      if (this.#touched) game.selection.choose(this.#touched);
    } else {
      view.layout.view.append(view.layout.waiting);
      // An embedding page may lack the messages of its game.
      if (!part) game.session.await(import(`${SCRIPTS}words/all.js`));
      game.session.open(game.origin).catch(unheard);
    }
    return game;
  }

  /** Dispatch events about what happened. @param {Outcome} outcome @param {Scene | null} before */
  #report({ move, position, result }, before) {
    this.#mark();
    if (move && move !== STOP) this.#send('ubao-move', { move, position });
    if (result && !before?.result) this.#send('ubao-end', this.result);
  }

  /** @param {Error} error */
  #complain(error) {
    const refused = error instanceof Refused;
    if (refused && !this.controller?.scene) this.view?.layout.waiting.remove();
    const message = refused ? this.controller?.fill(error.said) : error.message;
    this.#send('ubao-error', { code: refused ? error.code : 'runtime', message });
  }

  /** @param {string} name @param {unknown} detail */
  #send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  /** Apply the reader's settings. */
  #fit = () => {
    const { view } = this;
    const { value: values } = settings;
    for (const name of /** @type {const} */ (['typing', 'large', 'left', 'table'])) {
      this.toggleAttribute(`data-${name}`, values[name]);
    }
    if (!view) return;
    view.tools.refresh();
    view.game.emit('settings', values);
    if (values.sounds) import('../board/sounds.js').then(({ playSounds }) => playSounds(view), unheard);
    if (values.table) import('./features.js').then(({ showTwoSided }) => showTwoSided(view), unheard);
  };

  #showRuntime = () => {
    const { controller: game, view } = this;
    if (!game || !view) return;
    const before = this.getAttribute('state');
    this.#mark();
    view.layout.showRuntime();
    if (runtime.state === 'failed') game.settle(runtime.reason);
    else if (before === 'failed' && game.scene) game.settle();
    else if (before === 'failed') game.begin();
    if (runtime.state !== 'ready') return;
    game.selection.ask();
    void this.#complement(view);
    void game.refresh().then(() => this.#mark());
  };

  #mark() {
    this.setAttribute('state', this.state);
  }

  /** Add the features that a board doesn't need at first. @param {BoardView} view */
  async #complement(view) {
    if (this.#complete) return;
    this.#complete = true;
    try {
      // If the player touched the board while Python was loading, respond to that first.
      await view.game.session.queue;
      // Before the rest, which may come after a reload.
      const { Autosave } = await import('../saving/autosave.js');
      if (!this.closest(TRIALS)) this.#autosave ??= new Autosave(view);
      const { addFeatures } = await import('./features.js');
      addFeatures(view, this.#autosave);
    } catch {
      // A tool that lacks its code also tries again.
      this.#complete = false;
      offerRetry(view.layout.words, words('elements-board-lost'), () => this.#complement(view));
      if (!awaitsLink(this)) return;
      view.game.cover = null;
      view.game.settle(say('elements-link-lost'));
    }
  }
}

/**
 * Show that something couldn't be loaded, and retry when the reader asks or the network is back.
 * @param {Element} place
 * @param {string} told
 * @param {() => void} ask
 */
export function offerRetry(place, told, ask) {
  renew();
  const again = () => {
    removeEventListener('online', again);
    lost.remove();
    ask();
  };
  const lost = make('p', { class: 'ubao-lost', role: 'status' }, told, ' ', makeButton(words('elements-retry'), again));
  place.prepend(lost);
  addEventListener('online', again);
}
