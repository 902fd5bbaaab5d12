// A page's words, for modules that say something. `test_node.py` writes them.

import { say } from '../../widgets/browser/kit/message.js';

globalThis.self = globalThis;
await import(process.env.WORDS);

/** Sentences of a test's own. */
export const plain = (...sentences) => sentences.flatMap((words) => say('game-plain', { words }));
