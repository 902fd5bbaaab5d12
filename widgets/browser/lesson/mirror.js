// A board on the wall that mirrors the teacher's, and can't be played on.

import { Picture } from '../board/picture.js';
import { make } from '../kit/element.js';
import { settings } from '../kit/settings.js';

/** @import { Rest, Turn } from './channel.js' */

export class Mirror {
  /** The number of steps shown of a half-made turn. */
  #begun = 0;
  /** The game's result. */
  end = make('p', { class: 'ubao-ending ubao-ending-title', role: 'status' });
  /** @type {Promise<unknown>} resolves when everything has been shown */
  #showing = Promise.resolve();

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    const { viewpoint = '' } = element.dataset;
    this.picture = this.#take();
    /** @type {Rest} the initial state */
    this.start = { drawing: this.picture.svg.outerHTML, viewpoint, begun: 0 };
    /** The side at the bottom. */
    this.viewpoint = viewpoint;
    /** The drawing of the board before the turn in progress. */
    this.atRest = this.start.drawing;
  }

  /** @param {Turn | Rest} shown */
  follow(shown) {
    // Returning viewers see the current board without all they missed.
    if (document.hidden || 'steps' in shown) this.picture.skip();
    // A turn that doesn't fit this board is skipped: the board at rest follows.
    this.#showing = this.#showing
      .then(() => ('steps' in shown ? this.#run(shown) : this.#rest(shown)))
      .catch(reportError);
  }

  /** @param {Turn} turn */
  async #run({ steps, seen }) {
    const goesOn = this.#begun > 0 && seen === this.#begun;
    if (!goesOn) this.picture.sync(this.atRest);
    await this.picture.show(goesOn ? steps.slice(seen) : steps, document.hidden ? 0 : settings.pace);
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
