// Think in the worker in slices, so that it can answer other boards in between.

import { runtime } from './runtime.js';

/** @import { Answers, Puzzle } from './protocol.js' */
/** @import { Question, Session } from './session.js' */

/** @typedef {'think' | 'hint' | 'rate' | 'review' | 'answer-why'} Thinking operations that run in slices */

/** @template {Thinking} Op @typedef {Extract<Answers[Op], {done: true}>} Done a final answer */

/**
 * A request without the fields for slices.
 * @template {Thinking} Op
 * @typedef {{op: Op} & Omit<Question<Op>, 'op' | 'job' | 'milliseconds'>} Fields
 */

/** The length of a slice, in milliseconds. Slow computers take up to twice as long. */
const SLICE = 15;

/** The same while nobody plays on another board. */
export const LONG_SLICE = 40;

let jobs = 0;

/**
 * Repeat a request until its answer is final.
 * @template {{done: boolean}} Answer
 * @param {(job: string) => Promise<Answer>} ask requests a slice of a job
 * @param {AbortSignal} [signal]
 * @param {(answer: Answer) => void} [follow] called with every intermediate answer
 * @returns {Promise<Extract<Answer, {done: true}>>} rejects with AbortError, or as `ask` does
 */
export async function finish(ask, signal, follow) {
  const job = `${++jobs}`;
  for (;;) {
    const answer = await ask(job);
    signal?.throwIfAborted();
    if (answer.done) return /** @type {Extract<Answer, {done: true}>} */ (answer);
    follow?.(answer);
  }
}

/**
 * Let the rules think about the current game. The fields are read anew for every slice, to speed up a running job.
 * @template {Thinking} Op
 * @param {Session} session
 * @param {Fields<Op>} fields
 * @param {AbortSignal} signal
 * @param {(slice: Exclude<Answers[Op], {done: true}>) => void} [follow] called with every intermediate answer
 * @returns {Promise<Done<Op>>} rejects with AbortError, or as `Runtime.call` does
 */
export async function think(session, fields, signal, follow) {
  const record = session.scene?.record ?? '';
  const ask = (/** @type {string} */ job) => {
    signal.throwIfAborted();
    const question = { record, ...fields, job, milliseconds: SLICE };
    return session.inquire(/** @type {Question<Op>} */ (question));
  };
  return finish(ask, signal, /** @type {(answer: Answers[Op]) => void} */ (follow));
}

/**
 * Play a turn unless the game has changed.
 * @param {Session} session
 * @param {string} move
 * @param {string} record the saved game that the move was found for
 */
export async function reply(session, move, record) {
  await session.settle();
  if (record === session.scene?.record) await session.play(move);
}

/** Explain what each first move of a puzzle leads to; rejects as `Runtime.call` does. @param {Puzzle} puzzle */
export async function explainPuzzle(puzzle) {
  const { game, record } = puzzle;
  const ask = (/** @type {string} */ job) =>
    runtime.call({ op: 'answer-why', game, record, puzzle, job, milliseconds: SLICE });
  return (await finish(ask)).answers;
}
