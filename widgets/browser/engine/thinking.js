// Thinking in the worker, a slice at a time: in between, it answers other boards.

/** @typedef {import('./protocol.js').Request} Request */

/** How long a slice may take, in milliseconds. On a slow computer it takes up to twice as long. */
const SLICE = 15;

let thoughts = 0;

/**
 * Have the rules think about the game as it stands now: `think`, `hint` or `review`.
 *
 * Nothing is asked any more once `signal` aborts. The fields are read anew for every slice, so
 * that a thought can be hurried on its way.
 * @param {import('./session.js').Session} session
 * @param {Partial<Request> & Pick<Request, 'op'>} fields
 * @param {AbortSignal} signal
 * @param {(slice: any) => void} [follow] called with every answer that is not done yet
 * @returns {Promise<any>} the answer that is done; rejects with AbortError, or as `Runtime.call` does
 */
export async function think(session, fields, signal, follow) {
  const thought = `${++thoughts}`;
  const record = session.scene?.record ?? '';
  for (;;) {
    signal.throwIfAborted();
    const slice = await session.inquire({ record, ...fields, thought, milliseconds: SLICE });
    signal.throwIfAborted();
    if (slice.done) return slice;
    follow?.(slice);
  }
}
