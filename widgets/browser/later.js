// What a board needs only when somebody asks for it. It is fetched as soon as the game can be played,
// so that it is there even if the network goes away.

import { followAddress } from './address.js';
import './fullscreen.js';
import './hint.js';
import './levels.js';
import './notes.js';
import { Offer } from './offer.js';
import { Opponent } from './opponent.js';
import './qr.js';
import './questions.js';
import { RatingLine } from './rating.js';
import { RecordPanel } from './record.js';
import './replay.js';
import { ReviewPanel } from './review.js';
import './settings-dialog.js';
import { receiveDrops } from './share.js';
import './table.js';
import { addMoveField } from './typing.js';
import { WorthPanel } from './worths.js';

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
