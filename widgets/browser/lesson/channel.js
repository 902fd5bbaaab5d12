// What is said between the two windows of a lesson: the teacher's, and the one on the wall. Both are of one browser,
// and know each other by the plan alone.

/** @typedef {import('./course.js').View} View */
/** @typedef {import('../engine/protocol.js').Step} Step */

/**
 * What is seen of a board: a turn, of which the first `seen` steps were seen before; or the board at rest, in the
 * middle of a turn after `begun` steps of it; `ended` says who won, once it is over.
 * @typedef {{steps: Step[], seen: number}} Turn
 * @typedef {{drawing: string, viewpoint: string, begun: number, ended?: string}} Rest
 */

/**
 * The teacher's window tells what changes; at first and whenever it is asked, all: then what it does not name is as
 * at the beginning. The wall's window only asks.
 * @typedef {{view: View, boards?: [board: number, rest: Rest][]} | {board: number, shown: Turn | Rest}} News
 * @typedef {{ask: true}} Question
 */

/** True if this browser supports the channel. */
export const canBroadcast = 'BroadcastChannel' in globalThis;

/**
 * The channel of a plan.
 * @param {string} path that of the teacher's page
 */
function open(path) {
  return new BroadcastChannel(`ubao-lesson ${path.replace(/index\.html$/, '')}`);
}

/** The teacher's end. It knows all that the wall shows. */
export class Desk {
  /** @type {Map<number, Rest>} how each board stands that is not as at the beginning */
  #boards = new Map();

  /**
   * @param {string} path
   * @param {View} view
   * @param {() => void} asked called when a wall has come
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
 * Listen on the wall from now on, and ask how things stand.
 * @param {string} path that of the teacher's page
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
