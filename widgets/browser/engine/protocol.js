// What a page and its worker say to each other: plain data, so that it can be posted, and types only.
// The rules answer in these shapes (`game_core/api/`). Sentences name players as {S} and {N}.

/**
 * What is asked of the rules. The saved game travels with every request; the worker remembers
 * nothing.
 * @typedef {object} Request
 * @property {'open' | 'choose' | 'play' | 'undo' | 'stop' | 'history' | 'visit' | 'try' | 'why'
 *   | 'levels' | 'think' | 'hint' | 'rate' | 'review' | 'worth' | 'attempt'
 *   | 'answer-why' | 'transcript'} op
 * @property {string} game slug
 * @property {string} record saved game; empty means a new one
 * @property {string} [position] where a new game begins, if not at the start
 * @property {string} [move] to play, to try, or to ask why not: a turn as it is typed, in notation
 * @property {string[]} [parts] to choose, to try: what has been chosen of a turn so far
 * @property {string} [cell] to ask why: what can't be chosen after these parts, or after none
 * @property {number} [at] to visit: after how many turns; to rate: which turn, from 1
 * @property {string[]} [sides] to undo: back to a turn of one of these; without it, one turn back
 * @property {string} [viewpoint] the side that sits at the bottom
 * @property {string} [level] to think: the opponent's slug
 * @property {number} [seed] to think: what its whims go by
 * @property {string} [thought] to think, hint, rate, review: a name for this thought, of the page's choosing
 * @property {number} [milliseconds] to think, hint, rate, review: how long this slice of it may take
 * @property {boolean} [hurry] to think, hint, rate, review: be content with what has been found
 * @property {Puzzle} [puzzle] to attempt, to answer why: the whole puzzle
 * @property {string[]} [moves] to attempt: the turns played since the puzzle's start
 */

/** @typedef {'unknown-game' | 'bad-position' | 'bad-record' | 'illegal-move' | 'bad-request' | 'internal'} Code */

/**
 * Why a request was refused. A position that can't be read has `field` and `column`, a saved game
 * `line`; both count from 1. A sound one of another game has its slug as `game`. An illegal move comes with
 * all that is known of it.
 * @typedef {{code: Code, message: string, field?: string, column?: number, line?: number, game?: string}
 *   & Partial<Omit<Reason, 'said'>>} Refusal
 */

/**
 * The rules' answer to the request that had this `id`.
 * @typedef {{id: number, ok: true, value: any} | {id: number, ok: false, error: Refusal}} Answer
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
 * @property {boolean} valued whether a table knows what each move is worth
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
 * What the rules answer: the game at rest, after a turn also that turn, after an undo also the turns
 * that were taken back, the last first. Of a turn chosen part by part, the first `seen` steps were shown already.
 * @typedef {Scene & Partial<Turn> & {seen?: number, undone?: string[]}} Outcome
 */

/**
 * `history`: every turn of a saved game, and how it ended.
 * @typedef {{turns: Entry[], result: Result | null}} History
 */

/**
 * A turn in the list of turns.
 * @typedef {object} Entry
 * @property {number} number from 1
 * @property {string} turn the side whose turn it was
 * @property {string} move in notation, or `stopped` for an agreed stop
 * @property {string} said the whole turn in words
 * @property {string} stage the round or phase, as a sentence, where one begins with this turn; else empty
 */

/**
 * `visit`: the board as it was after the first `at` of the game's turns, to be looked at. Nothing can
 * be chosen there, and `status` says which board it is. `record` is the game cut there, to be played
 * on, and `later` are the turns played since; `fresh` is a new game that begins there. `last` is the
 * turn that led there: on the picture `before`, show its steps; they also say which rule was behind
 * what happened. There is none before the first turn.
 * @typedef {Scene & {at: number, of: number, later: string[], fresh: string, last: PastTurn | null}} Visit
 */

/** @typedef {Turn & {number: number, turn: string, before: string}} PastTurn */

/**
 * `choose`, `try`: a turn that is half chosen. `steps` lead from the game at rest to `svg`, the board
 * as it looks meanwhile; the first `seen` of them were there before the last part was chosen. When
 * `seen` is less than what has been shown, begin again from the game at rest.
 * @typedef {{options: Options, steps: Step[], seen: number, svg: string}} Begun
 */

/**
 * `try`: what a whole turn would do; nothing is played. `svg` is the board after it, `marks` what
 * happens at each place on the way: something leaves it, comes to it, comes to it last, is taken.
 * @typedef {Turn & {svg: string, status: string, result: Result | null,
 *   marks: Record<string, 'from' | 'to' | 'last' | 'taken'>}} Tried
 */

/**
 * `why`: the reason why a cell can't be chosen or a move can't be played. What can be has an empty
 * rule, and in `moves` the turn that it is, once that is whole.
 * @typedef {object} Reason
 * @property {string} rule its short name; `which` when the move may mean several turns
 * @property {string} said sentence
 * @property {string[]} cells where to look
 * @property {string[]} moves the turns that may have been meant
 */

/**
 * `think`, `hint`, `rate`, `review`: a slice of a thought. Ask the same again until it is done.
 * @template T
 * @typedef {{done: false} | ({done: true} & T)} Slice
 */

/**
 * `levels`: an opponent. `habit` is how it plays, `advice` how to beat it.
 * @typedef {{slug: string, name: string, habit: string, advice: string}} Level
 */

/** `think`: the turn that a level plays. @typedef {{move: string}} Reply */

/**
 * `hint`: a good turn. `at` is the cell where it begins, empty if it has none; `look` says where to
 * look, and `said` names the turn, and why.
 * @typedef {{move: string, at: string, look: string, said: string}} Hint
 */

/**
 * `rate`: how good a turn was, in words; empty where that is not known exactly.
 * @typedef {{good: boolean, said: string}} Rating
 */

/**
 * `worth`: what each legal move of a `valued` game is worth if played out, in seeds from here on.
 * @typedef {{move: string, worth: number, said: string}[]} Worths
 */

/**
 * `review`: the turns that mattered most. Each slice before tells how many turns were `looked` at.
 * @typedef {{moments: Moment[]}} Review
 */

/** @typedef {{number: number, side: string, played: string, better: string, said: string}} Moment */

/**
 * A puzzle as the site serves it (`puzzles/SLUG.json`). What its solution holds is for Python to know.
 * @typedef {object} Puzzle
 * @property {string} id its name in its file
 * @property {string} game slug
 * @property {string} record saved game: where it starts
 * @property {string} side who solves it
 * @property {string} prompt sentence
 * @property {string} goal what is asked, in the words of the rules' solver
 * @property {string[]} themes
 * @property {number} difficulty 1 to 5; 0 for a step of a tutorial
 * @property {string[]} hints
 * @property {Record<string, string>} [names] the turns of `illegal A B C` in words
 * @property {string} [done] of a step: sentence to say once it is done
 */

/**
 * `attempt`: what a try at a puzzle is worth. `right`: the puzzle goes on; `other`: a good turn that is
 * not best, or reaches less than was asked. `shown` are turns to be played now, so that one sees what
 * comes of it.
 * @typedef {{verdict: 'right' | 'solved' | 'other' | 'wrong', said: string, shown: string[]}} Verdict
 */

/**
 * `answer-why`: what each first move, or each answer to a question, leads to; those accepted come first,
 * and those of the same fate stand together. Where they are too many, they are not named.
 * @typedef {{answers: {moves: string[], accepted: boolean, said: string}[]}} Reasons
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
