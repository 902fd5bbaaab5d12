/** The elements in `manifest.json` that come with the boards' script; the bundler writes the module. */

import type { UbaoBoard } from './board.js';
import type { UbaoPuzzle } from './puzzle.js';

/** Loaders of elements' modules, by tag. */
export const LOADERS: Record<string, () => Promise<unknown>>;
/** A selector of elements that fill their page: they're loaded at once. */
export const WHOLE: string;

declare global {
  /** So that `make` and `querySelector` know what they return. */
  interface HTMLElementTagNameMap {
    'ubao-board': UbaoBoard;
    'ubao-picture': HTMLElement;
    'ubao-puzzle': UbaoPuzzle;
    'ubao-sheet': HTMLElement;
  }
}
