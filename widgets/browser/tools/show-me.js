// “Show me”: a choice is shown before it is played.

import { addTool } from '../board/toolbar.js';
import { settings } from '../device/settings.js';
import { say } from '../messages/message.js';

addTool({
  spare: true, name: 'show', label: 'tools-show', icon: 'M3 12q9-13 18 0q-9 13-18 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  run: ({ game }) => {
    settings.set({ preview: !settings.values.preview });
    game.selection.takeBack();
    game.settle(settings.values.preview ? say('tools-showing') : []);
  },
  on: () => settings.values.preview,
});
