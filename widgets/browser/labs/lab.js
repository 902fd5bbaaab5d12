// What the elements of labs share: a form in the page, and an address that may bring something.

export class Lab extends HTMLElement {
  /** @type {HTMLFormElement | null} */
  form = null;
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
