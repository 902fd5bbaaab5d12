// Buttons to choose what the class sees of a block: one of its boards, one of its questions.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/**
 * Add the buttons to a block; return a function that shows the current choice.
 * @param {HTMLElement | undefined} section
 * @param {import('./course.js').Block} block
 * @param {(what: 'show' | 'ask', number: number) => void} choose called with the number of a card or a question
 */
export function addChoice(section, { cards, questions }, choose) {
  const count = (/** @type {number} */ many, /** @type {'show' | 'ask'} */ what) =>
    Array.from({ length: many }, (_, index) =>
      makeButton(`${index + 1}`, () => choose(what, index), {
        'aria-label': words(what === 'show' ? 'lesson-board' : 'lesson-question', { number: index + 1 }),
      }),
    );
  const shown = count(cards > 1 ? cards : 0, 'show');
  const asked = count(questions, 'ask');
  section
    ?.querySelector('.plan-head')
    ?.append(...group(words('lesson-boards'), shown), ...group(words('lesson-questions'), asked));
  return (/** @type {{card: number, question: number | null}} */ { card, question }) => {
    press(shown, card);
    press(asked, question);
  };
}

/**
 * @param {string} label
 * @param {HTMLElement[]} buttons
 */
function group(label, buttons) {
  const name = make('span', { 'aria-hidden': 'true' }, label);
  return buttons.length
    ? [make('div', { class: 'plan-choose', role: 'group', 'aria-label': label }, name, ...buttons)]
    : [];
}

/**
 * @param {HTMLElement[]} buttons
 * @param {number | null} chosen
 */
function press(buttons, chosen) {
  buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(index === chosen)));
}
