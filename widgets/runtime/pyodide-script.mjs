// Writes a bundle's Pyodide script: node pyodide-script.mjs SHRUNK TARGET [SECONDARY]
//
// SHRUNK is the output of split/shrink.mjs. With the name of a SECONDARY, the script is for a split Pyodide.

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [shrunk, target, secondary] = process.argv.slice(2);
const linked = `import create from './shrunk.mjs';
import { wrap } from './split/link.mjs';
export default wrap(create, '${secondary}');`;

await build({
  stdin: {
    contents: secondary ? linked : "export { default } from './shrunk.mjs';",
    resolveDir: fileURLToPath(new URL('.', import.meta.url)),
  },
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  outfile: resolve(target),
  tsconfigRaw: '{}',
  // It warns about `eval`, which is for modules linked later.
  logLevel: 'error',
  external: ['node:*', 'ws'],
  plugins: [
    {
      name: 'shrunk',
      setup: ({ onResolve }) => onResolve({ filter: /shrunk\.mjs$/ }, () => ({ path: resolve(shrunk) })),
    },
  ],
});
