// What a board needs only when somebody asks for it, in one module, so that it comes in few files. It is
// fetched as soon as the game can be played, so that it is there even if the network goes away.

import { followAddress } from './address.js';
import { Offer } from './offer.js';
import { Opponent } from './opponent.js';
import { RatingLine } from './rating.js';
import { RecordPanel } from './record.js';
import { ReviewPanel } from './review.js';
import { receiveDrops } from './share.js';
import { addMoveField } from './typing.js';
import { WorthPanel } from './worths.js';

export { ask } from './dialog.js';
export { toggleFullScreen } from './fullscreen.js';
export { giveHint } from './hint.js';
export { agreeToStop, decideWhoBegins, forget, nameThePlayers, startAgain } from './questions.js';
export { explainTurn } from './replay.js';
export { openSettings } from './settings-dialog.js';
export { share } from './share.js';
export { layTable } from './table.js';

/**
 * Give a board all that it can do without at first.
 * @param {import('./board.js').UbaoBoard} board
 */
export function furnish(board) {
  addMoveField(board);
  if (board.judge) return;
  const record = new RecordPanel(board);
  board.companions.push(record);
  if (board.coached) board.companions.push(new RatingLine(board), new WorthPanel(board), new ReviewPanel(board, record));
  if (!board.keeper) return;
  board.companions.push(new Opponent(board));
  new Offer(board, board.keeper).show();
  receiveDrops(board);
  followAddress(board);
}
