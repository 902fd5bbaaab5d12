// “Who begins?”: a seed is hidden in one of two fists, and one player guesses.

import { openDialog } from '../dom/dialog.js';
import { make, makeSvg } from '../dom/element.js';
import { fill } from '../game/names.js';

/**
 * Let the first-named player guess; resolves with 'right', 'wrong', or '' when nobody guessed.
 * @param {HTMLElement} owner
 * @param {string} guesser
 * @param {string} hider
 */
export async function toss(owner, guesser, hider) {
  const names = { g: guesser, h: hider };
  const hidden = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  const seedHand = hidden % 2 ? 'left' : 'right';
  const line = make('p', {}, fill('{h} hides a seed in one fist. {g}, which fist is it in?', names));
  const fists = ['left', 'right'].map((hand) => make(
    'button',
    { class: 'ubao-fist', value: hand, 'aria-label': `The ${hand} fist` },
    drawFist(hand),
  ));
  const guess = await openDialog(
    owner,
    'Who begins?',
    [line, make('p', { class: 'ubao-fists' }, ...fists)],
    [['', 'Not now']],
  );
  if (!guess) return '';
  const right = guess === seedHand;
  const said = right
    ? 'Yes! The seed was in the {hand} fist. {g} begins.'
    : 'No, the seed was in the {hand} fist. {h} begins.';
  const told = said.replace('{hand}', seedHand);
  await openDialog(owner, 'Who begins?', [make('p', {}, fill(told, names))], [['go', 'Let us play']]);
  return right ? 'right' : 'wrong';
}

/**
 * A closed hand, its thumb on the inner side.
 * @param {string} hand
 */
function drawFist(hand) {
  const shapes = [
    'M20 34q0-12 14-12h36q14 0 14 14v30q0 18-18 18h-28q-18 0-18-18z',
    'M36 23v26m17-27v27m17-26v26',
    'M20 52q20-8 34 2q8 8-2 13q-14 4-32-1',
  ];
  return makeSvg(
    'svg', { viewBox: '0 0 100 100', class: `ubao-fist-${hand}`, 'aria-hidden': 'true' },
    ...shapes.map((d) => makeSvg('path', { d })),
  );
}
