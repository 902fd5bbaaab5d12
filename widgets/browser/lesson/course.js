// The course of a lesson: which block of it is on, what of it the class sees, how much time each has left.

/**
 * A block of the plan. `minutes` is null for what follows the last timed block, and belongs to its time.
 * @typedef {{minutes: number | null, cards: number, questions: number}} Block
 */

/**
 * What the class sees: a block, one of its cards, and one of its questions or none; and the clock, which
 * showed `left` seconds at the time of day `since`, in milliseconds, or stands.
 * @typedef {{block: number, card: number, question: number | null, left: number, since: number | null}} View
 */

/**
 * What is kept of a lesson: the seconds left in each timed block, and the card that each block is at.
 * @typedef {{left: number[], cards: number[], question: number | null}} Kept
 */

export class Course {
  /**
   * @param {readonly Block[]} blocks
   * @param {number} [block] the one that is on
   * @param {Partial<Kept>} [kept]
   */
  constructor(blocks, block = 0, { left, cards, question = null } = {}) {
    this.blocks = blocks;
    this.block = block;
    const timed = blocks.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]));
    /** The seconds left in each timed block. */
    this.left = left ?? timed.map((minutes) => minutes * 60);
    /** The card that each block is at. */
    this.cards = cards ?? blocks.map(() => 0);
    /** @type {number | null} the question that is asked */
    this.question = question;
  }

  /** Return the block whose time is running. */
  get part() {
    return Math.min(this.block, this.left.length - 1);
  }

  /** Return the card of the block that is shown. */
  get card() {
    return this.cards[this.block] ?? 0;
  }

  get isFirst() {
    return this.block === 0;
  }

  get isLast() {
    return this.block === this.blocks.length - 1;
  }

  /**
   * Go to a block, if there is one; its questions come later.
   * @param {number} block
   */
  go(block) {
    if (!this.blocks[block] || block === this.block) return false;
    this.block = block;
    this.question = null;
    return true;
  }

  /**
   * Show a card of the block: a board, not a question.
   * @param {number} card
   */
  show(card) {
    this.cards[this.block] = card;
    this.question = null;
  }

  /**
   * Ask a question; one that is asked already, no longer.
   * @param {number} question
   */
  ask(question) {
    this.question = question === this.question ? null : question;
  }

  /** @returns {Kept} */
  get kept() {
    const { left, cards, question } = this;
    return { left, cards, question };
  }
}

// What is said beside the clock, once.

export class Remarks {
  /** What to say while there is nothing to say of the time. */
  note = '';

  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
  }

  /**
   * Say something once.
   * @param {string} sentence
   */
  say(sentence) {
    if (sentence !== this.place.textContent) this.place.textContent = sentence;
  }

  /**
   * Say something until the next part of the lesson, unless the time is nearly up.
   * @param {string} sentence
   */
  remark(sentence) {
    this.note = sentence;
    this.say(sentence);
  }
}
