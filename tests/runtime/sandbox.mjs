// Runs a player as the sandbox does, with all guards but those named: node sandbox.mjs RUNTIME PLAYER [GUARD…]
//
// Prints what the player printed, and its answer.

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limitFiles, limitMemory, Printer, readAnswer } from '../../widgets/browser/labs/guards.js';

const [folder, player, ...without] = process.argv.slice(2);
const has = (guard) => !without.includes(guard);
const home = resolve(folder);
const load = (name) => import(pathToFileURL(join(home, name)));
const { loadPyodide } = await load('pyodide.js');
const { default: createPyodideModule } = await load('pyodide.asm.js');
if (has('memory')) limitMemory();
const python = await loadPyodide({
  indexURL: `${home}/`,
  stdLibURL: join(home, 'python_stdlib.txt'),
  createPyodideModule: (settings) =>
    createPyodideModule(settings, { read: () => readFileSync(join(home, 'pyodide.later.wasm')) }),
});
const pieces = [];
const printer = new Printer((piece) => pieces.push(piece));
python.setStdout({ write: (bytes) => printer.write(bytes) });
const { Pupil, shut } = python.pyimport('game_core.api.pupil');
const { call } = Pupil();
if (has('files')) {
  // A guard of the file system is left out by giving its part of it back.
  const { FS } = python;
  const parts = Object.fromEntries(without.filter((name) => name in FS).map((name) => [name, FS[name]]));
  limitFiles(FS);
  Object.assign(FS, parts);
}
if (has('shut')) shut();
const ask = (asked) => readAnswer(() => call(JSON.stringify(asked)));
const source = await readFile(player, 'utf8');
const taken = ask({ source });
printer.turn();
const told = taken.kind ? taken : ask({ game: 'oware', position: '4,4,0,5,5,5/5,4,4,4,4,4 0-0 N' });
printer.turn();
process.stdout.write(
  JSON.stringify({ told, printed: pieces.map(({ printed }) => printed).join(''), pieces: pieces.length }),
);
