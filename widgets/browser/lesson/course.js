// The course of a lesson: the current block, what the class sees of it, and each block's time left.

/**
 * A block of the plan. `minutes` is null after the last timed block, whose time such blocks share.
 * @typedef {{minutes: number | null, cards: number, questions: number}} Block
 */

/**
 * What the class sees: a block, one of its cards, and a question or none; and the clock, which showed `left` seconds at
 * the time `since`, in milliseconds, or is paused.
 * @typedef {{block: number, card: number, question: number | null, left: number, since: number | null}} View
 */

/**
 * The stored state of a lesson: each timed block's seconds left, and each block's card.
 * @typedef {{left: number[], cards: number[], question: number | null}} Kept
 */

export class Course {
  /** @param {readonly Block[]} blocks @param {number} [block] the current one @param {Partial<Kept>} [kept] */
  constructor(blocks, block = 0, { left, cards, question = null } = {}) {
    this.blocks = blocks;
    this.block = block;
    /** The seconds left in each timed block. */
    this.left = left ?? blocks.flatMap(({ minutes }) => (minutes === null ? [] : [minutes * 60]));
    /** The card of each block. */
    this.cards = cards ?? blocks.map(() => 0);
    /** @type {number | null} the current question */
    this.question = question;
  }

  /** The block whose time is running. */
  get part() {
    return Math.min(this.block, this.left.length - 1);
  }

  /** The card shown of the block. */
  get card() {
    return this.cards[this.block] ?? 0;
  }

  /** Go to a block, if it exists, without a question. @param {number} block */
  go(block) {
    if (!this.blocks[block] || block === this.block) return false;
    this.block = block;
    this.question = null;
    return true;
  }

  /** Show a card of the block instead of a question. @param {number} card */
  show(card) {
    this.cards[this.block] = card;
    this.question = null;
  }

  /** Show a question, or hide it if it is shown. @param {number} question */
  ask(question) {
    this.question = question === this.question ? null : question;
  }

  get kept() {
    const { left, cards, question } = this;
    return { left, cards, question };
  }
}
