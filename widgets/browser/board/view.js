// The board of one game on the page: shows the game's events one at a time, and passes on choices.

import { unheard } from '../game/controller.js';
import { settings } from '../kit/settings.js';
import { omit, say, words } from '../kit/speech.js';
import { same } from '../kit/store.js';
import { Grid } from './grid.js';
import { Layout } from './layout.js';
import { Picture } from './picture.js';
import { Toolbar } from './toolbar.js';

/** @import { Step } from '../engine/protocol.js' */
/** @import { Said } from '../kit/speech.js' */

/**
 * A board's interface for features: listen to the game, say and mark things, add parts to the layout, and queue up
 * behind what is being shown.
 * @typedef {Pick<BoardView, 'element' | 'game' | 'layout' | 'tools' | 'picture' | 'on' | 'say' | 'mark' | 'unmark'
 *   | 'draw' | 'follow' | 'enqueue' | 'shown' | 'skip' | 'focus' | 'release'>} BoardApi
 */

export class BoardView {
  /** @type {Picture | null} */
  picture = null;
  /** The game's drawing when it was last at rest. */
  atRest = '';
  /** The side shown at the bottom. */
  #viewpoint = '';
  /** The side the picture is drawn from. */
  #drawnFrom = '';
  /** @type {Step[] | null} steps of a half-made move that the picture shows beyond that; null if it is another board */
  #ahead = [];
  /** @type {Promise<unknown>} resolves when everything queued has been shown */
  shown = Promise.resolve();
  /** @type {Grid | null} */
  #grid = null;
  /** @type {Record<string, string>} the latest signs */
  #marks = {};

  /**
   * @param {HTMLElement} element the board on the page; everything around its drawing is rebuilt
   * @param {import('../game/controller.js').GameController} game
   * @param {import('./toolbar.js').Tool[]} tools under the board, from left to right
   */
  constructor(element, game, tools) {
    this.element = element;
    this.game = game;
    /** @type {import('../game/controller.js').GameController['on']} */
    this.on = game.on.bind(game);
    this.tools = new Toolbar(this, tools);
    this.layout = new Layout(this);
    this.#listen();
  }

  // --- The interface for features ---

  /** @param {...Said} sentences */
  say(...sentences) {
    this.layout.tell(...sentences.map((sentence) => this.game.fill(sentence)));
  }

  /**
   * Replace the signs on cells. Their code is loaded with the first; without it, words are enough.
   * @param {Record<string, string>} marks a sign's kind by cell, see markers.js
   * @param {Step[]} [steps] pending changes
   */
  mark(marks, steps) {
    this.#marks = marks;
    this.element.querySelector('.ubao-notes')?.remove();
    if (!Object.keys(marks).length) return;
    import('./markers.js').then(({ drawMarkers }) => {
      if (this.#marks === marks && this.picture) drawMarkers(this.picture, marks, steps);
    }, unheard);
  }

  /** Stop offering choices. */
  unmark() {
    this.#grid?.mark([], []);
  }

  /** Show a drawing, keeping parts in their place that are in both. @param {string} svg */
  draw(svg) {
    if (this.picture && this.#drawnFrom === this.#viewpoint) return this.picture.sync(svg);
    this.picture?.svg.remove();
    this.layout.draw(svg);
    return this.#take();
  }

  /** Show steps one by one. @param {Step[]} steps @param {(step: Step) => void} [tell] called as each begins */
  async follow(steps, tell) {
    await this.picture?.show(steps, settings.pace, (step, time) => {
      tell?.(step);
      this.game.emit('step', { step, time });
    });
  }

  /** Show something after everything queued. Its errors don't block what follows. @param {() => unknown} work */
  enqueue(work) {
    this.shown = this.shown.then(work).catch(reportError);
  }

  /** Finish what is being shown at once. */
  skip() {
    this.picture?.skip();
  }

  focus() {
    this.#grid?.focus();
  }

  /** Remove a part; if it has the focus, the board gets it. @param {Element} part */
  release(part) {
    if (part.contains(document.activeElement)) this.focus();
  }

  // --- Showing the game ---

  /** Take over the game drawn on the page. */
  adopt() {
    this.#viewpoint = this.game.viewpoint;
    // The page doesn't repeat its drawing as data.
    this.atRest = this.element.querySelector('svg.ubao-svg')?.outerHTML ?? '';
    this.#take();
    this.#rest();
  }

  /** Take over the drawing on the page. */
  #take() {
    const svg = /** @type {SVGSVGElement | null} */ (this.element.querySelector('svg.ubao-svg'));
    if (!svg) return;
    this.picture = new Picture(svg);
    this.#drawnFrom = this.#viewpoint;
    this.#grid = new Grid(this.picture, (cell) => this.#choose(cell));
  }

  /** @param {string} part */
  #choose(part) {
    this.skip();
    this.game.selection.choose(part);
  }

  #listen() {
    const { game } = this;
    game.on('arrive', ({ outcome }) => {
      this.skip();
      this.enqueue(async () => {
        if (outcome.steps) await this.#run(outcome.steps, outcome.seen);
        // If there are newer answers, only the last is shown at rest, but it starts here.
        if (outcome !== game.scene) {
          this.#ahead = [];
          return this.draw((this.atRest = outcome.svg || this.atRest));
        }
        this.#rest(outcome.said);
      });
    });
    game.on('settle', (told) => {
      this.skip();
      this.enqueue(() => {
        this.#rest();
        if (told.length) this.say(told);
      });
    });
    game.on('visit', ({ visit, last }) => {
      this.skip();
      this.enqueue(async () => {
        if (game.visiting !== visit) return;
        if (last) {
          this.draw(last.before);
          this.#ahead = [];
          await this.#run(last.steps);
        }
        this.#ahead = null;
        this.#rest();
      });
    });
    game.on('sketch', (begun) =>
      this.enqueue(async () => {
        if (begun !== game.selection.begun) return;
        if (begun) {
          await this.#run(begun.steps, begun.seen);
          this.#ahead = begun.steps;
          // Something else was chosen meanwhile, and will be shown from here.
          if (begun !== game.selection.begun) return;
        }
        this.#rest();
      }),
    );
    game.on('select', () => this.#select());
    game.on('say', (sentences) => this.say(...sentences));
    game.on('explain', ({ said, marks }) => {
      if (said.length) this.say(said);
      this.layout.said.firstElementChild?.setAttribute('data-question', words('board-why-not'));
      this.mark(marks);
    });
  }

  /** Show steps and their sentences. @param {Step[]} steps @param {number} [seen] the number of steps already shown */
  async #run(steps, seen = 0) {
    const { picture, layout } = this;
    if (!picture) return;
    const goesOn = seen > 0 && same(this.#ahead, steps.slice(0, seen));
    if (!goesOn && this.#ahead?.length !== 0) picture.sync(this.atRest);
    this.#ahead = null;
    layout.run(true);
    this.unmark();
    layout.offer({}, () => {});
    // Each sentence stays until the next.
    const shown = this.follow(goesOn ? steps.slice(seen) : steps, ({ say }) => {
      if (say.length) layout.caption.textContent = this.game.fill(say);
    });
    await shown.finally(() => layout.run(false));
  }

  // --- The game at rest ---

  /** @param {Said} [said] what led here */
  #rest(said = []) {
    const { game, layout } = this;
    const { scene, visiting, selection } = game;
    const { begun } = selection;
    if (!scene) return;
    if (visiting) {
      if (visiting.svg) this.draw(visiting.svg);
    } else {
      this.#viewpoint = game.viewpoint;
      this.atRest = scene.svg || this.atRest;
      if (begun && !selection.tried) this.draw(begun.svg);
      else if (scene.svg || this.#ahead?.length !== 0) this.draw(this.atRest);
      this.#ahead = begun?.steps ?? [];
    }
    const shown = visiting ?? scene;
    selection.show();
    // In an earlier position, it's nobody's turn.
    layout.seat(game.players, this.#viewpoint, shown.result || visiting ? '' : shown.turn);
    this.tools.refresh();
    if (visiting) this.say(visiting.last?.said ?? [], visiting.status);
    // The last turn's sentences end with the result, which is shown separately.
    else this.say(...(selection.words ?? [omit(said, scene.status), game.status]));
    const choices = /** @type {Record<string, Said>} */ (shown.result ? {} : { from: say('board-from-here') });
    if (visiting) layout.offer(choices, () => game.session.rewind(visiting).catch(unheard), words('board-go-on'));
    game.emit('rest', shown);
  }

  /** Mark the possible choices, those made, and a move's effect. */
  #select() {
    const { layout, game } = this;
    const { selection } = game;
    const { options, parts, chosen, tried } = selection;
    this.#grid?.mark(options.cells, chosen);
    this.picture?.label(game.players.names, options.cells, game.judge?.openCell);
    this.mark(tried?.marks ?? {}, tried?.steps);
    this.element.toggleAttribute('data-tried', Boolean(tried));
    if (tried) layout.offer({ play: say('board-play') }, () => selection.play(), words('board-back'));
    else layout.offer(options.choices, (part) => this.#choose(part), parts.length ? words('board-take-back') : '');
  }
}
