// A board's optional features in one module, so that they're few files. It is fetched as soon as the game is playable,
// to be there if the network goes away.

import '../kit/later-words.js';
import { addMoveField, watchShortcuts } from '../board/keyboard.js';
import { addLens } from '../board/lens.js';
import { showTrace, watchCaptures } from '../board/markers.js';
import { fitLetters } from '../board/screen.js';
import { unheard } from '../game/controller.js';
import { settings } from '../kit/settings.js';
import { keepPython, keepSite } from '../offline/keeping.js';
import { addCoach } from '../play/coach.js';
import { watchEndings } from '../play/ending.js';
import { giveReasons } from '../play/hint.js';
import { isNew, offerSounds } from '../play/newcomer.js';
import { addNotes } from '../play/notes.js';
import { addOpponent } from '../play/opponent.js';
import { addReview } from '../play/review.js';
import { TurnList } from '../play/turn-list.js';
import { leadElsewhere } from '../saving/links.js';
import { followAddress } from '../saving/opening.js';
import { offerGames } from '../saving/resume.js';
import { receiveDrops } from '../saving/share.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Autosave } from '../saving/autosave.js' */

export { showTwoSided } from '../board/screen.js';
export { startAgain } from '../dialogs/confirmations.js';
export { chooseLevel } from '../dialogs/players.js';
export { giveHint } from '../play/hint.js';
export { explainTurn } from '../play/replay.js';
export { openMore } from './more.js';

keepSite();

/** @param {BoardApi} board @param {Autosave | null} autosave null if games aren't stored */
export function addFeatures(board, autosave) {
  board.on('arrive', ({ outcome }) => outcome.move && keepPython());
  if (globalThis.speechSynthesis) import('../play/read-aloud.js').then(({ readAloud }) => readAloud(board), unheard);
  // Examples that nobody has reached yet: then they work offline.
  if (document.querySelector('ubao-demo')) import('./demo.js').catch(unheard);
  giveReasons(board.game);
  addMoveField(board);
  addLens(board);
  watchCaptures(board);
  fitLetters(board);
  showTrace(board);
  watchShortcuts(board);
  if (board.game.judge) return;
  const turns = new TurnList(board);
  watchSaying(board, turns);
  if (board.game.coached) {
    addCoach(board, turns);
    watchEndings(board, addReview(board, turns), async (game, level) =>
      (await import('../training/today.js')).noteWin(game, level),
    );
  } else watchEndings(board);
  if (!autosave) return;
  addNotes(board, turns);
  // Captures sound best, and children wait for them.
  let captured = false;
  board.on('step', ({ step: { effect } }) => {
    captured ||= effect === 'taken';
  });
  board.on('rest', () => {
    // In front of a class, nobody is asked and nothing fetched.
    if (captured && board.game.coached) offerSounds(board);
    captured = false;
  });
  addOpponent(board);
  offerGames(board, autosave);
  receiveDrops(board);
  followAddress(board);
  leadElsewhere(board);
  // A player with a game to resume isn't new.
  const leads = () => isNew(board) && !autosave.earlier.length;
  board.enqueue(() => {
    // By then the game may have begun, or the board may be gone.
    if (leads()) import('../play/guide.js').then(({ guide }) => leads() && guide(board), unheard);
  });
}

/** Show two children on two devices if their boards match. @param {BoardApi} board @param {TurnList} turns */
function watchSaying(board, turns) {
  const look = () => {
    if (!settings.value.spoken) return;
    stop();
    import('../play/check-line.js').then(({ addCheckLine }) => addCheckLine(board, turns), unheard);
  };
  const stop = board.on('settings', look);
  look();
}
