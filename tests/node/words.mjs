// A page's messages, for modules that need them. `test_node.py` writes them. The messages that are loaded later, as one
// of the site's scripts, are among them; a test has to import the modules that load them after this one.

import { register } from 'node:module';
import { say } from '../../widgets/browser/kit/speech.js';

register(
  `data:text/javascript,${encodeURIComponent(`export const resolve = (name, context, next) =>
  name.endsWith('/later-words.js') ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context);`)}`,
);
globalThis.self = globalThis;
await import(process.env.WORDS);

/** A test's own sentences. */
export const plain = (...sentences) => sentences.flatMap((words) => say('game-plain', { words }));
