// Types for the part of a board that features can use.

/**
 * What features may do to a board: listen and ask the game, say and mark something, put parts of their own into the
 * layout, and have something shown when what is shown now has come to its end.
 * @typedef {Pick<import('./view.js').BoardView, 'element' | 'game' | 'layout' | 'tools' | 'picture' | 'on' | 'say'
 *   | 'mark' | 'unmark' | 'draw' | 'follow' | 'enqueue' | 'shown' | 'skip' | 'focus' | 'release'>} BoardApi
 */

export {};
