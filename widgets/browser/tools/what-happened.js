// “What happened?”: the last turn once more, step by step.

import { addTool } from '../board/toolbar.js';
import { runtime } from '../engine/runtime.js';

addTool({
  spare: true, name: 'what', label: 'tools-what', puzzling: true,
  icon: 'M4 5h16v11H10l-4 4v-4H4zM10 9a2 2 0 1 1 2.5 2q-.5.3-.5.8M12 13.7v.01',
  run: async (board) => (await import('../features.js')).explainTurn(board),
  usable: ({ game }) => runtime.state === 'ready' && game.canUndo,
});
