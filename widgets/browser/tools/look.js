// How a board is seen: from the other side, as a whole, on the full screen.

import { addTool } from '../board/toolbar.js';
import { runtime } from '../engine/runtime.js';

addTool({
  name: 'turn', label: 'tools-turn', more: true, puzzling: true,
  icon: 'M4 12a8 8 0 0 1 14-5l2 2m0-5v5h-5M20 12a8 8 0 0 1-14 5l-2-2m0 5v-5h5',
  run: ({ game }) => game.turnRound(),
  usable: () => runtime.state === 'ready',
});

addTool({
  name: 'whole', label: 'tools-whole', icon: 'M3 8h18v8H3zM8 8v8m4-8v8m4-8v8', more: true, puzzling: true,
  run: ({ element }) => element.toggleAttribute('data-whole'),
  on: ({ element }) => element.hasAttribute('data-whole'),
});

addTool({
  name: 'full', label: 'tools-full', icon: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', more: true, puzzling: true,
  run: async (board) => (await import('../features.js')).toggleFullScreen(board),
  on: ({ element }) => element.hasAttribute('data-full'),
});
