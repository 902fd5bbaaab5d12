// The buttons under every board, in order: in rows of four, the longest labels share a column. Others are under “More”.

import { runtime } from '../engine/runtime.js';
import { say } from '../kit/speech.js';
import { settings } from '../kit/settings.js';

const features = () => import('./features.js');

/** @type {import('../board/toolbar.js').Tool[]} */
export const TOOLS = [
  {
    name: 'computer',
    label: 'elements-tools-computer',
    short: 'elements-tools-computer-short',
    icon: 'M5 9h14v10H5zM12 9V5M9 13v.01M15 13v.01M10 16h4M2 13v3M22 13v3',
    run: async (board) => (await features()).chooseLevel(board),
    there: ({ element }) => !element.closest('ubao-demo'),
    usable: ({ game }) => runtime.state === 'ready' && !game.scene?.result,
  },
  {
    name: 'undo',
    label: 'elements-tools-undo',
    icon: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
    run: ({ game }) => game.undo(),
    usable: ({ game }) => game.canUndo,
  },
  {
    spare: true,
    name: 'redo',
    label: 'elements-tools-redo',
    icon: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
    run: ({ game }) => game.redo(),
    usable: ({ game }) => game.canRedo,
  },
  {
    spare: true,
    name: 'show',
    label: 'elements-tools-show',
    icon: 'M3 12q9-13 18 0q-9 13-18 0zM12 9a3 3 0 1 0 .01 0z',
    run: ({ game }) => {
      settings.set({ preview: !settings.value.preview });
      game.selection.takeBack();
      game.settle(settings.value.preview ? say('elements-tools-showing') : []);
    },
    on: () => settings.value.preview,
  },
  {
    spare: true,
    name: 'what',
    label: 'elements-tools-what',
    puzzling: true,
    icon: 'M4 5h16v11H10l-4 4v-4H4zM10 9a2 2 0 1 1 2.5 2q-.5.3-.5.8M12 13.7v.01',
    run: async (board) => (await features()).explainTurn(board),
    usable: ({ game }) => runtime.state === 'ready' && game.canUndo,
  },
  {
    name: 'hint',
    label: 'elements-tools-hint',
    icon: 'M9 18h6m-5 3h4M8 14a6 6 0 1 1 8 0q-1 1-1 2H9q0-1-1-2z',
    run: async (board) => (await features()).giveHint(board),
    there: ({ game }) => game.coached,
    usable: ({ game: { scene, mover, cover, visiting } }) =>
      runtime.state === 'ready' && !(!scene || scene.result || mover || cover || visiting),
  },
  {
    name: 'new',
    label: 'elements-tools-new',
    icon: 'M12 5v14M5 12h14',
    run: async (board) => (await features()).startAgain(board),
  },
  {
    name: 'more',
    label: 'board-more',
    icon: 'M5 12h.01M12 12h.01M19 12h.01',
    puzzling: true,
    run: async (board) => (await features()).openMore(board),
  },
];
