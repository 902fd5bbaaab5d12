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
