// Runs a Python script in Pyodide under Node: node pyodide.mjs FOLDER SCRIPT [ARGUMENT…]
//
// FOLDER holds the files of a bundle. Python sees this process's working directory as /host. If the script raises, the
// exit code is 1.

import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPyodide } from 'pyodide';

const [folder, script, ...args] = process.argv.slice(2);

// Node needs the suffix that browsers' hosts may not know.
const scratch = await mkdtemp(join(tmpdir(), 'pyodide-'));
await copyFile(join(folder, 'pyodide.asm.js'), join(scratch, 'pyodide.asm.mjs'));
const { default: create } = await import(pathToFileURL(join(scratch, 'pyodide.asm.mjs')));
await rm(scratch, { recursive: true });

const python = await loadPyodide({
  indexURL: resolve(folder),
  stdLibURL: resolve(folder, 'python_stdlib.txt'),
  createPyodideModule: (settings) => create(settings, { read: () => readFileSync(join(folder, 'pyodide.later.wasm')) }),
  // Set order in bytecode depends on hashes.
  env: { PYTHONHASHSEED: '0' },
  args: [script, ...args],
});
python.mountNodeFS('/host', process.cwd());
python.FS.chdir('/host');
try {
  python.runPython(await readFile(script, 'utf8'), { filename: script });
} catch (error) {
  // Otherwise Node would print the throwing line of Pyodide's code, which has only one.
  console.error(error.message);
  process.exitCode = 1;
}
