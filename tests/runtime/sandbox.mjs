// Runs players as the sandbox does, in one Python: node sandbox.mjs RUNTIME WITHOUT ROUND…
//
// WITHOUT is the guard that Python does without from its beginning, or nothing. A round is the path of a player; after
// a comma, the guard of files that is taken away meanwhile. Prints what each player printed, and its answer.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limitFiles, limitMemory, Printer, readAnswer } from '../../widgets/browser/labs/guards.js';

const [folder, without, ...rounds] = process.argv.slice(2);
const home = resolve(folder);
const load = (name) => import(pathToFileURL(join(home, name)));
const { loadPyodide } = await load('pyodide.js');
const { default: createPyodideModule } = await load('pyodide.asm.js');
if (without !== 'memory') limitMemory();
const python = await loadPyodide({
  indexURL: `${home}/`,
  stdLibURL: join(home, 'python_stdlib.txt'),
  createPyodideModule: (settings) =>
    createPyodideModule(settings, { read: () => readFileSync(join(home, 'pyodide.later.wasm')) }),
});
let pieces = [];
const printer = new Printer((piece) => pieces.push(piece));
python.setStdout({ write: (bytes) => printer.write(bytes) });
const { Pupil, shut } = python.pyimport('game_core.api.pupil');
const { call } = Pupil();
const { FS } = python;
const unguarded = { ...FS };
limitFiles(FS);
if (without !== 'shut') shut();
const ask = (asked) => readAnswer(() => call(JSON.stringify(asked)));

function run(player) {
  pieces = [];
  const taken = ask({ source: readFileSync(player, 'utf8') });
  printer.turn();
  const told = taken.kind ? taken : ask({ game: 'oware', position: '4,4,0,5,5,5/5,4,4,4,4,4 0-0 N' });
  printer.turn();
  return { told, printed: pieces.map(({ printed }) => printed).join(''), pieces: pieces.length };
}

const results = rounds.map((round) => {
  const [player, guard] = round.split(',');
  const guarded = { ...FS };
  if (guard) FS[guard] = unguarded[guard];
  const result = run(player);
  Object.assign(FS, guarded);
  return result;
});
process.stdout.write(JSON.stringify(results));
