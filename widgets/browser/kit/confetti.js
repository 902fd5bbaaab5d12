// A little celebration when something is solved or won: seeds leap, unless the reader prefers reduced motion.

import { make } from './element.js';
import { settings } from './settings.js';

/** The number of seeds, their reach in pixels, and the duration in milliseconds. */
const SEEDS = 14;
const FAR = 130;
const TIME = 900;

/** Let seeds leap. They're decoration; words say what was done. @param {Element} place the origin */
export function celebrate(place) {
  if (!settings.pace) return;
  const joy = make('div', { class: 'ubao-joy', 'aria-hidden': 'true' });
  place.append(joy);
  for (let index = 0; index < SEEDS; index += 1) {
    const seed = make('i');
    joy.append(seed);
    const angle = (index / SEEDS) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * FAR, Math.sin(angle) * FAR * 0.7];
    seed.animate(
      [
        { transform: 'scale(0.4)', opacity: 1 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.6 },
        { transform: `translate(${x}px, ${y + FAR / 3}px)`, opacity: 0 },
      ],
      { duration: TIME, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)', fill: 'both' },
    );
  }
  setTimeout(() => joy.remove(), TIME);
}
