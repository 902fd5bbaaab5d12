// Types for a game's events and options.

/** @typedef {import('../engine/protocol.js').Scene} Scene */
/** @typedef {import('../engine/protocol.js').Visit} Visit */
/** @typedef {import('../engine/session.js').Outcome} Outcome */
/** @typedef {import('../kit/speech.js').Said} Said */

/**
 * Events of a game, and those that views emit through it (`step`, `rest`, `settings`).
 * @typedef {object} GameEvents
 * @property {{outcome: Outcome, before: Scene | null}} arrive Python has answered: the state has changed
 * @property {Error} refuse something is impossible, or Python couldn't be loaded
 * @property {Said} settle show the game at rest, with this message instead of whose turn it is
 * @property {{visit: Visit | null, last: import('../engine/protocol.js').PastPly | null}} visit show an earlier board,
 *   or the game itself; first the turn that led there
 * @property {import('../engine/protocol.js').Begun | null} sketch the move in progress has steps to show, or is to be
 *   shown complete
 * @property {import('./selection.js').Selection} select the possible choices, or those made, have changed
 * @property {Said[]} say a message to show at once
 * @property {{said: Said, marks: Record<string, string>}} explain why a cell can't be chosen, and where to
 *   look
 * @property {{step: import('../engine/protocol.js').Step, time: number}} step a step of a move begins, with its
 *   duration in milliseconds; 0 if it isn't shown separately
 * @property {Scene} rest the game, or an earlier board, is shown at rest
 * @property {string} annotate the game's notes have changed
 * @property {import('../kit/settings.js').Values} settings the reader has changed a setting for all boards
 */

/** @typedef {import('../engine/protocol.js').Options} Choices the possible choices, with their messages */

/**
 * A puzzle, which decides what may be chosen and what a choice means. Its board has no features for two-player games.
 * @typedef {object} Judge
 * @property {Choices | null} options replaces what the rules allow, unless null
 * @property {(part: string) => boolean} take whether a choice was an answer rather than a move
 */

/**
 * @typedef {object} Setup
 * @property {string} slug
 * @property {string} [position] the start, if not the game's; a saved game may replace it
 * @property {string} [viewpoint] at the bottom; empty means the first
 * @property {string} [players] the sides' players, as in `person greedy`
 * @property {boolean} [coached] whether players may get help
 * @property {Judge | null} [judge]
 */

export {};
