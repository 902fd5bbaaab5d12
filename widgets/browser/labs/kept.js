// Works from a lab, stored on this device: offered to later visitors, never loaded unasked.

import { tellAside } from '../dialogs/confirmations.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { Works } from '../kit/safe.js';
import { countDays } from '../saving/resume.js';

/**
 * Works of one lab; `when` has the time of each one's last change, in milliseconds since 1970.
 * @template {object} T
 * @extends {Works<T & {when: number}>}
 */
export class Kept extends Works {
  offer = make('div', { class: 'ubao-offer', role: 'group', 'aria-label': words('labs-kept') });
  /** The rendered offers, as JSON. */
  #offered = '';

  /**
   * @param {string} name
   * @param {{read: (kept: any) => T | null, describe: (work: T) => string, open: (work: T) => void}} lab return a
   *   work's valid parts, return its label, and open it
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
   * Store the current work.
   * @param {T | null} work null if there's nothing worth storing
   */
  update(work) {
    this.put(work && { ...work, when: Date.now() });
  }

  /**
   * Show something else, which isn't stored until somebody changes it.
   * @param {(work: T) => boolean} [isThat] whether a work is the one shown, and so the current one
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
