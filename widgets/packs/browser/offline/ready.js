// <ubao-ready> in a packed folder, which has nothing to fetch.

import { make } from '../../../browser/kit/element.js';
import { words } from '../../../browser/kit/speech.js';

class UbaoReady extends HTMLElement {
  connectedCallback() {
    this.replaceChildren(make('div', { class: 'ubao-ready-box' }, make('p', {}, words('offline-ready-packed'))));
  }
}

customElements.define('ubao-ready', UbaoReady);
