// What the browser side may say, and the arguments that each message needs.
// Made by `python -m widgets.messages` from the Fluent files beside the modules; change it there.

import type { Given } from './message.js';
import type { Language } from './speech.js';

declare global {
  /** The page's language, once the scripts with its words have run. */
  var ubaoMessages: Language;
}

export interface Messages {
  'board-tools': [];
  'board-more': [];
  'board-lost': [];
  'chooser-some': [{ items: Given, left: Given }];
  'chooser-all': [{ items: Given, left: Given }];
  'chooser-none': [{ items: Given }];
  'chooser-picked': [{ item: Given }];
  'match-side': [{ side: Given }];
  'match-cloth': [{ cloth: Given }];
  'match-level': [{ level: Given }];
  'match-level-on-cloth': [{ cloth: Given, level: Given }];
  'match-thinking': [{ mover: Given }];
  'match-waiting': [{ mover: Given }];
  'match-halfway': [{ parts: Given }];
  'match-chosen-early': [{ parts: Given }];
  'match-tried-early': [{ parts: Given }];
  'match-tried': [];
  'tools-undo': [];
  'tools-redo': [];
  'tools-what-happened': [];
  'tools-show-me': [];
  'tools-showing': [];
  'tools-hint': [];
  'tools-new-game': [];
  'tools-stop': [];
  'tools-players': [];
  'tools-toss': [];
  'tools-turn': [];
  'tools-whole': [];
  'tools-full': [];
  'tools-share': [];
  'tools-forget': [];
  'tools-settings': [];
  'training-puzzle-next': [];
}
