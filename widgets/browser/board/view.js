// The board of one game on the page: shows what the game tells, one thing at a time, and hands over what is chosen.

import { unheard } from '../game/controller.js';
import { settings } from '../kit/settings.js';
import { say } from '../kit/message.js';
import { omit, words } from '../kit/speech.js';
import { Grid } from './grid.js';
import { Layout } from './layout.js';
import { Picture } from './picture.js';
import { Toolbar } from './toolbar.js';

/** @typedef {import('../engine/protocol.js').Step} Step */
/** @typedef {import('../kit/message.js').Said} Said */

export class BoardView {
  /** @type {Picture | null} */
  picture = null;
  /** The drawing of the game as it was last shown at rest. */
  atRest = '';
  /** The side at the bottom, as it is shown. */
  #viewpoint = '';
  /** The side from which the picture is drawn. */
  #drawnFrom = '';
  /**
   * @type {Step[] | null} what the picture shows beyond that: steps of a half-made move; null where it is another board
   */
  #ahead = [];
  /** @type {Promise<unknown>} what is being shown */
  #showing = Promise.resolve();
  /** @type {Grid | null} */
  #grid = null;

  /**
   * @param {HTMLElement} element the board as it is on the page; what surrounds its drawing is built anew
   * @param {import('../game/controller.js').GameController} game
   */
  constructor(element, game) {
    this.element = element;
    this.game = game;
    /** @type {import('../game/controller.js').GameController['on']} */
    this.on = game.on.bind(game);
    this.tools = new Toolbar(this);
    this.layout = new Layout(this);
    this.#listen();
  }

  // --- What features may do ---

  /** @param {...Said} sentences */
  say(...sentences) {
    this.layout.tell(...sentences.map((sentence) => this.game.fill(sentence)));
  }

  /**
   * Put signs on cells in place of those that are there.
   * @param {Record<string, string>} marks kind of sign by cell, see markers.js
   * @param {Step[]} [steps] what would change
   */
  mark(marks, steps) {
    putSigns(this, marks, steps);
  }

  /** Nothing can be chosen for now. */
  unmark() {
    this.#grid?.mark([], []);
  }

  /** Show a drawing: what is in both keeps its place on the page. @param {string} svg */
  draw(svg) {
    if (this.picture && this.#drawnFrom === this.#viewpoint) return this.picture.sync(svg);
    this.picture?.svg.remove();
    this.layout.draw(svg);
    return this.#take();
  }

  /**
   * Show steps on the drawing, one after the other.
   * @param {Step[]} steps
   * @param {(step: Step) => void} [tell] told of each as it begins
   */
  async follow(steps, tell) {
    await this.picture?.show(steps, settings.pace, (step, time) => {
      tell?.(step);
      this.game.emit('step', { step, time });
    });
  }

  /**
   * Show something after all that waits to be shown. A fault in it is reported, and holds up nothing behind it.
   * @param {() => unknown} work
   */
  enqueue(work) {
    this.#showing = this.#showing.then(work).catch(reportError);
  }

  /** Resolves when all has been shown that waits to be. */
  get shown() {
    return this.#showing;
  }

  /** Show the rest of what is being shown at once. */
  skip() {
    this.picture?.skip();
  }

  /** Give the focus to the cells. */
  focus() {
    this.#grid?.focus();
  }

  /**
   * A part goes away: the focus it holds goes to the board, so that nobody has to look for it.
   * @param {Element} part
   */
  release(part) {
    if (part.contains(document.activeElement)) this.focus();
  }

  // --- Showing the game ---

  /** Take up the game that is drawn on the page already. */
  adopt() {
    this.#viewpoint = this.game.viewpoint;
    // The page does not carry twice what is drawn in it.
    this.atRest = this.element.querySelector('svg.ubao-svg')?.outerHTML ?? '';
    this.#take();
    this.#rest();
  }

  /** Take the drawing on the page into use. */
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

  /** Show what the game tells. */
  #listen() {
    const { game } = this;
    game.on('arrive', ({ outcome }) => {
      this.skip();
      this.enqueue(async () => {
        if (outcome.steps) await this.#run(outcome.steps, outcome.seen);
        // A later answer may have come meanwhile; only the newest is shown at rest, but it begins from here.
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
          // Something else was chosen meanwhile: what comes of it is shown from here.
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

  /**
   * Show what happens, with the sentences that tell of it.
   * @param {Step[]} steps
   * @param {number} [seen] how many of them the picture should show already
   */
  async #run(steps, seen = 0) {
    const { picture, layout } = this;
    if (!picture) return;
    const goesOn = seen > 0 && JSON.stringify(this.#ahead) === JSON.stringify(steps.slice(0, seen));
    if (!goesOn && this.#ahead?.length !== 0) picture.sync(this.atRest);
    this.#ahead = null;
    layout.run(true);
    this.unmark();
    layout.offer({}, () => {});
    const shown = this.follow(goesOn ? steps.slice(seen) : steps, ({ say }) => layout.follow(this.game.fill(say)));
    await shown.finally(() => layout.run(false));
  }

  // --- The game at rest ---

  /** @param {Said} [said] what happened on the way here */
  #rest(said = []) {
    const { game, layout } = this;
    const {
      scene,
      visiting,
      selection,
      selection: { begun },
    } = game;
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
    layout.seat(game.players, this.#viewpoint, shown.result ? '' : shown.turn);
    this.tools.refresh();
    if (visiting) this.say(visiting.last?.said ?? [], visiting.status);
    // The sentences of a last turn end with the result, which stands apart.
    else this.say(...(selection.words ?? [omit(said, scene.status), game.status]));
    const choices = /** @type {Record<string, Said>} */ (shown.result ? {} : { from: say('board-from-here') });
    if (visiting) layout.offer(choices, () => game.playFromHere(), words('board-go-on'));
    game.emit('rest', shown);
  }

  /** Mark what can be chosen, what has been, and what a move would do. */
  #select() {
    const {
      layout,
      picture,
      game: { players, selection },
    } = this;
    const { options, parts, chosen, tried } = selection;
    this.#grid?.mark(options.cells, chosen);
    picture?.label(players.names, options.cells);
    this.mark(tried?.marks ?? {}, tried?.steps);
    this.element.toggleAttribute('data-tried', Boolean(tried));
    if (tried) layout.offer({ play: say('board-play') }, () => selection.play(), words('board-back'));
    else layout.offer(options.choices, (part) => this.#choose(part), parts.length ? words('board-take-back') : '');
  }
}

/**
 * The signs wanted last, by board. What draws them is loaded when the first are wanted; without it, words alone tell.
 * @type {WeakMap<BoardView, Record<string, string>>}
 */
const wanted = new WeakMap();

/**
 * Put signs on cells in place of those that are there.
 * @param {BoardView} board
 * @param {Record<string, string>} marks kind of sign by cell, see markers.js
 * @param {import('../engine/protocol.js').Step[]} [steps] what would change
 */
function putSigns(board, marks, steps) {
  wanted.set(board, marks);
  board.element.querySelector('.ubao-notes')?.remove();
  if (!Object.keys(marks).length) return;
  import('./markers.js').then(({ drawMarkers }) => {
    if (wanted.get(board) === marks && board.picture) drawMarkers(board.picture, marks, steps);
  }, unheard);
}
