// Fetch the puzzles that a page for teachers is about.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { readIndex, readPrompts } from '../training/puzzle-index.js';

/**
 * Fetch the puzzles, saying so in an element; if that fails, it gets a button to try again.
 * @param {HTMLElement} element
 * @param {(index: Awaited<ReturnType<typeof readIndex>>, prompts: Awaited<ReturnType<typeof readPrompts>>) => void} use
 */
export async function loadPuzzles(element, use) {
  element.replaceChildren(make('p', { role: 'status' }, words('training-trainer-waiting')));
  const found = await Promise.all([readIndex(), readPrompts()]).catch(() => null);
  if (found) return use(...found);
  element.replaceChildren(
    make('p', { role: 'status' }, words('training-trainer-lost')),
    makeButton(words('kit-again'), () => loadPuzzles(element, use), { class: 'md-button' }),
  );
}
