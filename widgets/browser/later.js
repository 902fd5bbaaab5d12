// What a board needs only when somebody asks for it. It is fetched as soon as the game can be played,
// so that it is there even if the network goes away.

import { followAddress } from './address.js';
import './fullscreen.js';
import './levels.js';
import { findMainBoard } from './link.js';
import './notes.js';
import { Offer } from './offer.js';
import { Opponent } from './opponent.js';
import './qr.js';
import './questions.js';
import { RecordPanel } from './record.js';
import './replay.js';
import './settings-dialog.js';
import { receiveDrops } from './share.js';
import './table.js';
import { addMoveField } from './typing.js';

/**
 * Give a board all that it can do without at first.
 * @param {import('./board.js').UbaoBoard} board
 */
export function furnish(board) {
  addMoveField(board);
  if (board.judge) return;
  board.companions.push(new RecordPanel(board));
  if (!board.keeper) return;
  board.companions.push(new Opponent(board));
  new Offer(board, board.keeper).show();
  receiveDrops(board);
  if (board === findMainBoard()) followAddress(board);
}
