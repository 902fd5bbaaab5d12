// “Agree to stop”.

import { addTool } from '../board/toolbar.js';

addTool({
  name: 'stop', label: 'tools-stop', icon: 'M6 6h12v12H6z', more: true,
  run: async (board) => (await import('../features.js')).agreeToStop(board),
  usable: ({ game }) => !game.scene?.result && !game.replay,
});
