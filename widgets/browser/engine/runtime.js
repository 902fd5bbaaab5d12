// The page's side of Python: one worker for all boards, watched, and replaced when it dies.

import { plain, say } from '../kit/message.js';
import { speak } from '../kit/speech.js';
import { findFile } from './game-files.js';
import { spawnWorker } from '../kit/site.js';

/** @typedef {import('./protocol.js').Answers} Answers */
/** @typedef {import('./protocol.js').Operation} Operation */
/** @typedef {import('./protocol.js').Refusal} Refusal */
/** @typedef {import('../kit/message.js').Said} Said */

/**
 * How far a worker has come: `download` while bytes arrive, `start` while Python starts.
 * @typedef {object} Progress
 * @property {'download' | 'start' | 'ready'} stage
 * @property {number} loaded bytes
 * @property {number} total bytes
 */

/**
 * All that a worker may post: why it could not start, too, or which request it has no game's file for.
 * @typedef {import('./protocol.js').Answer | Progress | {failed: 'engine-failed' | 'engine-old'} | {lost: number}} Message
 */

/**
 * A request under way.
 * @typedef {object} Call
 * @property {import('./protocol.js').Request & {id: number, file?: string}} request for a game that is
 *   not ours, with the address of its file
 * @property {(value: unknown) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {number} deaths workers that died of it
 */

/**
 * Milliseconds of silence, while starting and while answering, after which a worker is given up. An old
 * computer with much to do must not be taken for a dead one: it would only have to start once more.
 */
const START = 60_000;
const ANSWER = 20_000;

/** A request came to nothing; `said` tells readers why. */
class Failed extends Error {
  /** @param {Said} said */
  constructor(said) {
    super(speak(said));
    this.said = said;
  }
}

/** Python can't be had. */
export class RuntimeFailed extends Failed {}

/** The rules said no; `code` tells why in a word, and `refusal` what is known besides. */
export class Refused extends Failed {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.refusal = refusal;
  }
}

/**
 * What an error tells readers: of one that nobody foresaw, what it brings along.
 * @param {unknown} error
 */
export function tellError(error) {
  return error instanceof Failed ? error.said : plain(error instanceof Error ? error.message : '');
}

/** Sends an event `change` whenever `state` or `progress` has changed. */
export class Runtime extends EventTarget {
  /** @type {'idle' | 'loading' | 'ready' | 'failed'} */
  state = 'idle';
  /** @type {Progress} */
  progress = { stage: 'download', loaded: 0, total: 0 };
  /** @type {Said} why it failed; nothing unless it has */
  reason = [];

  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<string | number | undefined, Call>} by id, in the order in which they are answered */
  #calls = new Map();
  #lastId = 0;
  /** True once the worker has answered. */
  #useful = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #spawn;
  #find;

  /**
   * @param {(anew?: boolean) => Worker} spawn
   * @param {(game: string) => string | undefined} find where the file of a game is that is not ours
   */
  constructor(spawn = spawnWorker, find = findFile) {
    super();
    this.#spawn = spawn;
    this.#find = find;
  }

  /** Start Python, unless that has been done. */
  start() {
    if (this.state === 'idle') this.#launch();
  }

  /** Start Python again after it failed. */
  retry() {
    if (this.state === 'failed') this.#launch(true);
  }

  /**
   * Ask the rules, as soon as they are there.
   * @template {Operation} Op
   * @param {import('./protocol.js').Request<Op>} request
   * @returns {Promise<Answers[Op]>} rejects with Refused or RuntimeFailed
   */
  call(request) {
    this.start();
    if (this.state === 'failed') return Promise.reject(new RuntimeFailed(this.reason));
    const file = this.#find(request.game);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const whole = { ...request, ...(file && { file }), id };
      // What Python answers is what the protocol declares.
      const settle = /** @type {(value: unknown) => void} */ (resolve);
      this.#calls.set(id, { request: whole, resolve: settle, reject, deaths: 0 });
      if (this.state !== 'ready') return;
      this.#worker?.postMessage(whole);
      if (this.#calls.size === 1) this.#watch();
    });
  }

  /** @param {boolean} [anew] whether it must not begin with what an earlier start left */
  #launch(anew) {
    this.#useful = false;
    this.reason = [];
    this.progress = { stage: 'download', loaded: 0, total: 0 };
    try {
      const worker = this.#spawn(anew);
      worker.onmessage = ({ data }) => this.#hear(data);
      worker.onmessageerror = worker.onerror = () => this.#replace();
      this.#worker = worker;
    } catch {
      return this.#fail(say('engine-died'));
    }
    this.#change('loading');
    this.#watch();
  }

  /** Expect the worker's next message in good time, if one is due. */
  #watch() {
    clearTimeout(this.#timer);
    if (this.state === 'ready') {
      if (this.#calls.size) this.#timer = setTimeout(() => this.#replace(), ANSWER);
    } else {
      this.#timer = setTimeout(() => this.#fail(say('engine-late')), START);
    }
  }

  /** @param {Message} message */
  #hear(message) {
    if ('failed' in message) return this.#fail(say(message.failed));
    if ('stage' in message) this.#follow(message);
    else if ('lost' in message) {
      const error = { code: /** @type {const} */ ('unknown-game'), message: say('engine-lost') };
      this.#settle({ id: message.lost, ok: false, error });
    } else this.#settle(message);
    this.#watch();
  }

  /** @param {Progress} progress */
  #follow(progress) {
    // Python may be ready before the last of its bytes are counted.
    if (this.state === 'ready') return;
    this.progress = progress;
    if (progress.stage !== 'ready') return this.#change('loading');
    for (const { request } of this.#calls.values()) this.#worker?.postMessage(request);
    this.#change('ready');
  }

  /** @param {import('./protocol.js').Answer} answer */
  #settle(answer) {
    this.#useful = true;
    const call = this.#calls.get(answer.id);
    this.#calls.delete(answer.id);
    if (answer.ok) call?.resolve(answer.value);
    else call?.reject(new Refused(answer.error));
  }

  /** The worker is dead: let another one go on where it was. */
  #replace() {
    const [call] = this.#calls.values();
    // Its successor would fare no better.
    if (this.state === 'loading' || !(call || this.#useful)) return this.#fail(say('engine-died'));
    // A worker answers in order, so it died of the oldest request.
    if (call && ++call.deaths === 2) {
      this.#calls.delete(call.request.id);
      call.reject(new RuntimeFailed(say('engine-deadly')));
    }
    this.#dismiss();
    this.#launch();
  }

  /** @param {Said} reason */
  #fail(reason) {
    this.#dismiss();
    this.reason = reason;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const { reject } of calls) reject(new RuntimeFailed(reason));
    this.#change('failed');
  }

  #dismiss() {
    clearTimeout(this.#timer);
    if (!this.#worker) return;
    this.#worker.onmessage = this.#worker.onmessageerror = this.#worker.onerror = null;
    this.#worker.terminate();
    this.#worker = null;
  }

  /** @param {Runtime['state']} state */
  #change(state) {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

export const runtime = new Runtime();
