// Types for the part of a board that features can use.

/**
 * A board's interface for features: listen to the game, say and mark things, add parts to the layout, and queue up
 * behind what is being shown.
 * @typedef {Pick<import('./view.js').BoardView, 'element' | 'game' | 'layout' | 'tools' | 'picture' | 'on' | 'say'
 *   | 'mark' | 'unmark' | 'draw' | 'follow' | 'enqueue' | 'shown' | 'skip' | 'focus' | 'release'>} BoardApi
 */

export {};
