// Buttons to choose what the class sees of a block: one of its boards, one of its questions.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @typedef {import('./course.js').Block} Block */

export class Chooser {
  /**
   * @param {HTMLElement} section
   * @param {Block} block what to choose from
   * @param {{show: (card: number) => void, ask: (question: number) => void}} choose
   */
  constructor(section, { cards, questions }, choose) {
    this.cards = cards > 1 ? count(cards, (number) => words('lesson-board', { number }), choose.show) : [];
    this.questions = count(questions, (number) => words('lesson-question', { number }), choose.ask);
    const groups = [group(words('lesson-boards'), this.cards), group(words('lesson-questions'), this.questions)];
    section.querySelector('.plan-head')?.append(...groups.flat());
  }

  /** @param {{card: number, question: number | null}} view the current choice */
  show({ card, question }) {
    press(this.cards, card);
    press(this.questions, question);
  }
}

/**
 * @param {number} many
 * @param {(number: number) => string} tell
 * @param {(index: number) => void} choose
 */
function count(many, tell, choose) {
  return Array.from({ length: many }, (_, index) =>
    makeButton(`${index + 1}`, () => choose(index), { 'aria-label': tell(index + 1) }),
  );
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
