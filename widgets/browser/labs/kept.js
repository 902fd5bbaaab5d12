// What was made in a lab, kept on this device: offered to whoever comes, never put in the place of anything unasked.

import { tellAside } from '../dialogs/confirmations.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { Works } from '../kit/store.js';
import { countDays } from '../saving/resume.js';

/**
 * Works of one lab; `when` says when each was last changed, in milliseconds since 1970.
 * @template {object} T
 * @extends {Works<T & {when: number}>}
 */
export class Kept extends Works {
  offer = make('div', { class: 'ubao-offer', role: 'group', 'aria-label': words('labs-kept') });
  /** What is offered, as it is written. */
  #offered = '';

  /**
   * @param {string} name
   * @param {{read: (kept: any) => T | null, describe: (work: T) => string, open: (work: T) => void}} lab what is sound
   *   of a work, what it is called on a button, and how to go on with it
   */
  constructor(name, { read, describe, open }) {
    super(name, (kept) => {
      const work = kept && Number.isFinite(kept.when) ? read(kept) : null;
      return work && { ...work, when: kept.when };
    });
    this.describe = describe;
    this.open = open;
    this.addEventListener('change', () => this.list());
    this.list();
  }

  /**
   * Keep what somebody has made so far.
   * @param {T | null} work null for nothing that is worth it
   */
  update(work) {
    this.put(work && { ...work, when: Date.now() });
  }

  /**
   * Something else is on the page, which is not kept before somebody changes it.
   * @param {(work: T) => boolean} [isThat] tells whether it is one of the works: then that is in hand
   */
  leave(isThat = () => false) {
    this.own = null;
    this.own = this.earlier.find(isThat) ?? null;
    this.list();
  }

  list() {
    const { earlier } = this;
    const offered = JSON.stringify(earlier);
    if (offered === this.#offered && this.offer.childElementCount) return;
    this.#offered = offered;
    const buttons = earlier.map((work) =>
      makeButton(
        words('labs-kept-go-on', { what: this.describe(work), days: countDays(work.when) }),
        () => {
          this.take(work);
          this.open(work);
        },
        { class: 'ubao-choice' },
      ),
    );
    this.offer.replaceChildren(
      ...tellAside(this),
      ...(earlier.length
        ? [
            make('p', {}, words('labs-kept-question', { works: earlier.length })),
            ...buttons,
            makeButton(words('labs-kept-forget', { works: earlier.length }), () => this.drop(earlier)),
          ]
        : []),
    );
  }
}
