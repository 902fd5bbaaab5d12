// What each first move at a puzzle leads to, as Python tells it.

import { make } from '../dom/element.js';
import { runtime } from '../engine/runtime.js';
import { speak, words } from '../messages/speech.js';

/** @param {import('../engine/protocol.js').Puzzle} puzzle */
export async function tellReasons(puzzle) {
  const { game, record } = puzzle;
  try {
    const { answers } = await runtime.call({ op: 'answer-why', game, record, puzzle });
    return make('ul', {}, ...answers.map(({ moves, accepted, said }) => make(
      'li', { 'data-accepted': accepted },
      make('b', {}, moves.join(', ')), ' ', make('span', {}, speak(said)),
    )));
  } catch {
    return make('p', {}, words('training-puzzle-lost'));
  }
}
