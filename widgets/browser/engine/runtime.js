// The page's side of Python: one worker for all boards, watched, and replaced if it dies.

import { plain, say, speak } from '../kit/speech.js';
import { renew, spawnWorker } from '../kit/site.js';

/** @import { Said } from '../kit/speech.js' */
/** @import { Answer, Answers, Operation, Refusal, Request } from './protocol.js' */

/**
 * A worker's progress, in bytes: `download` while they arrive, `start` while Python starts.
 * @typedef {{stage: 'download' | 'start' | 'ready', loaded: number, total: number}} Progress
 */

/** Everything a worker may post. @typedef {Answer | Progress | {failed: 'engine-failed' | 'engine-old'}} Message */

/**
 * A pending request, for a game that isn't ours with the address of its file; `deaths` counts workers that died of it.
 * @typedef {{request: Request & {id: number, file?: string}, resolve: (value: unknown) => void,
 *   reject: (error: Error) => void, deaths: number}} Call
 */

/**
 * Milliseconds of silence, while starting and while answering, after which a worker is given up. A slow computer must
 * not be taken for a dead worker, which would only have to start again.
 */
const START = 60_000;
const ANSWER = 20_000;

/** A request failed; `said` explains it to readers. */
class Failed extends Error {
  /** @param {Said} said */
  constructor(said) {
    super(speak(said));
    this.said = said;
  }
}

/** Python couldn't be loaded. */
export class RuntimeFailed extends Failed {}

/** The rules refused; `code` is a keyword for the reason, and `refusal` has details. */
export class Refused extends Failed {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.refusal = refusal;
  }
}

/** Return an error's message for readers, or an unexpected error's own text. @param {unknown} error */
export function tellError(error) {
  return error instanceof Failed ? error.said : plain(error instanceof Error ? error.message : '');
}

/** Return the file of a game that isn't ours: `<link rel="ubao-game" title="twins" href="…">`. @param {string} game */
export function findFile(game) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll('link[rel="ubao-game"]');
  return [...links].find(({ title }) => title === game)?.href;
}

/** Dispatches `change` whenever `state` or `progress` has changed. */
export class Runtime extends EventTarget {
  /** @type {'idle' | 'loading' | 'ready' | 'failed'} */
  state = 'idle';
  /** @type {Progress} */
  progress = { stage: 'download', loaded: 0, total: 0 };
  /** @type {Said} why it failed, else empty */
  reason = [];

  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<string | number | undefined, Call>} by id, in the order they're answered */
  #calls = new Map();
  #lastId = 0;
  /** True once the worker has answered. */
  #useful = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #spawn;
  #find;

  /** @param {(anew?: boolean) => Worker} spawn @param {(game: string) => string | undefined} find as `findFile` */
  constructor(spawn = spawnWorker, find = findFile) {
    super();
    this.#spawn = spawn;
    this.#find = find;
  }

  /** Start Python, unless it has been started. */
  start() {
    if (this.state === 'idle') this.#launch();
  }

  /** Start Python again after it failed. */
  retry() {
    if (this.state === 'failed') this.#launch(true);
  }

  /**
   * Send a request to the rules, as soon as they're loaded.
   * @template {Operation} Op
   * @param {Request<Op>} request
   * @returns {Promise<Answers[Op]>} rejects with Refused or RuntimeFailed
   */
  call(request) {
    this.start();
    if (this.state === 'failed') return Promise.reject(new RuntimeFailed(this.reason));
    const file = this.#find(request.game);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const whole = { ...request, ...(file && { file }), id };
      // Python's answers follow the protocol.
      const settle = /** @type {(value: unknown) => void} */ (resolve);
      this.#calls.set(id, { request: whole, resolve: settle, reject, deaths: 0 });
      if (this.state !== 'ready') return;
      this.#worker?.postMessage(whole);
      if (this.#calls.size === 1) this.#watch();
    });
  }

  /** @param {boolean} [anew] whether to ignore what an earlier start left */
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

  /** Watch for the worker's next message, if one is due. */
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
    else this.#settle(message);
    this.#watch();
  }

  /** @param {Progress} progress */
  #follow(progress) {
    // Python may be ready before its last bytes are counted.
    if (this.state === 'ready') return;
    this.progress = progress;
    if (progress.stage !== 'ready') return this.#change('loading');
    for (const { request } of this.#calls.values()) this.#worker?.postMessage(request);
    this.#change('ready');
  }

  /** @param {Answer} answer */
  #settle(answer) {
    this.#useful = true;
    const call = this.#calls.get(answer.id);
    this.#calls.delete(answer.id);
    if (answer.ok) call?.resolve(answer.value);
    else call?.reject(new Refused(answer.error));
  }

  /** Replace a dead worker with one that resumes its requests. */
  #replace() {
    const [call] = this.#calls.values();
    // Its successor would fare no better.
    if (this.state === 'loading' || !(call || this.#useful)) return this.#fail(say('engine-died'));
    // Workers answer in order, so the oldest request was the cause.
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
    for (const { reject } of this.#calls.values()) reject(new RuntimeFailed(reason));
    this.#calls.clear();
    this.#change('failed');
    renew();
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
