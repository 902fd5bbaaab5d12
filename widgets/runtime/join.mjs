// Bundles the browser side's modules into few files, for one Python:
// node join.mjs SOURCE PACKED BUNDLE TARGET VERSION
//
// SOURCE/manifest.json lists the scripts and the elements that each defines. TARGET/joined gets a site's files,
// TARGET/packed those of a folder packed to use anywhere, where a module of PACKED replaces the one at the same path in
// SOURCE. The module BUNDLE describes Python's files. Prints JSON with each bundled file's `modules`, by their paths
// in SOURCE, and `imports`.

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const [source, packed, bundle, target, version] = process.argv.slice(2);
const python = join(dirname(bundle), 'runtime', version);
const { elements, scripts } = JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8'));

/** The scripts by name, including elements with a script of their own. */
const entries = { ...scripts };
for (const { module, script } of Object.values(elements)) {
  if (script) entries[script] = { module, packed: true };
}

/** Generate elements/manifest.js, which loads the elements that come with boards. */
function writeManifest() {
  const loaded = Object.entries(elements).filter(([tag, { script }]) => !script && tag !== 'ubao-board');
  const loaders = loaded.map(([tag, { module }]) => `'${tag}': () => import('./${module}')`);
  const whole = loaded.filter(([, { lazy }]) => !lazy).map(([tag]) => tag);
  return `export const LOADERS = {${loaders}};\nexport const WHOLE = '${whole}';\n`;
}

/** Generated modules, by the end of their paths. */
const MADE = [
  [/\/manifest\.js$/, () => ({ contents: writeManifest(), resolveDir: source })],
  [/\/pyodide\.js$/, () => ({ contents: "export * from 'pyodide';", resolveDir: source })],
  [
    /\/pyodide\.asm\.js$/,
    () => ({ contents: `export { default } from '${python}/pyodide.asm.js';`, resolveDir: source }),
  ],
];

const made = {
  name: 'made',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:|ws$)/ }, ({ path }) => ({ path, external: true }));
    MADE.forEach(([filter, load], at) => {
      const namespace = `made-${at}`;
      onResolve({ filter }, ({ path }) => (path.startsWith('.') ? { path: basename(path), namespace } : undefined));
      onLoad({ filter: /./, namespace }, load);
    });
  },
};

/**
 * Modules next to the bundled files: messages, which depend on the site's language, and the description of Python's
 * files. Pages can't preload their workers' imports, so workers' scripts include the description.
 * @param {boolean} within whether it's included
 */
const beside = (within) => ({
  name: 'beside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/later-words\.js$/ }, () => ({ path: './words/later.js', external: true }));
    onResolve({ filter: /\/bundle\.js$/ }, () =>
      within ? { path: 'bundle.js', namespace: 'runtime' } : { path: './bundle.js', external: true },
    );
    onLoad({ filter: /./, namespace: 'runtime' }, async () => ({ contents: await readFile(bundle) }));
  },
});

/**
 * What a packed folder replaces: its own modules, the worker's script as text, all messages before any script.
 * @param {string} worker
 */
const swapped = (worker) => ({
  name: 'swapped',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/(later-words|worker-source)\.js$/ }, ({ path }) => ({ path, namespace: 'text' }));
    onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
      contents: path.includes('worker') ? worker : '',
      loader: 'text',
    }));
    onResolve({ filter: /\/bundle\.js$/ }, () => ({ path: bundle }));
    onResolve({ filter: /^[./]/ }, ({ path, resolveDir }) => {
      const other = join(packed, relative(source, resolve(resolveDir, path)));
      return other.startsWith(packed) && existsSync(other) ? { path: other } : undefined;
    });
  },
});

const OPTIONS = {
  bundle: true,
  target: 'es2022',
  minify: true,
  write: false,
  outdir: source,
  // Names in source maps and the report must not depend on the project's location, and no settings of a parent folder
  // may apply.
  absWorkingDir: source,
  preserveSymlinks: true,
  tsconfigRaw: '{}',
  define: { VERSION: `'${version}'`, 'process.env.NODE_ENV': '"production"' },
};

/** Bundle a script with all its imports; dynamic imports are split off. */
const joinEntry = (name, { module, worker }) =>
  build({
    ...OPTIONS,
    format: 'esm',
    entryPoints: [{ in: join(source, module), out: name }],
    splitting: true,
    plugins: [beside(worker), made],
    chunkNames: '[name]-[hash]',
    sourcemap: 'linked',
    metafile: true,
    // Dynamic imports are loaded by pages that have the entry already. Injecting it makes esbuild keep the entry's
    // modules together; otherwise it would split them by importers into dozens of files.
    inject: [join(source, module)],
  });

/**
 * Bundle a classic script, for contexts where not all browsers support modules. Python's own source map would be larger
 * than the script.
 */
const joinClassic = (name, { module }) =>
  build({
    ...OPTIONS,
    format: 'iife',
    entryPoints: [{ in: join(source, module), out: name }],
    plugins: [made],
    metafile: true,
    sourcemap: name === 'sandbox' ? false : 'linked',
  });

/** Bundle a classic script for packed folders, as text. */
async function joinPacked(path, worker = '') {
  const {
    outputFiles: [file],
  } = await build({ ...OPTIONS, format: 'iife', entryPoints: [path], plugins: [swapped(worker), made] });
  return file.text;
}

const report = {};
await mkdir(join(target, 'joined'), { recursive: true });
for (const [name, entry] of Object.entries(entries)) {
  const { outputFiles, metafile } = await (entry.classic ? joinClassic : joinEntry)(name, entry);
  // A file that only leads to others has no source to map.
  const bare = new Set(outputFiles.filter(({ text }) => text.includes('"sources": []')).map(({ path }) => path));
  for (const { path, text } of outputFiles) {
    if (bare.has(path)) continue;
    const kept = bare.has(`${path}.map`) ? text.replace(/\/\/# sourceMappingURL=.*\n$/, '') : text;
    await writeFile(join(target, 'joined', basename(path)), kept);
  }
  for (const [file, { inputs, imports }] of Object.entries(metafile.outputs)) {
    if (!file.endsWith('.js')) continue;
    const before = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    report[file] = { modules: Object.keys(inputs), imports: before.map(({ path }) => path) };
  }
}

await mkdir(join(target, 'packed'), { recursive: true });
const worker = await joinPacked(join(source, entries.worker.module));
const whole = Object.entries(entries)
  .filter(([, entry]) => entry.packed)
  .map(([name, { module }]) => [name, join(source, module)]);
for (const [name, path] of [
  ...whole,
  ['searching', join(packed, 'searching.js')],
  ['course', join(packed, 'course.js')],
  ['python', join(packed, 'python.js')],
]) {
  await writeFile(join(target, 'packed', `${name}.js`), await joinPacked(path, worker));
}
process.stdout.write(JSON.stringify(report));
