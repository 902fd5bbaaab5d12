// What of a plan is seen: one block of it, one of its cards, and perhaps one of its questions. The same in the teacher's
// window and on the wall.

/** @typedef {import('./course.js').Block} Block */
/** @typedef {import('./course.js').View} View */

export class Stage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.sections = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.plan-section')]);
  }

  /** @returns {Block[]} */
  get blocks() {
    return this.sections.map((section) => ({
      minutes: section.dataset.minutes ? Number(section.dataset.minutes) : null,
      cards: listCards(section).length,
      questions: listQuestions(section).length,
    }));
  }

  /**
   * Show so much, and nothing else.
   * @param {Pick<View, 'block' | 'card' | 'question'>} view
   */
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
    // In the teacher's notes it stands among others.
    asked?.scrollIntoView({ block: 'nearest' });
  }
}

/** @param {HTMLElement} section */
function listCards(section) {
  return [...section.querySelectorAll('.plan-card')];
}

/** @param {HTMLElement} section */
function listQuestions(section) {
  return [...section.querySelectorAll('[data-part="Notice"] > ol > li')];
}
