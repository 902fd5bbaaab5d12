// A page's messages, for modules that need them. `test_node.py` writes them.

import { say } from '../../widgets/browser/kit/speech.js';

globalThis.self = globalThis;
await import(process.env.WORDS);

/** A test's own sentences. */
export const plain = (...sentences) => sentences.flatMap((words) => say('game-plain', { words }));
