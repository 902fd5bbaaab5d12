// A Pyodide as others have it, with nothing of ours: node bare.mjs FOLDER SCRIPT [ARGUMENT…]
//
// Loads the rules as FOLDER/pyodide-lock.json describes them, then runs a Python script. The current folder of this
// process is Python's, too. Whatever fails ends this process with 1.

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const [folder, script, ...args] = process.argv.slice(2);
const home = resolve(folder);
const pyodide = await loadPyodide({
  lockFileURL: join(home, 'pyodide-lock.json'),
  packageCacheDir: home,
  args: [script, ...args],
});
const quiet = { messageCallback: () => {}, errorCallback: console.error };
await pyodide.loadPackage('ubao-rules', quiet);
pyodide.mountNodeFS('/host', process.cwd());
pyodide.FS.chdir('/host');
try {
  pyodide.runPython(await readFile(script, 'utf8'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
