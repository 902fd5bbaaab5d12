// <ubao-player> in a packed folder: its frame can't get Python's files.

import { make } from '../../../browser/kit/element.js';
import { words } from '../../../browser/kit/speech.js';

class UbaoPlayer extends HTMLElement {
  connectedCallback() {
    this.replaceChildren(make('p', {}, words('labs-player-packed')));
  }
}

customElements.define('ubao-player', UbaoPlayer);
