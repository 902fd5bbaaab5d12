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

class UbaoChooser extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    if (!form?.hidden) return;
    this.items = [...this.querySelectorAll('li')];
    this.selects = [...form.querySelectorAll('select')];
    const asked = new URLSearchParams(location.search);
    for (const select of this.selects) {
      select.value = asked.get(select.name) ?? '';
      if (select.selectedIndex < 0) select.value = '';
    }
    const wishes = form.querySelector('details');
    // Show the choices from the address.
    if (wishes) wishes.open = this.wishes().length > 0;
    form.addEventListener('change', () => this.choose());
    const [pick, all] = form.querySelectorAll('button');
    pick?.addEventListener('click', () => this.pick());
    this.all = all;
    all?.addEventListener('click', () => {
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
    return (this.selects ?? []).filter((one) => one.value).map((one) => [one.name, one.value]);
  }

  choose() {
    const address = new URL(location.href);
    for (const { name } of this.selects ?? []) address.searchParams.delete(name);
    for (const [name, wish] of this.wishes()) address.searchParams.set(name, wish);
    replaceAddress(address);
    this.show();
  }

  show() {
    this.unmark();
    const wishes = this.wishes();
    const [, minutes = ''] = wishes.find(([name]) => name === 'minutes') ?? [];
    for (const item of this.items ?? []) {
      item.hidden = !wishes.every(([name, wish]) => FITS[name]?.(item.dataset[name] ?? '', wish));
      // A plan's page preselects the chosen route: see `elements/fragment.js`.
      const [link, ways = []] = [item.querySelector('a'), item.dataset.minutes?.split('|')];
      if (link && ways.length > 1) link.hash = ways.includes(minutes) ? `minutes=${minutes}` : '';
    }
    for (const series of this.querySelectorAll('section')) series.hidden = !series.querySelector('li:not([hidden])');
    const { items = '' } = this.querySelector('output')?.dataset ?? {};
    const left = this.fitting().length;
    if (this.all) this.all.hidden = !wishes.length;
    if (!left) this.say(words('classroom-chooser-none', { items }));
    else if (left === this.items?.length) this.say(words('classroom-chooser-all', { items, left }));
    else this.say(words('classroom-chooser-some', { items, left }));
  }

  fitting() {
    return (this.items ?? []).filter((item) => !item.hidden);
  }

  pick() {
    const fitting = this.fitting();
    const link = fitting[Math.floor(Math.random() * fitting.length)]?.querySelector('a');
    if (!link) return;
    this.unmark();
    link.ariaCurrent = 'true';
    this.say(words('classroom-chooser-picked', { item: link.textContent ?? '' }));
    link.focus();
    link.closest('li')?.scrollIntoView({ block: 'center' });
  }

  unmark() {
    for (const link of this.querySelectorAll('li a[aria-current]')) link.removeAttribute('aria-current');
  }

  /** @param {string} told */
  say(told) {
    const output = this.querySelector('output');
    if (output) output.textContent = told;
  }
}

customElements.define('ubao-chooser', UbaoChooser);
