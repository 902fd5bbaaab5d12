// A first game, as far as this device remembers: whether to guide the player, and “Sounds?” after the first capture.

import { make, makeButton } from '../kit/element.js';
import { afterBreath } from '../kit/dialog.js';
import { settings } from '../kit/settings.js';
import { words } from '../kit/speech.js';
import { keep, recall } from '../kit/store.js';

/** @import { BoardApi } from '../board/view.js' */

/** What is stored for those guided: `UNASKED`, and true once they have been asked about sounds. */
const NAME = 'led';
const UNASKED = 'unasked';

/** Whether somebody was guided in this visit, if nothing can be stored. */
let led = false;

/**
 * Return whether to guide the player through the first turn: only at the main board of a game's page, before a game
 * that no link brought, if the computer isn't to move; and not for those who went to the search.
 * @param {BoardApi} board
 */
export function isNew({ element, game: { scene, mover, coached } }) {
  const begins = scene && !scene.plies && !scene.result && !mover && !/^#[pg]=/.test(location.hash);
  const fills = element.isConnected && element.getAttribute('size') === 'screen';
  const plays = fills && !document.activeElement?.matches('input');
  return Boolean(begins && coached && plays && !led && !recall(NAME));
}

/** Remember that this device needs no guide anymore. */
export function remember() {
  led = true;
  keep(NAME, recall(NAME) ?? UNASKED);
}

/** The number of turns the question stays. */
const PATIENCE = 4;

/** Ask about sounds, once per device. @param {BoardApi} board */
export function offerSounds(board) {
  if (settings.value.sounds || recall(NAME) === true || !keep(NAME, true)) return;
  let turns = 0;
  const answer = (/** @type {boolean} */ sounds) => {
    stop();
    if (sounds) settings.set({ sounds });
    board.release(place);
    place.remove();
  };
  const question = words('play-sounds');
  const yes = makeButton(words('play-sounds-on'), () => answer(true), { class: 'ubao-choice' });
  const no = makeButton(words('play-sounds-off'), () => answer(false));
  const look = { class: 'ubao-sound-offer', role: 'group', 'aria-label': question };
  const asked = make('span', { role: 'status' });
  const place = make('div', look, asked);
  const stop = board.on('arrive', () => {
    turns += 1;
    if (turns > PATIENCE) answer(false);
  });
  board.layout.words.append(place);
  afterBreath(() => {
    asked.textContent = question;
    asked.after(yes, no);
  });
}
