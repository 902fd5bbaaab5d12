// “Undo” and “Redo”.

import { addTool } from '../board/toolbar.js';

addTool({
  name: 'undo', label: 'tools-undo', icon: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  run: ({ game }) => game.undo(),
  usable: ({ game }) => game.canUndo,
});

addTool({
  spare: true, name: 'redo', label: 'tools-redo', icon: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
  run: ({ game }) => game.redo(),
  usable: ({ game }) => game.canRedo,
});
