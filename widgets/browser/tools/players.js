// “Players” and “Who begins?”.

import { addTool } from '../board/toolbar.js';

addTool({
  name: 'players', label: 'tools-players', more: true,
  icon: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-5 9q0-6 5-6t5 6m3-9a3 3 0 1 0 0-6m0 9q5 0 5 6',
  run: async (board) => (await import('../features.js')).nameThePlayers(board),
});

addTool({
  name: 'toss', label: 'tools-toss', icon: 'M9 9a3 3 0 1 1 4 3q-1 .5-1 2.5M12 18v.5', more: true,
  run: async (board) => (await import('../features.js')).decideWhoBegins(board),
});
