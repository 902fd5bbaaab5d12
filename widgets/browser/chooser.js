// <ubao-chooser>: which of the games below fit? What was chosen is kept in the address, so it can be shared.

/** Values from easy to hard: who takes one takes all before it. */
const RULES = ['easy', 'middle', 'hard'];

/** @type {Record<string, (has: string, wish: string) => boolean>} whether a game has what is wished for */
const FITS = {
  minutes: (has, wish) => Number(has) <= Number(wish),
  age: (has, wish) => Number(has) <= Number(wish),
  learn: (has, wish) => RULES.indexOf(has) <= RULES.indexOf(wish),
  devices: (has, wish) => has.split(' ').includes(wish),
  family: (has, wish) => has === wish,
};

class UbaoChooser extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    if (!form || !form.hidden) return;
    this.cards = [...this.querySelectorAll('li')];
    this.read();
    form.addEventListener('change', () => this.choose());
    const [pick, all] = form.querySelectorAll('button');
    pick?.addEventListener('click', () => this.pick());
    all?.addEventListener('click', () => {
      form.reset();
      this.choose();
    });
    form.hidden = false;
    this.show();
  }

  /** The choices, as the address has them. */
  read() {
    const asked = new URLSearchParams(location.search);
    for (const select of this.querySelectorAll('select')) {
      const wish = asked.get(select.name) ?? '';
      select.value = wish;
      if (select.selectedIndex < 0) select.value = '';
    }
  }

  /** @returns {[string, string][]} what is wished for, by name */
  wishes() {
    return [...this.querySelectorAll('select')].filter((one) => one.value).map((one) => [one.name, one.value]);
  }

  choose() {
    const address = new URL(location.href);
    for (const name of Object.keys(FITS)) address.searchParams.delete(name);
    for (const [name, wish] of this.wishes()) address.searchParams.set(name, wish);
    history.replaceState(history.state, '', address);
    this.show();
  }

  show() {
    const wishes = this.wishes();
    for (const card of this.cards ?? []) {
      card.hidden = !wishes.every(([name, wish]) => FITS[name]?.(card.dataset[name] ?? '', wish));
    }
    const left = this.fitting().length;
    const all = this.cards?.length === left;
    this.say(left ? `${all ? 'All ' : ''}${left} ${left === 1 ? 'game fits' : 'games fit'}.`
      : 'No game fits. Change one of your choices.');
  }

  fitting() {
    return (this.cards ?? []).filter((card) => !card.hidden);
  }

  pick() {
    const fitting = this.fitting();
    const link = fitting[Math.floor(Math.random() * fitting.length)]?.querySelector('a');
    if (!link) return;
    this.say(`How about ${link.textContent}?`);
    link.focus();
    link.closest('li')?.scrollIntoView({ block: 'center' });
  }

  /** @param {string} words */
  say(words) {
    const output = this.querySelector('output');
    if (output) output.textContent = words;
  }
}

customElements.define('ubao-chooser', UbaoChooser);
