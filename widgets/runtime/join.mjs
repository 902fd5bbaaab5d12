// Joins the modules below one folder into few files in another, for one Python:
// node join.mjs SOURCE PACKED BUNDLE TARGET VERSION
//
// In TARGET/joined lie the files of a site, in TARGET/packed those of a folder that is packed to be played anywhere,
// where modules of PACKED stand for some of SOURCE; the module BUNDLE describes Python's files. Prints what each
// joined file holds (`modules`, by their paths below SOURCE) and needs before it runs (`imports`), as JSON by its name.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { build } from 'esbuild';

const [source, packed, bundle, target, version] = process.argv.slice(2);

/** What pages and workers ask for by name. Each is joined by itself: none shares code with another. */
const ENTRIES = ['ubao.js', 'worker.js', 'chooser.js', 'lesson.js', 'wall.js', 'ready.js', 'paper.js', 'sets.js', 'results.js', 'tournament.js', 'numbers.js', 'rooms.js', 'offline.js', 'renewal.js', 'recalling.js', 'snapshot.js'];

/** What browsers load as a script that is no module: not all of them know modules there. */
const CLASSIC = ['service-worker.js', 'practised.js', 'sandbox.js'];

/** Modules that are not ours, which lie beside the entries: the name we import them by, and npm's. */
const OTHERS = { 'qr.js': 'uqr', 'codemirror.js': join(source, 'codemirror.js') };

/** Python's own scripts, which only the script that holds all it needs is joined with. */
const PYODIDE = { 'pyodide.js': 'pyodide', 'pyodide.asm.js': 'pyodide/pyodide.asm.mjs' };

/** What a packed page loads. It has no modules: each file is a script that is whole by itself. */
const PACKED = ['ubao.js', 'chooser.js', 'lesson.js', 'wall.js', 'ready.js', 'paper.js', 'sets.js', 'results.js', 'tournament.js', 'numbers.js', 'rooms.js', 'practised.js'];

/** Of the modules in SOURCE, those that another stands for in a packed folder. */
const SWAPPED = {
  'addresses.js': 'addresses.js',
  'elements/player.js': 'player.js',
  'elements/renewing.js': 'renewing.js',
  'site.js': 'site.js',
  'engine/files.js': 'files.js',
  'engine/spawning.js': 'spawning.js',
  'offline/forgetting.js': 'forgetting.js',
  'offline/keeping.js': 'keeping.js',
  'offline/playing.js': 'playing.js',
  'ready/ready.js': 'ready.js',
  'training/reading.js': 'reading.js',
};

/** What workers load. A page can't ask ahead for what they import, so the runtime's description is a part of each. */
const FOR_WORKERS = ['worker.js', 'recalling.js', 'snapshot.js'];

/** @param {string} entry path */
const others = (entry) => ({
  name: 'others',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: /\/engine\/version\.js$/ }, () => ({ contents: `export const version = '${version}';` }));
    const within = FOR_WORKERS.includes(basename(entry));
    onResolve({ filter: /^\.\.\/bundle\.js$/ }, () => (
      within ? { path: 'bundle.js', namespace: 'runtime' } : { path: './bundle.js', external: true }
    ));
    onLoad({ filter: /./, namespace: 'runtime' }, async () => ({ contents: await readFile(bundle) }));
    // Words are of the site's language, so the site has them.
    onResolve({ filter: /^\.\.?\/words\// }, ({ path }) => ({ path: path.replace('..', '.'), external: true }));
    for (const [name, module] of Object.entries(OTHERS)) {
      const filter = new RegExp(`^\\.\\./${name}$`);
      onResolve({ filter }, ({ resolveDir, kind }) => resolve(module, { resolveDir, kind }));
    }
  },
});

const pyodide = {
  name: 'pyodide',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(node:|ws$)/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /\/pyodide(\.asm)?\.js$/ }, ({ path, resolveDir, kind }) => resolve(PYODIDE[basename(path)], { resolveDir, kind }));
  },
};

const OPTIONS = {
  bundle: true, format: 'esm', target: 'es2022', minify: true, write: false, outdir: source,
  // Names in the maps and in the report must not tell where this project lies.
  absWorkingDir: source, preserveSymlinks: true,
};

/** Join an entry with all that it imports; what it imports with `import()` is for later. */
const joinEntry = (entry) => build({
  ...OPTIONS, entryPoints: [entry], splitting: true, plugins: [others(entry)],
  chunkNames: '[name]-[hash]', sourcemap: 'linked', metafile: true,
  // What comes later comes to a page that has the entry already. Told so, esbuild keeps the entry's
  // modules together; else it would part them by who else imports them, in dozens of files.
  inject: [entry],
});

const joinClassic = (entry) => build({
  ...OPTIONS, entryPoints: [entry], format: 'iife', metafile: true, plugins: [pyodide],
  // Python's own would be larger than all others.
  sourcemap: ['sandbox.js', 'python.js'].includes(basename(entry)) ? false : 'linked',
  define: { 'process.env.NODE_ENV': '"production"' },
  // No settings of a folder above.
  tsconfigRaw: '{}',
});

/**
 * Join an entry for packed folders into one file, as text.
 * @param {string} entry path
 * @param {string} [worker] the text of the worker's script, for pages
 */
async function joinPacked(entry, worker = '') {
  const swaps = {
    name: 'swaps',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\.\.?\/words\// }, ({ path }) => ({ path, namespace: 'named' }));
      onLoad({ filter: /./, namespace: 'named' }, () => ({ contents: '' }));
      onResolve({ filter: /worker-source\.js$/ }, ({ path }) => ({ path, namespace: 'worker' }));
      onLoad({ filter: /./, namespace: 'worker' }, () => ({ contents: worker, loader: 'text' }));
      onResolve({ filter: /\/bundle\.js$/ }, () => ({ path: bundle }));
      onResolve({ filter: /^\.\.\/qr\.js$/ }, ({ resolveDir, kind }) => resolve('uqr', { resolveDir, kind }));
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const other = SWAPPED[relative(source, join(resolveDir, path))];
        return other ? { path: join(packed, other) } : undefined;
      });
    },
  };
  const { outputFiles: [file] } = await build({ ...OPTIONS, entryPoints: [entry], format: 'iife', plugins: [swaps] });
  return file.text;
}

const report = {};
await mkdir(join(target, 'joined'), { recursive: true });
for (const entry of [...ENTRIES, ...CLASSIC]) {
  const { outputFiles, metafile } = await (CLASSIC.includes(entry) ? joinClassic : joinEntry)(join(source, entry));
  for (const { path, contents } of outputFiles) await writeFile(join(target, 'joined', basename(path)), contents);
  for (const [name, { inputs, imports }] of Object.entries(metafile.outputs)) {
    if (!name.endsWith('.js')) continue;
    const before = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    report[name] = { modules: Object.keys(inputs), imports: before.map(({ path }) => path) };
  }
}

// For authors at work, to whom all modules are served as they were written.
for (const [out, module] of Object.entries(OTHERS)) {
  const entry = { in: module, out: basename(out, '.js') };
  const { outputFiles: [file] } = await build({ ...OPTIONS, entryPoints: [entry] });
  await writeFile(join(target, out), file.contents);
}
await mkdir(join(target, 'packed'), { recursive: true });
const worker = await joinPacked(join(source, 'worker.js'));
for (const entry of [...PACKED.map((name) => join(source, name)), join(packed, 'searching.js'), join(packed, 'course.js')]) {
  await writeFile(join(target, 'packed', basename(entry)), await joinPacked(entry, worker));
}
const { outputFiles: [python] } = await joinClassic(join(packed, 'python.js'));
await writeFile(join(target, 'packed', 'python.js'), python.contents);
process.stdout.write(JSON.stringify(report));
