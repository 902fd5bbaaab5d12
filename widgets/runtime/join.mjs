// Joins the browser side's modules into few files, for one Python:
// node join.mjs SOURCE PACKED BUNDLE TARGET VERSION
//
// SOURCE/manifest.json says which scripts there are, and which elements each defines. In TARGET/joined lie the files of
// a site, in TARGET/packed those of a folder that is packed to be played anywhere: there a module of PACKED stands for
// the one at the same path in SOURCE. The module BUNDLE describes Python's files. Prints what each joined file holds
// (`modules`, by their paths below SOURCE) and needs before it runs (`imports`), as JSON by its name.

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const [source, packed, bundle, target, version] = process.argv.slice(2);
const python = join(dirname(bundle), 'runtime', version);
const { elements, scripts } = JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8'));

/** The scripts by name; an element of its own script is one, too. */
const entries = { ...scripts };
for (const { module, script } of Object.values(elements)) {
  if (script) entries[script] = { module, packed: true };
}

/** What elements/manifest.js says: how to load the elements that come with boards. */
function writeManifest() {
  const loaded = Object.entries(elements).filter(([tag, { script }]) => !script && tag !== 'ubao-board');
  const loaders = loaded.map(([tag, { module }]) => `'${tag}': () => import('./${module}')`);
  const lazy = loaded.filter(([, { lazy }]) => lazy).map(([tag]) => tag);
  return `export const LOADERS = {${loaders}};\nexport const LAZY = ${JSON.stringify(lazy)};\n`;
}

/** Modules that nobody has written: what stands for each, by the end of its path. */
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
 * What lies beside the joined files: words, which are of the site's language, and the description of Python's files. A
 * page can't ask ahead for what its workers import, so the description is a part of their scripts.
 * @param {boolean} within whether it is
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
 * What a packed folder has in another way: its own modules, the worker's script as text, all words before any script.
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
  // Names in the maps and in the report must not tell where this project lies, and no settings of a folder above count.
  absWorkingDir: source,
  preserveSymlinks: true,
  tsconfigRaw: '{}',
  define: { VERSION: `'${version}'`, 'process.env.NODE_ENV': '"production"' },
};

/** Join a script with all that it imports; what it imports with `import()` is for later. */
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
    // What comes later comes to a page that has the entry already. Told so, esbuild keeps the entry's
    // modules together; else it would part them by who else imports them, in dozens of files.
    inject: [join(source, module)],
  });

/**
 * Join one that is no module: not all browsers know modules where it runs. Python's own map would be larger than it.
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

/** Join one for packed folders into one file that is no module, as text. */
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
  for (const { path, contents } of outputFiles) await writeFile(join(target, 'joined', basename(path)), contents);
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
