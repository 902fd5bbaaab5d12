// Messages between the two windows of a lesson: the teacher's and the wall's. Both are in one browser, and connect by
// the plan alone.

/** @typedef {import('./course.js').View} View */

/**
 * A board's display: a turn, whose first `seen` steps are already shown; or the board at rest, `begun` steps into a
 * turn; `ended` says who won, once it is over.
 * @typedef {{steps: import('../engine/protocol.js').Step[], seen: number}} Turn
 * @typedef {{drawing: string, viewpoint: string, begun: number, ended?: string}} Rest
 */

/**
 * The teacher's window sends changes; at first and on request, everything: what is missing is then in its initial
 * state. The wall's window only asks.
 * @typedef {{view: View, boards?: [board: number, rest: Rest][]} | {board: number, shown: Turn | Rest}} News
 * @typedef {{ask: true}} Question
 */

/** Whether this browser supports the channel. */
export const canBroadcast = 'BroadcastChannel' in globalThis;

/**
 * Open the channel of a plan.
 * @param {string} path the teacher's page
 */
function open(path) {
  return new BroadcastChannel(`ubao-lesson ${path.replace(/index\.html$/, '')}`);
}

/** The teacher's end, which knows everything the wall shows. */
export class Desk {
  /** @type {Map<number, Rest>} boards that aren't in their initial state */
  #boards = new Map();

  /**
   * @param {string} path
   * @param {View} view
   * @param {() => void} asked called when a wall connects
   */
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

  /**
   * @param {number} board
   * @param {Turn | Rest} shown
   */
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
 * @param {string} path the teacher's page
 * @param {(news: News) => void} follow
 */
export function listen(path, follow) {
  const channel = open(path);
  channel.onmessage = ({ data }) => {
    if (!('ask' in data)) follow(data);
  };
  /** @type {Question} */
  const question = { ask: true };
  channel.postMessage(question);
  return channel;
}
