// Send the teacher's moves on a plan's boards to the wall.

/** @typedef {import('./channel.js').Turn} Turn */
/** @typedef {import('./channel.js').Rest} Rest */

/** The boards that the wall mirrors, in page order. */
const BOARDS = '.plan-stage :is(ubao-board, ubao-demo, ubao-puzzle):not(:is(ubao-demo, ubao-puzzle) *)';

/**
 * Report all boards of a lesson from now on, by number.
 * @param {HTMLElement} root
 * @param {(board: number, shown: Turn | Rest) => void} tell
 */
export function watchBoards(root, tell) {
  const places = [...root.querySelectorAll(BOARDS)];
  const watched = new WeakSet();
  // A board gets its state when it becomes playable; those in examples and puzzles come later.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const board = /** @type {import('../elements/board.js').UbaoBoard} */ (target);
      if (!board.view || watched.has(board)) continue;
      watched.add(board);
      const number = places.findIndex((place) => place.contains(board));
      if (number >= 0) watch(board.view, (shown) => tell(number, shown));
    }
  }).observe(root, { subtree: true, attributeFilter: ['state'] });
  root.addEventListener('ubao-show', (event) => {
    const number = places.findIndex((place) => place === event.target);
    if (number >= 0) tell(number, /** @type {CustomEvent<Turn | Rest>} */ (event).detail);
  });
}

/**
 * @param {import('../board/view.js').BoardView} view
 * @param {(shown: Turn | Rest) => void} tell
 */
function watch(view, tell) {
  const { game } = view;
  game.on('arrive', ({ outcome: { steps, seen = 0 } }) => {
    if (steps) tell({ steps, seen });
  });
  game.on('sketch', (begun) => {
    if (begun) tell({ steps: begun.steps, seen: begun.seen });
  });
  game.on('rest', () => {
    const {
      visiting,
      scene,
      selection: { begun, tried },
    } = game;
    const won = visiting ? [] : (scene?.result?.said ?? []).filter(([name]) => /^game-(won|tie)/.test(name));
    const sketch = visiting || tried ? null : begun;
    tell({
      drawing: visiting?.svg || sketch?.svg || view.atRest,
      viewpoint: game.viewpoint,
      begun: sketch?.steps.length ?? 0,
      ended: game.fill(won),
    });
  });
}
