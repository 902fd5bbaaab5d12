// Types for a game's events and for what it is given at the start.

/** @typedef {import('../engine/protocol.js').Scene} Scene */
/** @typedef {import('../engine/protocol.js').Visit} Visit */
/** @typedef {import('../engine/session.js').Outcome} Outcome */
/** @typedef {import('../kit/message.js').Said} Said */

/**
 * What a game tells, and what those who show it tell in its name (`step`, `rest`, `settings`).
 * @typedef {object} GameEvents
 * @property {{outcome: Outcome, before: Scene | null}} arrive Python has answered: the game stands somewhere else
 * @property {Error} refuse something can't be done, or Python can't be had
 * @property {Said} settle the game shall be shown at rest, with this instead of whose turn it is
 * @property {{visit: Visit | null, last: import('../engine/protocol.js').PastPly | null}} visit an earlier board,
 *   or the game itself, shall be shown; first the turn that led there
 * @property {import('../engine/protocol.js').Begun | null} sketch the move that is being chosen has steps to show,
 *   or is to be seen whole
 * @property {import('./selection.js').Selection} select what may be chosen has changed, or what has been
 * @property {Said[]} say something is to be said at once
 * @property {{said: Said, marks: Record<string, string>}} explain why a cell can't be chosen, and where to look
 * @property {{step: import('../engine/protocol.js').Step, time: number}} step a step of a move is being shown, in
 *   so many milliseconds; 0 when it is not to be seen by itself
 * @property {Scene} rest the game, or an earlier board, is shown at rest
 * @property {import('../kit/settings.js').Values} settings the reader has changed something that holds for all boards
 */

/** @typedef {import('../engine/protocol.js').Options} Choices what may be chosen, and what is said of it */

/**
 * Who decides what may be chosen, and what a choice means: a puzzle. Such a board has nothing that belongs to a
 * game of two people.
 * @typedef {object} Judge
 * @property {Choices | null} options in place of what the rules allow, unless null
 * @property {(part: string) => boolean} take whether a choice was an answer, and no move
 */

/**
 * @typedef {object} Setup
 * @property {string} slug
 * @property {string} [position] where it begins, if not at the start; a saved game may stand in its place
 * @property {string} [viewpoint] the side at the bottom; empty means the first
 * @property {string} [players] who plays the sides, as in `person greedy`
 * @property {boolean} [coached] whether players may be helped
 * @property {Judge | null} [judge]
 */

export {};
