// What the elements of labs share: a form in the page, an address that may bring something, works stored on this device.

import { tellAside } from '../dialogs/confirmations.js';
import { ask } from '../kit/dialog.js';
import { makeCopying } from '../kit/output.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { Works } from '../kit/safe.js';
import { countDaysSince } from '../saving/resume.js';

export class Lab extends HTMLElement {
  form = /** @type {HTMLFormElement | null} */ (null);
  #follow = () => this.arrive();

  connectedCallback() {
    const form = this.querySelector('form');
    if (!form || this.form) return;
    this.form = form;
    form.addEventListener('submit', (event) => event.preventDefault());
    addEventListener('hashchange', this.#follow);
    this.build(form);
    this.arrive();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#follow);
  }

  /** Set up the element around its form. @param {HTMLFormElement} _form */
  build(_form) {}

  /** Load what is in the page's address. */
  arrive() {}

  /** @param {string} name a form field's */
  field(name) {
    return /** @type {HTMLSelectElement} */ (this.form?.elements.namedItem(name));
  }
}

/**
 * Works of one lab, offered to later visitors, never loaded unasked; `when` has the time of each one's last change, in
 * milliseconds since 1970.
 * @template {object} T
 * @extends {Works<T & {when: number}>}
 */
export class Kept extends Works {
  offer = make('div', { class: 'ubao-offer', role: 'group', 'aria-label': words('labs-kept'), tabindex: -1 });
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

  /** Store the current work. @param {T | null} work null if there's nothing worth storing */
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
    const buttons = earlier.map((work) => {
      const goOn = () => {
        this.take(work);
        this.open(work);
      };
      const label = words('labs-kept-go-on', { what: this.describe(work), days: countDaysSince(work.when) });
      return makeButton(label, goOn, { class: 'ubao-choice' });
    });
    const works = earlier.length;
    this.offer.replaceChildren(...tellAside(this));
    if (!works) return;
    const drop = async () => {
      const sure = await ask(this.offer, {
        question: words('labs-kept-forget-question'),
        explanation: earlier.map((work) => this.describe(work)).join(', '),
        yes: words('labs-kept-forget', { works }),
        no: words('labs-kept-keep', { works }),
      });
      if (!sure) return;
      this.drop(earlier);
      // The button that had the focus is gone.
      this.offer.focus();
    };
    const forget = makeButton(words('labs-kept-forget', { works }), drop);
    this.offer.append(make('p', {}, words('labs-kept-question', { works })), ...buttons, forget);
  }
}

/**
 * Return a text with a button to copy it.
 * @param {string} label
 * @param {'input' | 'textarea'} kind
 */
export function makeCopied(label, kind) {
  /** @type {Record<string, string | number>} */
  const look = kind === 'input' ? { type: 'text' } : { rows: 22, spellcheck: 'false' };
  const field = make(kind, { readonly: true, 'aria-label': label, ...look });
  const { button, said } = makeCopying(field);
  return { field, row: make('div', { class: 'ubao-taken' }, field, button, said) };
}
