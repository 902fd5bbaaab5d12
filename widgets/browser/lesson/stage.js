// The visible part of a plan: one block, one of its cards, and possibly a question; the same in the teacher's window
// and on the wall. The teacher's has buttons to choose.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

export class Stage {
  /** @param {HTMLElement} root */
  constructor(root) {
    /** The minutes of all routes, and of the one taken. */
    this.ways = takeWay(root, new URLSearchParams(location.search).get('minutes'));
    this.sections = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.plan-section')]);
  }

  /** @returns {import('./course.js').Block[]} */
  get blocks() {
    return this.sections.map((section) => ({
      minutes: section.dataset.minutes ? Number(section.dataset.minutes) : null,
      cards: listCards(section).length,
      questions: listQuestions(section).length,
    }));
  }

  /** Show this and nothing else. @param {Pick<import('./course.js').View, 'block' | 'card' | 'question'>} view */
  show({ block, card, question }) {
    this.sections.forEach((section, index) => section.toggleAttribute('hidden', index !== block));
    const section = this.sections[block];
    if (!section) return;
    const cards = listCards(section);
    cards.forEach((each, index) => each.toggleAttribute('hidden', index !== card));
    const questions = listQuestions(section);
    questions.forEach((each, index) => each.toggleAttribute('data-asked', index === question));
    const asked = question === null ? undefined : questions[question];
    section.toggleAttribute('data-asking', Boolean(asked));
    section.toggleAttribute('data-bare', !cards.length);
    section.toggleAttribute('data-told', Boolean(asked ?? cards[card]?.matches('.plan-card--told')));
    section.toggleAttribute('data-long', !asked && Boolean(cards[card]?.matches('.plan-card--long')));
    // In the teacher's notes it is among others.
    asked?.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * Reduce a plan to one of its routes; its page has all, and shows the full lesson.
 * @param {HTMLElement} root
 * @param {string | null} way the route's minutes
 */
function takeWay(root, way) {
  const blocks = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-ways]')]);
  const known = blocks.map((block) => ({ block, ways: JSON.parse(block.dataset.ways ?? '{}') }));
  const all = [...new Set(known.flatMap(({ ways }) => Object.keys(ways)))];
  all.sort((one, other) => Number(one) - Number(other));
  const taken = all.find((each) => each === way) ?? all.at(-1) ?? '';
  for (const { block, ways } of known) {
    if (taken in ways) block.dataset.minutes = `${ways[taken]}`;
    else block.remove();
  }
  for (const time of root.querySelectorAll('[data-way]')) {
    time.toggleAttribute('hidden', /** @type {HTMLElement} */ (time).dataset.way !== taken);
  }
  return { all, taken };
}

/** @param {HTMLElement} section */
const listCards = (section) => [...section.querySelectorAll('.plan-card')];

/** @param {HTMLElement} section */
const listQuestions = (section) => [...section.querySelectorAll('.plan-question, [data-part="Notice"] > ol > li')];

/**
 * Add buttons to a block that choose its card or question; return a function that shows the current choice.
 * @param {HTMLElement | undefined} section
 * @param {import('./course.js').Block} block
 * @param {(what: 'show' | 'ask', number: number) => void} choose called with the number of a card or a question
 */
export function addChoice(section, { cards, questions }, choose) {
  const kinds = /** @type {const} */ ([
    ['show', cards > 1 ? cards : 0, 'lesson-boards', 'lesson-board'],
    ['ask', questions, 'lesson-questions', 'lesson-question'],
  ]);
  const [shown, asked] = kinds.map(([what, length, title, name]) => {
    const label = words(title);
    const buttons = Array.from({ length }, (_, index) =>
      makeButton(`${index + 1}`, () => choose(what, index), { 'aria-label': words(name, { number: index + 1 }) }),
    );
    const group = make('div', { class: 'plan-choose', role: 'group', 'aria-label': label });
    group.append(make('span', { 'aria-hidden': 'true' }, label), ...buttons);
    if (length) section?.querySelector('.plan-head')?.append(group);
    return buttons;
  });
  return (/** @type {{card: number, question: number | null}} */ { card, question }) => {
    shown?.forEach((button, index) => button.setAttribute('aria-pressed', String(index === card)));
    asked?.forEach((button, index) => button.setAttribute('aria-pressed', String(index === question)));
  };
}
