// <ubao-chooser>: filter the list below. The choices are kept in the address, for sharing. Its output names the kind of
// items.

import { replaceAddress } from '../kit/output.js';
import { words } from '../kit/speech.js';

/** Values from easy to hard: each includes those before it. */
const RULES = ['easy', 'middle', 'hard'];

/** @type {Record<string, (has: string, wish: string) => boolean>} whether an item fits a choice */
const FITS = {
  // A plan has several: "15|30|45|60" are its routes.
  minutes: (has, wish) => Math.min(...has.split('|').map(Number)) <= Number(wish),
  without: (has, wish) => has.split('|').includes(wish),
  // "9" means from age nine, "8-14" up to fourteen.
  age: (has, wish) => {
    const [from = 0, to = Infinity] = has.split('-').map(Number);
    return from <= Number(wish) && Number(wish) <= to;
  },
  learn: (has, wish) => RULES.indexOf(has) <= RULES.indexOf(wish),
  devices: (has, wish) => has.split('|').includes(wish),
  family: (has, wish) => has === wish,
};

/** Its page is complete before this script runs. */
class UbaoChooser extends HTMLElement {
  form = /** @type {HTMLFormElement} */ (this.querySelector('form'));
  selects = [...this.form.querySelectorAll('select')];
  all = /** @type {HTMLButtonElement} */ (this.form.querySelector('button:last-of-type'));
  output = /** @type {HTMLOutputElement} */ (this.form.querySelector('output'));
  items = [...this.querySelectorAll('li')];

  connectedCallback() {
    const { form } = this;
    if (!form.hidden) return;
    const asked = new URLSearchParams(location.search);
    for (const select of this.selects) {
      select.value = asked.get(select.name) ?? '';
      if (select.selectedIndex < 0) select.value = '';
    }
    // Show the choices from the address.
    form.querySelector('details')?.toggleAttribute('open', this.wishes().length > 0);
    form.addEventListener('change', () => this.choose());
    const pick = form.querySelector('button');
    pick?.addEventListener('click', () => this.pick());
    this.all.addEventListener('click', () => {
      form.reset();
      this.choose();
      // It gets hidden, and must not keep the focus.
      pick?.focus();
    });
    form.hidden = false;
    this.show();
  }

  /** @returns {[string, string][]} the choices, by name */
  wishes() {
    return this.selects.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  }

  choose() {
    const address = new URL(location.href);
    for (const { name } of this.selects) address.searchParams.delete(name);
    for (const [name, wish] of this.wishes()) address.searchParams.set(name, wish);
    replaceAddress(address);
    this.show();
  }

  show() {
    this.unmark();
    const wishes = this.wishes();
    const [, minutes = ''] = wishes.find(([name]) => name === 'minutes') ?? [];
    for (const item of this.items) {
      item.hidden = !wishes.every(([name, wish]) => FITS[name]?.(item.dataset[name] ?? '', wish));
      // A plan's page preselects the chosen route: see `elements/fragment.js`.
      const [link, ways = []] = [item.querySelector('a'), item.dataset.minutes?.split('|')];
      if (link && ways.length > 1) link.hash = ways.includes(minutes) ? `minutes=${minutes}` : '';
    }
    for (const series of this.querySelectorAll('section')) series.hidden = !series.querySelector('li:not([hidden])');
    const { items = '' } = this.output.dataset;
    const left = this.fitting.length;
    this.all.hidden = !wishes.length;
    const told = left === this.items.length ? 'classroom-chooser-all' : 'classroom-chooser-some';
    this.output.textContent = words(left ? told : 'classroom-chooser-none', { items, left });
  }

  get fitting() {
    return this.items.filter(({ hidden }) => !hidden);
  }

  pick() {
    const { fitting } = this;
    const link = fitting[Math.floor(Math.random() * fitting.length)]?.querySelector('a');
    if (!link) return;
    this.unmark();
    link.ariaCurrent = 'true';
    this.output.textContent = words('classroom-chooser-picked', { item: link.textContent ?? '' });
    link.focus();
    link.closest('li')?.scrollIntoView({ block: 'center' });
  }

  unmark() {
    for (const link of this.querySelectorAll('li a[aria-current]')) link.removeAttribute('aria-current');
  }
}

customElements.define('ubao-chooser', UbaoChooser);
