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
  'board-leave-full': [];
  'board-choices': [];
  'board-progress': [];
  'board-loading': [];
  'board-retry': [];
  'board-turns': [];
  'board-waiting': [];
  'board-skip': [];
  'board-computer': [];
  'board-your-turn': [];
  'board-its-turn': [];
  'board-open-cell': [{ cell: Given }];
  'board-play': [];
  'board-back': [];
  'board-take-back': [];
  'board-from-here': [];
  'board-go-on': [];
  'board-type': [];
  'board-play-typed': [];
  'chooser-some': [{ items: Given, left: Given }];
  'chooser-all': [{ items: Given, left: Given }];
  'chooser-none': [{ items: Given }];
  'chooser-picked': [{ item: Given }];
  'elements-link': [];
  'elements-link-lost': [];
  'elements-demo-show': [];
  'elements-demo-next': [];
  'elements-demo-skip': [];
  'elements-demo-back': [];
  'elements-demo-count': [{ shown: Given, turns: Given }];
  'elements-demo-try': [];
  'elements-demo-return': [];
  'elements-forget': [];
  'engine-failed': [];
  'engine-late': [];
  'engine-died': [];
  'engine-deadly': [];
  'engine-lost': [];
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
  'tools-what': [];
  'tools-show': [];
  'tools-showing': [];
  'tools-hint': [];
  'tools-new': [];
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
