// “What happened?”: the last turn once more, step by step.

import { addTool } from '../board/toolbar.js';
import { runtime } from '../engine/runtime.js';

addTool({
  spare: true, name: 'what', label: 'tools-what', puzzling: true,
  icon: 'M4 5h16v11H10l-4 4v-4H4zM10 9a2 2 0 1 1 2.500 2q-.5.300-.5.800M12 13.700v.010',
  run: async (board) => (await import('../features.js')).explainTurn(board),
  usable: ({ game }) => runtime.state === 'ready' && game.canUndo,
});
