// Counts leaves in the browser with the site's own runtime; put beside its worker.js. Posts the
// leaves per second of each perft asked for by {game, depth}.

import { bundle } from './bundle.js';

const home = new URL(bundle.path, import.meta.url).href;
const { default: createPyodideModule } = await import(`${home}pyodide.asm.js`);
const { loadPyodide } = await import(`${home}pyodide.js`);
const python = await loadPyodide({
  indexURL: home,
  stdLibURL: `${home}python_stdlib.txt`,
  packages: ['ubao-game-core'],
  createPyodideModule,
});
const perft = python.pyimport('game_core.perft').perft;
const get = python.pyimport('game_core').get;

self.onmessage = ({ data: { game, depth } }) => {
  const start = get(game).start();
  const began = performance.now();
  const leaves = perft(start, depth);
  self.postMessage((leaves * 1000) / (performance.now() - began));
};
self.postMessage('ready');
