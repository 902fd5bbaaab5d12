// A player that somebody wrote: its code, run in a worker of its own, and asked for moves. Each choice has its time;
// code that takes longer loses the worker with all that it knows.

import { openSandbox } from './sandboxes.js';

/** What a player answered; as `Told` in game_core/api/pupil.py, and besides `late`, `broken` and `lost`. */
/** @typedef {{move: string, kind: string, line: number, words: string}} Told */

/** The most characters of a move, of words and of what is printed at once: more than the worker lets through. */
const MOST_SIGNS = 4000;

/** How long a choice may take, and reading the code; in milliseconds. */
const TURN = 2000;

/** How long Python may take to start: old devices need long. */
const START = 60_000;

/** @param {string} kind @returns {Told} */
const trouble = (kind) => ({ move: '', kind, line: 0, words: '' });

export class Pupil {
  /** @type {MessagePort | undefined} */
  #port;
  /** @type {Promise<Told> | undefined} what came of taking the code; nothing while there is no worker */
  #taken;
  /** @type {((data: any) => void) | undefined} */
  #heard;
  #lastId = 0;
  /** @type {Promise<Told | void>} the choice that was asked for last: each waits for the one before it */
  #choosing = Promise.resolve();
  /** How often it was ended: what was asked of it before comes to nothing. */
  #ends = 0;

  /**
   * @param {string} source
   * @param {(text: string, cut: boolean) => void} [print] hears what the code prints, and whether there was more
   */
  constructor(source, print = () => {}) {
    this.source = source;
    this.print = print;
  }

  /** Start Python and run the code; tells what was wrong with it, as a kind of trouble. */
  take() {
    this.#taken ??= this.#start();
    return this.#taken;
  }

  /**
   * Ask for a move. A player in trouble has no worker any more; asked again, it begins anew.
   * @param {string} game slug
   * @param {string} position
   * @returns {Promise<Told>}
   */
  choose(game, position) {
    const ends = this.#ends;
    const choice = this.#choosing.then(async (before) => {
      if (ends !== this.#ends) return before || trouble('lost');
      const taken = await this.take();
      return taken.kind ? taken : this.#ask({ game, position }, TURN);
    });
    this.#choosing = choice;
    return choice;
  }

  /** Stop it, whatever it does. */
  end() {
    this.#port?.postMessage(null);
    this.#port?.close();
    this.#port = this.#taken = undefined;
    this.#ends += 1;
    this.#heard?.({ failed: true });
  }

  /** @returns {Promise<Told>} */
  async #start() {
    const ends = this.#ends;
    const lose = () => {
      if (ends === this.#ends) this.end();
      return trouble('lost');
    };
    const port = await openSandbox().catch(() => null);
    // Its files may have come when nobody waits for it any more.
    if (ends !== this.#ends) port?.postMessage(null);
    if (!port || ends !== this.#ends) return lose();
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data);
    const ready = await this.#wait(START);
    return ready?.ready ? this.#ask({ source: this.source }, TURN) : lose();
  }

  /**
   * @param {Record<string, string>} asked
   * @param {number} time
   * @returns {Promise<Told>}
   */
  async #ask(asked, time) {
    const id = ++this.#lastId;
    this.#port?.postMessage({ id, asked });
    const data = await this.#wait(time);
    const told = data?.id === id ? readTold(data.told) : trouble(data ? 'broken' : 'late');
    if (['late', 'broken', 'memory'].includes(told.kind)) this.end();
    return told;
  }

  /** @param {any} data */
  #hear(data) {
    if (typeof data?.printed === 'string') this.print(data.printed.slice(0, MOST_SIGNS), data.cut === true);
    else this.#heard?.(data);
  }

  /**
   * The next answer, or nothing once the time is up.
   * @param {number} time
   * @returns {Promise<any>}
   */
  #wait(time) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), time);
      this.#heard = (data) => {
        clearTimeout(timer);
        resolve(data);
      };
    });
  }
}

/**
 * An answer as it should be: whoever wrote the code may have found a way to write the answer, too.
 * @param {any} told
 * @returns {Told}
 */
function readTold(told) {
  const { move, kind, line, words } = told ?? {};
  const isText = (/** @type {unknown} */ text) => typeof text === 'string' && text.length <= MOST_SIGNS;
  const sound = [move, kind, words].every(isText) && Number.isInteger(line);
  return sound ? { move, kind, line, words } : trouble('broken');
}
