// What this device keeps: “Forget everything” and “Settings”.

import { addTool } from '../board/toolbar.js';

addTool({
  name: 'forget', label: 'tools-forget', icon: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13', more: true,
  run: async (board) => (await import('../features.js')).forget(board),
});

addTool({
  name: 'settings', label: 'tools-settings', icon: 'M4 7h9m4 0h3M15 4v6M4 17h3m4 0h9M9 14v6', more: true, puzzling: true,
  run: async ({ element }) => (await import('../features.js')).openSettings(element),
});
