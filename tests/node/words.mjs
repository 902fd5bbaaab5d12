// A page's words, for modules that say something. `python -m widgets.messages` writes them.

import { readFileSync } from 'node:fs';
import { say } from '../../widgets/browser/kit/message.js';

globalThis.ubaoMessages = JSON.parse(readFileSync(new URL('../data/messages.json', import.meta.url), 'utf8'));

/** Sentences of a test's own. */
export const plain = (...sentences) => sentences.flatMap((words) => say('game-plain', { words }));
