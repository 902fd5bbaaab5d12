// Somebody's player: its code runs in its own worker, which is asked for moves. Each move has a time limit; code that
// exceeds it loses the worker and its state.

import { words } from '../kit/speech.js';
import { openSandbox } from './sandboxes.js';

/**
 * A player's answer; as `Told` in game_core/api/pupil.py, plus `late`, `broken` and `lost`.
 * @typedef {{move: string, kind: string, line: number, words: string}} Told
 */

/** The most characters of a move, of words and of one printed text: more than the worker sends. */
const MOST_SIGNS = 4000;

/** The time limit of a move, and of loading the code; in milliseconds. */
const TURN = 2000;

/** The time limit of starting Python: old devices are slow. */
const START = 60_000;

/** @param {string} kind @returns {Told} */
const trouble = (kind) => ({ move: '', kind, line: 0, words: '' });

export class Pupil {
  /** @type {MessagePort | undefined} */
  #port;
  /** @type {Promise<Told> | undefined} the outcome of loading the code; undefined without a worker */
  #taken;
  /** @type {((data: any) => void) | undefined} */
  #heard;
  #lastId = 0;
  /** @type {Promise<Told | void>} the last move requested; moves are queued */
  #choosing = Promise.resolve();
  /** The number of times it was ended: earlier requests are void. */
  #ends = 0;

  /** @param {string} source @param {(text: string, cut: boolean) => void} [print] `cut` if there was more */
  constructor(source, print = () => {}) {
    this.source = source;
    this.print = print;
  }

  /** Start Python and run the code; resolves with what was wrong, as a kind of trouble. */
  take() {
    return (this.#taken ??= this.#start());
  }

  /**
   * Ask for a move. A player in trouble has lost its worker, and gets a new one.
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

  /** Stop it at once. */
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
    // Its files may arrive after it was ended.
    if (ends !== this.#ends) port?.postMessage(null);
    if (!port || ends !== this.#ends) return lose();
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data);
    const ready = await this.#wait(START);
    return ready?.ready ? this.#ask({ source: this.source }, TURN) : lose();
  }

  /** @param {Record<string, string>} asked @param {number} time @returns {Promise<Told>} */
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

  /** Resolve with the next answer, or nothing when time is up. @param {number} time @returns {Promise<any>} */
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

/** Return the valid parts of an answer, which the code may have forged. @param {any} told @returns {Told} */
function readTold(told) {
  const { move, kind, line, words: own } = told ?? {};
  const isText = (/** @type {unknown} */ text) => typeof text === 'string' && text.length <= MOST_SIGNS;
  const sound = [move, kind, own].every(isText) && Number.isInteger(line);
  return sound ? { move, kind, line, words: own } : trouble('broken');
}

/** Say what went wrong with somebody's code. @param {Told} told a kind of trouble */
export function tellTrouble({ kind, line, words: own }) {
  const sentence = words('labs-player-trouble', { kind });
  const where = line ? words('labs-player-line', { line }) : '';
  const added = own && kind !== 'broken' ? words('labs-player-own-words', { own }) : '';
  return [where, sentence, added].filter(Boolean).join(' ');
}
