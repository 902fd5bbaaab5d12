// Tabs: several panels in one place, one visible. The arrow keys switch between them.

import { make, makeButton } from './element.js';

let made = 0;

export class Tabs {
  /** @type {{tab: HTMLElement, panel: HTMLElement, shown: () => void}[]} */
  #all = [];

  /** @param {string} label the tab list's purpose */
  constructor(label) {
    this.bar = make('div', {
      class: 'ubao-tabs',
      role: 'tablist',
      'aria-label': label,
      hidden: true,
      keydown: (event) => this.#press(/** @type {KeyboardEvent} */ (event)),
    });
  }

  /**
   * Add a tab. The first is shown; a single one needs no name.
   * @param {string} name
   * @param {HTMLElement} panel
   * @param {() => void} [shown] called whenever it is shown
   */
  add(name, panel, shown = () => {}) {
    const tab = makeButton(name, () => this.show(panel), { role: 'tab', id: `ubao-tab-${++made}` });
    panel.id = `ubao-panel-${made}`;
    panel.role = 'tabpanel';
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
    this.bar.append(tab);
    this.#all.push({ tab, panel, shown });
    this.bar.hidden = this.#all.length < 2;
    this.show(this.#all[0]?.panel ?? panel);
  }

  /** @param {HTMLElement} chosen the panel to show, from its top */
  show(chosen) {
    if (this.bar.parentElement && chosen.hidden) this.bar.parentElement.scrollTop = 0;
    for (const { tab, panel, shown } of this.#all) {
      const on = panel === chosen;
      panel.hidden = !on;
      tab.setAttribute('aria-selected', String(on));
      tab.tabIndex = on ? 0 : -1;
      if (on) shown();
    }
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    // With these, arrows navigate the browser history.
    if (event.altKey || event.metaKey) return;
    const rightward = getComputedStyle(this.bar).direction === 'rtl';
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = this.#all.findIndex(({ tab }) => tab === document.activeElement);
    const next = way ? at + (rightward ? -way : way) : { Home: 0, End: -1 }[event.key];
    const found = next !== undefined && this.#all.at(next % this.#all.length);
    if (!found) return;
    event.preventDefault();
    this.show(found.panel);
    found.tab.focus();
  }
}
