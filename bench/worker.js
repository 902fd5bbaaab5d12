// Measure Python in the browser with the site's own runtime; served next to its worker.js. A message names a game and a
// depth of perft; the answer is leaves per second.

import { bundle } from './bundle.js';

const home = new URL(bundle.path, import.meta.url).href;
const { default: createPyodideModule } = await import(`${home}pyodide.asm.js`);
const { loadPyodide } = await import(`${home}pyodide.js`);
const python = await loadPyodide({
  indexURL: home,
  stdLibURL: `${home}python_stdlib.txt`,
  createPyodideModule,
});
const { get, perft } = python.pyimport('game_core');

self.onmessage = ({ data: { game, depth } }) => {
  const start = get(game).start();
  const began = performance.now();
  const leaves = perft(start, depth);
  self.postMessage((leaves * 1000) / (performance.now() - began));
};
self.postMessage('ready');
