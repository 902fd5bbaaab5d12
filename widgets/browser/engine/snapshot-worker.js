// A worker that starts Python, imports all rules, and stores its memory. It has received no requests, so the snapshot
// contains nothing about players.

import { bundle } from './bundle.js';
import { keepSnapshot } from '../offline/snapshot.js';
import { SCRIPTS } from '../kit/site.js';
import { takeMemory } from './memory.js';

const home = new URL(bundle.path, SCRIPTS).href;
const library = `${home}python_stdlib.txt`;

async function take() {
  const download = self.fetch.bind(self);
  const integrity = bundle.integrity['python_stdlib.txt'] ?? '';
  self.fetch = (input, options) => download(input, String(input) === library ? { ...options, integrity } : options);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(`${home}pyodide.js`),
    import(`${home}pyodide.asm.js`),
  ]);
  await keepSnapshot(await takeMemory(loadPyodide, { indexURL: home, stdLibURL: library, createPyodideModule }));
}

// If this fails, later starts are as slow as this one.
take()
  .catch(() => {})
  .finally(() => self.postMessage('done'));
