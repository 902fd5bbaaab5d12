// <ubao-address>: where a page on paper leads, in letters and as a code. No Python runs.

import { makeQrCode } from '../dom/qr-code.js';
import { words } from '../messages/speech.js';

/** Names that each computer has for itself. */
const ITSELF = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Show the address of a line's link: only a page that came from another computer has one of use to others.
 * @param {Element} line
 */
export function writeAddress(line) {
  const link = line.querySelector('a');
  if (!link || !location.protocol.startsWith('http') || ITSELF.test(location.hostname)) return;
  line.removeAttribute('hidden');
  link.textContent = link.href;
  line.append(makeQrCode(link.href, words('paper-code')));
}

class UbaoAddress extends HTMLElement {
  connectedCallback() {
    writeAddress(this);
  }
}

customElements.define('ubao-address', UbaoAddress);
