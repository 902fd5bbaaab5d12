// “Hint”: for games in which players may be helped.

import { addTool } from '../board/toolbar.js';
import { runtime } from '../engine/runtime.js';

addTool({
  name: 'hint', label: 'tools-hint', icon: 'M9 18h6m-5 3h4M8 14a6 6 0 1 1 8 0q-1 1-1 2H9q0-1-1-2z',
  run: async (board) => (await import('../features.js')).giveHint(board),
  there: ({ game }) => game.coached,
  usable: ({ game: { scene, mover, replay, visiting } }) => (
    runtime.state === 'ready' && Boolean(scene) && !scene?.result && !mover && !replay && !visiting
  ),
});
