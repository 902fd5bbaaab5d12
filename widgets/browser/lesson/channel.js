// Messages between the two windows of a lesson: the teacher's, whose boards' moves it sends, and the wall's. Both are in
// one browser, and connect by the plan alone.

/** @import { BoardView } from '../board/view.js' */
/** @import { View } from './course.js' */

/**
 * A board's display: a turn, whose first `seen` steps are already shown; or the board at rest, `begun` steps into a
 * turn; `ended` says who won, once it is over.
 * @typedef {{steps: import('../engine/protocol.js').Step[], seen: number}} Turn
 * @typedef {{drawing: string, viewpoint: string, begun: number, ended?: string}} Rest
 */

/**
 * The teacher's window sends changes; at first and on request, everything: what is missing is then in its initial
 * state. The wall's window only asks: `{ask: true}`.
 * @typedef {{view: View, boards?: [board: number, rest: Rest][]} | {board: number, shown: Turn | Rest}} News
 */

export const canBroadcast = 'BroadcastChannel' in globalThis;

/** Open the channel of a plan. @param {string} path the teacher's page */
const open = (path) => new BroadcastChannel(`ubao-lesson ${path.replace(/index\.html$/, '')}`);

/** The teacher's end, which knows everything the wall shows. */
export class Desk {
  /** @type {Map<number, Rest>} boards that aren't in their initial state */
  #boards = new Map();

  /** @param {string} path @param {View} view @param {() => void} asked called when a wall connects */
  constructor(path, view, asked) {
    this.view = view;
    this.channel = open(path);
    this.channel.onmessage = ({ data }) => {
      if (!('ask' in data)) return;
      this.#tellAll();
      asked();
    };
    this.#tellAll();
  }

  /** @param {View} view */
  show(view) {
    this.view = view;
    this.#send({ view });
  }

  /** @param {number} board @param {Turn | Rest} shown */
  play(board, shown) {
    if ('drawing' in shown) this.#boards.set(board, shown);
    this.#send({ board, shown });
  }

  #tellAll() {
    this.#send({ view: this.view, boards: [...this.#boards] });
  }

  /** @param {News} news */
  #send(news) {
    this.channel.postMessage(news);
  }
}

/**
 * Listen on the wall, and ask for the current state.
 * @param {string} path
 * @param {(news: News) => void} follow
 */
export function listen(path, follow) {
  const channel = open(path);
  channel.onmessage = ({ data }) => {
    if (!('ask' in data)) follow(data);
  };
  channel.postMessage({ ask: true });
  return channel;
}

/** The boards that the wall mirrors, in page order. */
const BOARDS = '.plan-stage :is(ubao-board, ubao-demo, ubao-puzzle):not(:is(ubao-demo, ubao-puzzle) *)';

/**
 * Report boards from now on.
 * @param {HTMLElement} root
 * @param {(board: number, shown: Turn | Rest) => void} tell
 */
export function watchBoards(root, tell) {
  const places = [...root.querySelectorAll(BOARDS)];
  const watched = new WeakSet();
  // A board gets its state when it becomes playable; those in examples and puzzles come later.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const board = /** @type {import('../elements/board.js').UbaoBoard} */ (target);
      if (!board.view || watched.has(board)) continue;
      watched.add(board);
      const number = places.findIndex((place) => place.contains(board));
      if (number >= 0) watch(board.view, (shown) => tell(number, shown));
    }
  }).observe(root, { subtree: true, attributeFilter: ['state'] });
  root.addEventListener('ubao-show', (event) => {
    const number = places.findIndex((place) => place === event.target);
    if (number >= 0) tell(number, /** @type {CustomEvent<Turn | Rest>} */ (event).detail);
  });
}

/** Report turns, and the board at rest. @param {BoardView} view @param {(shown: Turn | Rest) => void} tell */
function watch(view, tell) {
  const { game } = view;
  game.on('arrive', ({ outcome: { steps, seen = 0 } }) => steps && tell({ steps, seen }));
  game.on('sketch', (begun) => begun && tell({ steps: begun.steps, seen: begun.seen }));
  game.on('rest', () => {
    const { visiting, scene, selection } = game;
    const won = visiting ? [] : (scene?.result?.said ?? []).filter(([name]) => /^game-(won|tie)/.test(name));
    const sketch = visiting || selection.tried ? null : selection.begun;
    tell({
      drawing: visiting?.svg || sketch?.svg || view.atRest,
      viewpoint: game.viewpoint,
      begun: sketch?.steps.length ?? 0,
      ended: game.fill(won),
    });
  });
}
