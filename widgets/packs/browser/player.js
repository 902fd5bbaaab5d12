// <ubao-player> in a packed folder: a frame there has no way to Python's files.

import { make } from '../../browser/dom/element.js';
import { words } from '../../browser/messages/speech.js';

class UbaoPlayer extends HTMLElement {
  connectedCallback() {
    this.replaceChildren(make('p', {}, words('player-packed')));
  }
}

customElements.define('ubao-player', UbaoPlayer);
