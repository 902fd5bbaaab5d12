// Report to a learning platform over SCORM 1.2: the number of solved puzzles, completion, and data to return.

/**
 * @typedef {Record<'LMSInitialize' | 'LMSFinish' | 'LMSGetValue' | 'LMSCommit', (argument: string) => unknown> & {LMSSetValue: (name: string, value: string) => unknown}} Api
 */

/** The number of enclosing frames searched. */
const DEEPEST = 20;

/**
 * Find the platform's API, in a frame around this page or its opener.
 * @param {Window} page
 * @returns {Api | null}
 */
export function findApi(page) {
  try {
    return searchFrames(page) ?? (page.top?.opener ? searchFrames(page.top.opener) : null);
  } catch {
    // A frame of another origin is inaccessible.
    return null;
  }
}

/** @param {Window} page */
function searchFrames(page) {
  for (let at = page, depth = 0; depth < DEEPEST; at = at.parent, depth += 1) {
    const { API: api } = /** @type {{API?: Api}} */ (/** @type {unknown} */ (at));
    if (api) return api;
  }
  return null;
}

export class Report {
  #began = Date.now();
  #ended = false;

  /** @param {Api} api */
  constructor(api) {
    this.api = api;
    this.status = this.read('cmi.core.lesson_status');
    if (!this.status || this.status === 'not attempted') this.#take('incomplete');
  }

  /** Begin a session; return null if the platform refuses. @param {Api} api */
  static begin(api) {
    return `${api.LMSInitialize('')}` === 'true' ? new Report(api) : null;
  }

  /** @param {string} name as in the standard */
  read(name) {
    return `${this.api.LMSGetValue(name) ?? ''}`;
  }

  /** Whether all puzzles are solved, now or before. */
  get isComplete() {
    return this.status === 'completed' || this.status === 'passed';
  }

  /** @param {number} solved @param {number} all @param {string} code to be returned the next time */
  tell(solved, all, code) {
    if (this.#ended) return;
    const { api } = this;
    api.LMSSetValue('cmi.core.score.min', '0');
    api.LMSSetValue('cmi.core.score.max', '100');
    api.LMSSetValue('cmi.core.score.raw', `${all ? Math.floor((100 * solved) / all) : 0}`);
    api.LMSSetValue('cmi.suspend_data', code);
    if (solved >= all && !this.isComplete) this.#take('completed');
    api.LMSCommit('');
  }

  end() {
    if (this.#ended) return;
    this.#ended = true;
    const { api } = this;
    api.LMSSetValue('cmi.core.session_time', writeTime(Date.now() - this.#began));
    api.LMSSetValue('cmi.core.exit', this.isComplete ? '' : 'suspend');
    api.LMSFinish('');
  }

  /** @param {string} status */
  #take(status) {
    this.status = status;
    this.api.LMSSetValue('cmi.core.lesson_status', status);
  }
}

/** @param {number} milliseconds */
function writeTime(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, at) => `${part}`.padStart(at ? 2 : 4, '0')).join(':');
}
