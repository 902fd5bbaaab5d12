// “Sounds?”: asked once per device, after the first capture.

import { settings } from '../kit/settings.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { claimOffer } from './newcomer.js';

/** The number of turns the question stays. */
const PATIENCE = 4;

/** @param {import('../board/view.js').BoardApi} board */
export function offerSounds(board) {
  if (settings.value.sounds || !claimOffer()) return;
  let turns = 0;
  const answer = (/** @type {boolean} */ sounds) => {
    stop();
    if (sounds) settings.set({ sounds });
    board.release(place);
    place.remove();
  };
  const place = make(
    'div',
    { class: 'ubao-sound-offer', role: 'group', 'aria-label': words('play-sounds') },
    words('play-sounds'),
    makeButton(words('play-sounds-on'), () => answer(true), { class: 'ubao-choice' }),
    makeButton(words('play-sounds-off'), () => answer(false)),
  );
  const stop = board.on('arrive', () => {
    turns += 1;
    if (turns > PATIENCE) answer(false);
  });
  board.layout.words.append(place);
}
