// What a page and its worker say to each other: plain data, so that it can be posted, and types only.
// The rules answer in these shapes (`game_core/api.py`). Sentences name players as {S} and {N}.

/**
 * What is asked of the rules. The saved game travels with every request; the worker remembers
 * nothing.
 * @typedef {object} Request
 * @property {'open' | 'choose' | 'play' | 'undo' | 'stop' | 'transcript'} op
 * @property {string} game slug
 * @property {string} record saved game; empty means a new one
 * @property {string} [position] where a new game begins, if not at the start
 * @property {string} [move] the turn to play, in notation
 * @property {string[]} [parts] to choose: what has been chosen of a turn so far
 * @property {string} [viewpoint] the side that sits at the bottom
 */

/** @typedef {'unknown-game' | 'bad-position' | 'bad-record' | 'illegal-move' | 'bad-request' | 'internal'} Code */

/**
 * The rules' answer to the request that had this `id`.
 * @typedef {{id: number, ok: true, value: any}
 *   | {id: number, ok: false, error: {code: Code, message: string}}} Answer
 */

/**
 * How far a worker has come: `download` while bytes arrive, `start` while Python starts.
 * @typedef {object} Progress
 * @property {'download' | 'start' | 'ready'} stage
 * @property {number} loaded bytes
 * @property {number} total bytes
 */

/**
 * All that a worker may post. `failed` is a sentence: it could not start.
 * @typedef {Answer | Progress | {failed: string}} Message
 */

/**
 * A game at rest.
 * @typedef {object} Scene
 * @property {string} game slug
 * @property {string} record saved game
 * @property {string} position
 * @property {string[]} moves the moves played
 * @property {number} turns how many turns were played, agreed stops among them
 * @property {[string, string]} sides letters, the one at the bottom first
 * @property {string} turn the side to move
 * @property {string[]} legal the turns that may be played
 * @property {Options} options
 * @property {string} svg not in the scene that is embedded in a page, where the board is drawn
 * @property {string} status sentence
 * @property {Result | null} result
 */

/**
 * What a player may choose next.
 * @typedef {object} Options
 * @property {string[]} cells
 * @property {Record<string, string>} choices what is no cell, with the words for its button
 * @property {Record<string, string>} refusals by cell: why it can't be chosen
 */

/**
 * How a game ended.
 * @typedef {object} Result
 * @property {string | null} winner side, or null for a tie
 * @property {string} reason
 * @property {[number, number] | null} score
 * @property {string} said sentence
 */

/**
 * A turn that was played, for those who watch.
 * @typedef {object} Turn
 * @property {string} move
 * @property {string} position after it
 * @property {string} said the whole turn in words
 * @property {Step[]} steps
 */

/**
 * What the rules answer: the game at rest, after a turn also that turn, after an undo also the turn
 * that was taken back.
 * @typedef {Scene & Partial<Turn> & {undone?: string}} Outcome
 */

/**
 * A turn of a demo: a turn, and what the author says to it.
 * @typedef {Turn & {say: string}} DemoTurn
 */

/**
 * One thing that happened in a turn, as changes to the drawing.
 * @typedef {object} Step
 * @property {string} kind
 * @property {string} [at] place
 * @property {string} say sentence, or empty
 * @property {PartMove[]} [moves]
 * @property {string[]} [gone] keys of parts that leave the board
 * @property {string[]} [new] parts that come onto it, drawn
 * @property {Record<string, string>} [texts] new text of the parts with these keys
 * @property {Record<string, string>} [marks] new `data-mark` of the parts with these keys
 */

/**
 * The key of a seed or piece, its key from now on, where it goes, and at what angle in degrees.
 * @typedef {[key: string, next: string, x: number, y: number, angle: number]} PartMove
 */

export {};
