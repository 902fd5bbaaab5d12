// Writes the modules of one folder to another, minified: node minify.mjs SOURCE TARGET
//
// Each stays a module of its own. Classes and functions keep their names, so that an error of a
// published site still says where it arose; that costs 70 bytes.

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';

const OPTIONS = { module: true, ecma: 2022, keep_classnames: true, keep_fnames: true };

/** Modules that are not ours: the name we import them by, and npm's. */
const OTHERS = { 'qr.js': 'uqr' };

const [source, target] = process.argv.slice(2);
const ours = (await readdir(source)).filter((name) => name.endsWith('.js')).sort();
const paths = new Map(ours.map((name) => [name, join(source, name)]));
for (const [name, module] of Object.entries(OTHERS)) {
  paths.set(name, fileURLToPath(import.meta.resolve(module)));
}
for (const [name, path] of paths) {
  const written = await readFile(path, 'utf8');
  const { code } = await minify({ [name]: written }, { ...OPTIONS });
  await writeFile(join(target, name), code);
}
