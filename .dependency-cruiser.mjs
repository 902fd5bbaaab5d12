// Which module of the browser side may import which. `make check` asks; CONTRIBUTING tells how to draw it.

const HOME = '^widgets/browser/';

/**
 * Folders, and modules beside them, from the lowest to the highest. Each may use those below it, and itself;
 * those in one row don't know each other.
 */
const LAYERS = [
  ['site.js', 'bundle.js', 'qr.js', 'codemirror.js', 'pyodide.js', 'pyodide.asm.js'],
  ['addresses.js'],
  ['messages/', 'offline/'],
  ['dom/', 'device/'],
  ['renewing/'],
  ['engine/'],
  ['game/'],
  ['board/'],
  ['dialogs/'],
  ['play/', 'saving/'],
  ['making/'],
  ['training/', 'player/', 'posing/', 'spoken/'],
  ['features.js'],
  ['elements/', 'tools/'],
  ['chooser/', 'lesson/', 'numbers/', 'paper/', 'ready/', 'teaching/', 'tournament/'],
  ['ubao.js', 'worker.js', 'sandbox.js', 'chooser.js', 'lesson.js', 'wall.js', 'ready.js', 'paper.js', 'sets.js', 'results.js', 'tournament.js', 'numbers.js', 'rooms.js', 'offline.js', 'renewal.js', 'recalling.js', 'snapshot.js', 'service-worker.js', 'practised.js'],
];

const among = (/** @type {string[]} */ names) => `${HOME}(${names.join('|')})`;

const layers = LAYERS.flatMap((row, level) => row.map((name) => ({
  name: `layers-${name}`,
  comment: `${name} may use only what lies below it.`,
  severity: 'error',
  from: { path: among([name]) },
  to: { path: among(LAYERS.slice(level).flat().filter((other) => other !== name)) },
})));

export default {
  forbidden: [
    ...layers,
    {
      name: 'no-circle',
      comment: 'Modules that need each other are one module, or lack a third below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'in-a-layer',
      comment: 'A new folder needs a place among the layers.',
      severity: 'error',
      from: { path: HOME, pathNot: among(LAYERS.flat()) },
      to: {},
    },
    {
      name: 'in-use',
      comment: 'No page can reach this module.',
      severity: 'error',
      // Two hold nothing but types, one needs no other.
      from: { orphan: true, path: `${HOME}.*[.]js$`, pathNot: '(game/events|board/api|browser/rooms|browser/sandbox|browser/practised)[.]js$' },
      to: {},
    },
  ],
  options: {
    // What the runtime bundle and the site bring along.
    exclude: { path: '(bundle|qr|codemirror|pyodide|pyodide[.]asm|words/(cards|features|player|spoken|training))[.]js$' },
    moduleSystems: ['es6'],
  },
};
