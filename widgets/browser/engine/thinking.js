// Thinking in the worker, a slice at a time: in between, it answers other boards.

/** @typedef {import('./protocol.js').Answers} Answers */

/** @typedef {'think' | 'hint' | 'rate' | 'review'} Thinking what is asked in slices */

/**
 * @template {Thinking} Op
 * @typedef {Extract<Answers[Op], {done: true}>} Done the answer that is done
 */

/**
 * @template {Thinking} Op
 * @typedef {Exclude<Answers[Op], {done: true}>} Pending an answer that is not done yet
 */

/**
 * What is asked of a session, but for what slices need.
 * @template {Thinking} Op
 * @typedef {{op: Op} & Omit<import('./session.js').Question<Op>, 'op' | 'job' | 'milliseconds'>} Fields
 */

/** How long a slice may take, in milliseconds. On a slow computer it takes up to twice as long. */
const SLICE = 15;

let jobs = 0;

/**
 * Have the rules think about the game as it stands now.
 *
 * Nothing is asked any more once `signal` aborts. The fields are read anew for every slice, so
 * that a job can be hurried on its way.
 * @template {Thinking} Op
 * @param {import('./session.js').Session} session
 * @param {Fields<Op>} fields
 * @param {AbortSignal} signal
 * @param {(slice: Pending<Op>) => void} [follow] called with every answer that is not done yet
 * @returns {Promise<Done<Op>>} rejects with AbortError, or as `Runtime.call` does
 */
export async function think(session, fields, signal, follow) {
  const job = `${++jobs}`;
  const record = session.scene?.record ?? '';
  for (;;) {
    signal.throwIfAborted();
    const question = { record, ...fields, job, milliseconds: SLICE };
    const slice = await session.inquire(/** @type {import('./session.js').Question<Op>} */ (question));
    signal.throwIfAborted();
    if (slice.done) return /** @type {Done<Op>} */ (slice);
    follow?.(/** @type {Pending<Op>} */ (slice));
  }
}
