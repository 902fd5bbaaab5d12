// Runs a module of test_split.py: node split.mjs PRIMARY SECONDARY CALLS
//
// CALLS is JSON: [export, argument…] each, or ["break"] and ["mend"] for the secondary. Prints for each what came of it,
// the number of times that the secondary was read, and at the end the names of all exports.

import { readFileSync } from 'node:fs';
import { link } from '../../widgets/runtime/split/link.mjs';

const [primary, secondary, calls] = process.argv.slice(2);
let reads = 0;
let broken = false;
const read = () => {
  reads += 1;
  if (broken) throw new Error('lost');
  return readFileSync(secondary);
};
const logged = [];
const imports = { env: { log: (value) => void logged.push(value) } };
const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(primary)), imports);
const { exports } = link(instance, imports, read);
const results = [];
for (const [name, ...given] of JSON.parse(calls)) {
  if (name === 'break' || name === 'mend') broken = name === 'break';
  else {
    let result;
    try {
      const it = exports[name];
      result = typeof it === 'function' ? it(...given) : it.value;
    } catch (error) {
      result = error.constructor.name;
    }
    results.push([result ?? null, reads]);
  }
}
console.log(JSON.stringify({ results, logged, names: Object.keys(exports) }));
