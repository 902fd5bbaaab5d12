// A board on the wall: it shows what is done on the teacher's, and nobody plays on it.

import { Picture } from '../board/picture.js';
import { make } from '../kit/element.js';

/** @typedef {import('./channel.js').Turn} Turn */
/** @typedef {import('./channel.js').Rest} Rest */

export class Mirror {
  /** How many steps of a half-made turn it shows. */
  #begun = 0;
  /** Says how the game ended. */
  end = make('p', { class: 'ubao-ending ubao-ending-title', role: 'status' });
  /** @type {Promise<unknown>} what is being shown */
  #showing = Promise.resolve();

  /**
   * @param {HTMLElement} element
   * @param {() => number} pace how slow turns are shown: 1 is normal, 0 at once
   */
  constructor(element, pace) {
    this.element = element;
    this.pace = pace;
    const { viewpoint = '' } = element.dataset;
    this.picture = this.#take();
    /** @type {Rest} how it stands before anything is played */
    this.start = { drawing: this.picture.svg.outerHTML, viewpoint, begun: 0 };
    /** The side at the bottom. */
    this.viewpoint = viewpoint;
    /** The drawing of the board as it stood before the turn that is being made. */
    this.atRest = this.start.drawing;
  }

  /** @param {Turn | Rest} shown */
  follow(shown) {
    // Whoever comes back to this window finds the board as it is, and need not see all that was missed.
    if (document.hidden || 'steps' in shown) this.picture.skip();
    // A turn that does not fit what is seen here holds up nothing: the board at rest comes after it.
    this.#showing = this.#showing
      .then(() => ('steps' in shown ? this.#run(shown) : this.#rest(shown)))
      .catch(reportError);
  }

  /** @param {Turn} turn */
  async #run({ steps, seen }) {
    const goesOn = this.#begun > 0 && seen === this.#begun;
    if (!goesOn) this.picture.sync(this.atRest);
    await this.picture.show(goesOn ? steps.slice(seen) : steps, document.hidden ? 0 : this.pace(), () => {});
  }

  /** @param {Rest} rest */
  #rest({ drawing, viewpoint, begun, ended = '' }) {
    this.#begun = begun;
    if (!begun) this.atRest = drawing;
    if (viewpoint === this.viewpoint) this.picture.sync(drawing);
    else {
      this.viewpoint = viewpoint;
      this.element.innerHTML = drawing;
      this.picture = this.#take();
    }
    this.end.remove();
    this.end.textContent = ended;
    if (ended) this.element.append(this.end);
  }

  #take() {
    return new Picture(/** @type {SVGSVGElement} */ (this.element.querySelector('svg')));
  }
}
