// Which module of the browser side may import which. `make check` asks.

import { readFileSync } from 'node:fs';

const HOME = '^widgets/browser/';

/**
 * Folders, from the lowest to the highest. Each may use those below it, and itself; those in one row don't know each
 * other.
 */
const LAYERS = [
  ['kit/'],
  ['offline/'],
  ['engine/'],
  ['game/'],
  ['board/'],
  ['dialogs/'],
  ['play/', 'saving/'],
  ['training/', 'labs/', 'lesson/'],
  ['classroom/'],
  ['elements/'],
];

const among = (/** @type {string[]} */ names) => `${HOME}(${names.join('|')})`;

const layers = LAYERS.slice(0, -1).flatMap((row, level) =>
  row.map((name) => ({
    name: `layers-${name}`,
    comment: `${name} may use only what lies below it.`,
    severity: 'error',
    from: { path: among([name]) },
    to: {
      path: among(
        LAYERS.slice(level)
          .flat()
          .filter((other) => other !== name),
      ),
    },
  })),
);

const { scripts } = JSON.parse(readFileSync('widgets/browser/manifest.json', 'utf8'));

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
      // A script that pages name may need no other.
      from: { orphan: true, path: `${HOME}.*[.]js$`, pathNot: Object.values(scripts).map(({ module }) => module) },
      to: {},
    },
  ],
  options: {
    // What the bundler writes, the site brings along, or npm has.
    exclude: {
      path: '(bundle|manifest|pyodide|pyodide[.]asm|later-words)[.]js$|node_modules|^(uqr|@?codemirror|@?lezer|workbox)',
    },
    moduleSystems: ['es6'],
  },
};
