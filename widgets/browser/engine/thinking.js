// Think in the worker in slices, so that it can answer other boards in between.

import { runtime } from './runtime.js';

/** @typedef {import('./protocol.js').Answers} Answers */

/** @typedef {'think' | 'hint' | 'rate' | 'review' | 'answer-why'} Thinking operations that run in slices */

/**
 * @template {Thinking} Op
 * @typedef {Extract<Answers[Op], {done: true}>} Done a final answer
 */

/**
 * @template {Thinking} Op
 * @typedef {Exclude<Answers[Op], {done: true}>} Pending an intermediate answer
 */

/**
 * A request without the fields for slices.
 * @template {Thinking} Op
 * @typedef {{op: Op} & Omit<import('./session.js').Question<Op>, 'op' | 'job' | 'milliseconds'>} Fields
 */

/** The length of a slice, in milliseconds. Slow computers take up to twice as long. */
const SLICE = 15;

let jobs = 0;

/**
 * Let the rules think about the current game.
 *
 * Stops once `signal` aborts. The fields are read anew for every slice, so that a running job can be sped up.
 * @template {Thinking} Op
 * @param {import('./session.js').Session} session
 * @param {Fields<Op>} fields
 * @param {AbortSignal} signal
 * @param {(slice: Pending<Op>) => void} [follow] called with every intermediate answer
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

/**
 * Explain what each first move of a puzzle leads to.
 * @param {import('./protocol.js').Puzzle} puzzle
 * @returns {Promise<Done<'answer-why'>['answers']>} rejects as `Runtime.call` does
 */
export async function explainPuzzle(puzzle) {
  const { game, record } = puzzle;
  const job = `${++jobs}`;
  for (;;) {
    const slice = await runtime.call({ op: 'answer-why', game, record, puzzle, job, milliseconds: SLICE });
    if (slice.done) return slice.answers;
  }
}
