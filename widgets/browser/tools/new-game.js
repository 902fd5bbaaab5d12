// “New game”.

import { addTool } from '../board/toolbar.js';

addTool({
  name: 'new', label: 'tools-new', icon: 'M12 5v14M5 12h14',
  run: async (board) => (await import('../features.js')).startAgain(board),
});
