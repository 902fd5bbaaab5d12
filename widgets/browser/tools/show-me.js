// “Show me”: a choice is shown before it is played.

import { addTool } from '../board/toolbar.js';
import { settings } from '../device/settings.js';

const SHOW_ME = 'Choose, and you see what the move would do. Then play it, or go back.';

addTool({
  name: 'show', label: 'Show me', icon: 'M3 12q9-13 18 0q-9 13-18 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  run: ({ game }) => {
    settings.set({ preview: !settings.values.preview });
    game.selection.takeBack();
    game.settle(settings.values.preview ? SHOW_ME : '');
  },
  on: () => settings.values.preview,
});
