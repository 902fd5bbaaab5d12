// “Play against the computer”.

import { addTool } from '../board/toolbar.js';
import { runtime } from '../engine/runtime.js';

addTool({
  name: 'computer', label: 'tools-computer', short: 'tools-computer-short',
  icon: 'M5 9h14v10H5zM12 9V5M9 13v.01M15 13v.01M10 16h4M2 13v3M22 13v3',
  run: async (board) => (await import('../features.js')).chooseLevel(board),
  there: ({ element }) => !element.closest('ubao-demo'),
  usable: ({ game }) => runtime.state === 'ready' && !game.scene?.result,
});
