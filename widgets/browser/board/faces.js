// The computer's five players, carved in wood.

import { makeSvg } from '../kit/element.js';

/** Each level's paths in a 48 × 48 box. @type {Record<string, Record<string, string>>} */
const FACES = {
  // Eyes half closed, and a moon.
  dreamer: {
    head: 'M22 10c11 0 17 7 17 17s-7 18-17 18S5 37 5 27s6-17 17-17z',
    lines: 'M10 26q4 4 8 0M26 26q4 4 8 0M17 36q5 3 10 0M22 27v4',
    eyes: '',
    more: 'M40 3a7 7 0 1 0 5 11a6 6 0 0 1-5-11z',
  },
  // A mouth that has room for more.
  greedy: {
    head: 'M24 6c13 0 20 8 20 19s-8 19-20 19S4 36 4 25S11 6 24 6z',
    lines: 'M10 15q5-3 9 1M38 15q-5-3-9 1M24 21v4',
    eyes: 'M15 18a3 3 0 1 0 .1 0zM33 18a3 3 0 1 0 .1 0z',
    more: 'M11 29h26q-2 11-13 11T11 29z',
  },
  // Brows high, and eyes to the side.
  careful: {
    head: 'M24 4c10 0 15 8 15 20s-6 21-15 21S9 36 9 24S14 4 24 4z',
    lines: 'M13 16q4-5 8-2M27 14q4-3 8 2M24 23v6M19 37h10',
    eyes: 'M19 19a2.6 2.6 0 1 0 .1 0zM33 19a2.6 2.6 0 1 0 .1 0z',
    more: 'M20 9h.1M24 7.5h.1M28 9h.1',
  },
  // Rings around the eyes, and a row of cups on the forehead.
  planner: {
    head: 'M10 8h28q4 0 4 5v17q-2 14-18 15Q8 44 6 30V13q0-5 4-5z',
    lines: 'M22 25h4M8 22h1M39 22h1M18 38q6 1 12-1M24 29v4M16 19a6 6 0 1 0 .1 0zM32 19a6 6 0 1 0 .1 0z',
    eyes: 'M16 22.5a2.5 2.5 0 1 0 .1 0zM32 22.5a2.5 2.5 0 1 0 .1 0z',
    more: 'M14 13h.1M19 13h.1M24 13h.1M29 13h.1M34 13h.1',
  },
  // A crown of seeds.
  champion: {
    head: 'M24 13c11 0 16 6 16 15s-6 18-16 18S8 37 8 28s5-15 16-15z',
    lines: 'M13 23l7 2M35 23l-7 2M16 36q8 6 16 0M24 28v4',
    eyes: 'M17 26a2.6 2.6 0 1 0 .1 0zM31 26a2.6 2.6 0 1 0 .1 0z',
    more: 'M8 19L6 5l9 6l9-9l9 9l9-6l-2 14q-16-6-32 0z',
  },
};

/** Return the face of a level of the computer, or nothing for an unknown level. @param {string} level its slug */
export function makeFace(level) {
  const face = FACES[level];
  if (!face) return [];
  const parts = Object.entries(face).map(([name, d]) => makeSvg('path', { class: name, d }));
  return [makeSvg('svg', { class: 'ubao-face', viewBox: '0 0 48 48', 'aria-hidden': 'true' }, ...parts)];
}

/** Show faces at a board's computer seats. @param {import('./view.js').BoardApi} board */
export function seatFaces({ layout, game }) {
  for (const seat of [layout.far, layout.near]) {
    const name = seat.querySelector('.ubao-name');
    const side = seat.querySelector('[data-side]')?.getAttribute('data-side') ?? '';
    const face = seat.querySelector('.ubao-face') ? [] : makeFace(game.players.level(side));
    name?.before(...face);
    if (face.length) name?.parentElement?.toggleAttribute('data-face', true);
  }
}
