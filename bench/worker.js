// Measure Python in the browser with the site's own runtime; served next to its worker.js. Each message names a
// measurement and its parameters: {measure, …}.

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
const { Record } = python.pyimport('game_core.record');
const { CHAMPION } = python.pyimport('game_core.search.levels');
const { begin } = python.pyimport('game_core.search.opponent');
const { Job } = python.pyimport('game_core.search.job');

/** Return how long something takes, in milliseconds. */
function time(action) {
  const began = performance.now();
  action();
  return performance.now() - began;
}

const MEASUREMENTS = {
  /** Leaves per second. */
  perft({ game, depth }) {
    const start = get(game).start();
    let leaves = 0;
    const took = time(() => {
      leaves = perft(start, depth);
    });
    return (leaves * 1000) / took;
  },

  /** The strongest level's positions, depth, and longest slice. */
  search({ game, position, milliseconds, slice }) {
    const found = get(game);
    const [search, steps] = begin(Record(found, found.parse(position)), CHAMPION, 0);
    const thought = Job(
      steps,
      () => true,
      () => performance.now(),
      milliseconds,
    );
    let longest = 0;
    while (!thought.done)
      longest = Math.max(
        longest,
        time(() => thought.step(slice)),
      );
    return [search.nodes, search.sure ? search.sure.depth : 0, longest];
  },
};

self.onmessage = ({ data }) => self.postMessage(MEASUREMENTS[data.measure](data));
self.postMessage('ready');
