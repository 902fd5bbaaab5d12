// “New game”.

import { addTool } from '../board/toolbar.js';
import { say } from '../messages/message.js';

addTool({
  name: 'new', label: say('tools-new-game'), icon: 'M12 5v14M5 12h14',
  run: async (board) => (await import('../features.js')).startAgain(board),
});
