// “Who begins?”: a seed is hidden in one of two fists, and one player guesses.

import { openDialog } from '../kit/dialog.js';
import { make, makeSvg } from '../kit/element.js';
import { say, words } from '../kit/speech.js';

/**
 * Let a player guess; resolves with 'right', 'wrong', or '' if nobody guessed.
 * @param {import('../board/view.js').BoardApi} board
 * @param {string} guesser the other side letter
 * @param {string} hider the other one
 */
export async function toss({ element, game }, guesser, hider) {
  const question = say('dialogs-toss-hides', { hider: ['side', hider], guesser: ['side', guesser] });
  const hidden = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  const seedHand = hidden % 2 ? 'left' : 'right';
  const line = make('p', {}, game.fill(question));
  const fists = ['left', 'right'].map((hand) =>
    make(
      'button',
      { class: 'ubao-fist', value: hand, 'aria-label': words('dialogs-toss-fist', { hand }) },
      drawFist(hand),
    ),
  );
  const guess = await openDialog(
    element,
    words('elements-tools-toss'),
    [line, make('p', { class: 'ubao-fists' }, ...fists)],
    [['', words('dialogs-not-now')]],
  );
  if (!guess) return '';
  const right = guess === seedHand;
  const told = right
    ? say('dialogs-toss-right', { hand: seedHand, guesser: ['side', guesser] })
    : say('dialogs-toss-wrong', { hand: seedHand, hider: ['side', hider] });
  const end = make('p', {}, game.fill(told));
  await openDialog(element, words('elements-tools-toss'), [end], [['go', words('dialogs-toss-go')]]);
  return right ? 'right' : 'wrong';
}

/**
 * Return a closed hand, its thumb on the inner side.
 * @param {string} hand
 */
function drawFist(hand) {
  const shapes = [
    'M20 34q0-12 14-12h36q14 0 14 14v30q0 18-18 18h-28q-18 0-18-18z',
    'M36 23v26m17-27v27m17-26v26',
    'M20 52q20-8 34 2q8 8-2 13q-14 4-32-1',
  ];
  return makeSvg(
    'svg',
    { viewBox: '0 0 100 100', class: `ubao-fist-${hand}`, 'aria-hidden': 'true' },
    ...shapes.map((d) => makeSvg('path', { d })),
  );
}
