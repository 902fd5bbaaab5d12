// “Share and save”.

import { addTool } from '../board/toolbar.js';
import { runtime } from '../engine/runtime.js';

addTool({
  name: 'share', label: 'tools-share', icon: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7', more: true,
  run: async (board) => (await import('../features.js')).share(board),
  usable: () => runtime.state === 'ready',
});
