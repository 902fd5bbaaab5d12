// A page's words, for modules that say something. `python -m widgets.messages` writes them.

import { readFileSync } from 'node:fs';

globalThis.ubaoMessages = JSON.parse(readFileSync(new URL('../data/messages.json', import.meta.url), 'utf8'));
