// <ubao-ready>: prepares this device for a room without internet, and prints slips for others to do the same.

import { make, makeButton, makeSvg } from '../kit/element.js';
import { makePrinting, makeQrCode } from '../kit/output.js';
import { words } from '../kit/speech.js';
import { forgetSite } from './keeping.js';
import { inquire, takeStock } from './stock.js';
import { takeSnapshot, weighSnapshot } from './snapshot.js';
import { HOME } from '../kit/site.js';

/** @import { Stock } from './stock.js' */

const MEGABYTE = 1_000_000;
/** Free bytes above which space isn't mentioned. */
const PLENTY = 1000 * MEGABYTE;
/** Milliseconds between progress checks. */
const PACE = 400;
/** The number of checks without progress after which it has stalled. */
const PATIENCE = 50;
const SLIPS = 8;

const TICK = 'M4 12.5l5 5L20 6.5';

/** @param {number} bytes */
const weigh = (bytes) => Math.ceil(bytes / MEGABYTE);

class UbaoReady extends HTMLElement {
  said = make('p', { class: 'ubao-ready-said', role: 'status', tabindex: -1 });
  bar = make('progress', { max: 1, hidden: true, 'aria-label': words('offline-ready-busy') });
  figures = make('ul', { class: 'ubao-ready-figures' });
  start = makeButton(words('offline-ready-start'), () => this.prepare(), { class: 'md-button md-button--primary' });
  removal = makeButton(words('offline-ready-remove'), () => this.clear(), { class: 'md-button', hidden: true });

  connectedCallback() {
    const { button, said } = makePrinting(words('offline-ready-slips'), { class: 'md-button' });
    this.replaceChildren(
      make('div', { class: 'ubao-ready-box' }, this.said, this.bar, this.start, this.figures, this.removal),
      make('div', { class: 'ubao-ready-print' }, button, said),
      makeSlips(),
    );
    this.look().catch(() => this.refuse(words('offline-ready-refused')));
  }

  async look() {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return this.refuse(words(isSecureContext ? 'offline-ready-refused' : 'offline-ready-insecure'));
    const worker = newest(await serviceWorker.getRegistration(HOME));
    const stock = worker && (await takeStock(worker));
    if (stock) await this.tell(stock);
    if (!stock || !isWhole(stock)) this.said.textContent = words('offline-ready-not-yet');
  }

  async prepare() {
    if (this.start.hasAttribute('aria-disabled')) return;
    this.start.textContent = words('offline-ready-start');
    this.start.setAttribute('aria-disabled', 'true');
    this.said.textContent = words('offline-ready-busy');
    try {
      const registration = await navigator.serviceWorker.register(new URL('service-worker.js', HOME));
      // Ask browsers that may evict the copy not to; the answer doesn't matter.
      void navigator.storage?.persist?.();
      await this.wait(registration);
    } catch (error) {
      const { name } = /** @type {Error} */ (error);
      const why = name === 'QuotaExceededError' ? 'offline-ready-full' : 'offline-ready-broken-off';
      this.said.textContent = words(name === 'SecurityError' ? 'offline-ready-refused' : why);
      this.start.textContent = words('kit-again');
    }
    this.start.removeAttribute('aria-disabled');
  }

  /** Wait until everything is stored. Throws if it stalls. @param {ServiceWorkerRegistration} registration */
  async wait(registration) {
    let refused = false;
    let asked = false;
    for (let last = -1, idle = 0; idle < PATIENCE && !refused; idle += 1) {
      const worker = newest(registration);
      const stock = worker && (await takeStock(worker));
      if (!worker || !stock) break;
      await this.tell(stock);
      if (isWhole(stock)) {
        // The first player doesn't have to wait for it.
        takeSnapshot()
          .then(() => this.tell(stock))
          .catch(() => {});
        return;
      }
      const kept = stock.pages.kept + stock.runtime.kept;
      if (kept > last) idle = 0;
      last = kept;
      if (stock.pages.kept === stock.pages.all && !asked) {
        asked = true;
        void inquire(worker, 'later').then((kept) => (refused = !kept));
      }
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    const { usage = 0, quota = Infinity } = (await navigator.storage?.estimate?.()) ?? {};
    throw usage > quota * 0.95 ? new DOMException('', 'QuotaExceededError') : new Error('broken off');
  }

  /** Show how much is stored, and the free space. @param {Stock} stock */
  async tell(stock) {
    const { pages, runtime } = stock;
    const whole = isWhole(stock);
    const kept = pages.kept + runtime.kept;
    const all = pages.all + runtime.all;
    this.bar.hidden = whole || !kept;
    this.bar.value = kept / all;
    if (whole && document.activeElement === this.start) this.said.focus();
    this.start.hidden = whole;
    this.removal.hidden = !kept;
    const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    const left = quota - usage;
    const memory = whole ? await weighSnapshot() : 0;
    const lines = [
      ...(whole ? [] : [words('offline-ready-progress', { kept: weigh(kept), all: weigh(all) })]),
      words('offline-ready-pages', { megabytes: weigh(pages.all) }),
      words('offline-ready-python', { megabytes: weigh(runtime.all) }),
      ...(memory ? [words('offline-ready-memory', { megabytes: weigh(memory) })] : []),
      ...(quota && left < PLENTY ? [words('offline-ready-room', { megabytes: weigh(left) })] : []),
    ];
    this.figures.replaceChildren(...lines.map((line) => make('li', {}, line)));
    if (!whole) return;
    const tick = makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('path', { d: TICK }));
    this.said.replaceChildren(tick, words('offline-ready-done'));
  }

  /** @param {string} why why the browser can't store sites */
  refuse(why) {
    this.start.hidden = true;
    this.said.textContent = `${why} ${words('offline-ready-way-round')}`;
  }

  async clear() {
    await forgetSite();
    this.figures.replaceChildren();
    this.bar.hidden = this.removal.hidden = true;
    this.start.hidden = false;
    this.start.textContent = words('offline-ready-start');
    this.said.textContent = words('offline-ready-removed');
    this.start.focus();
  }
}

/** @param {Stock} stock */
const isWhole = ({ pages, runtime }) => pages.kept === pages.all && runtime.kept === runtime.all;

/** @param {ServiceWorkerRegistration} [registration] */
const newest = (registration) => registration?.installing ?? registration?.waiting ?? registration?.active;

/** Create slips for others: the page's address, as text and as a QR code. */
function makeSlips() {
  const address = location.href.replace(/#.*/, '');
  const told = words('offline-ready-slip', { button: words('offline-ready-start') });
  const slips = Array.from({ length: SLIPS }, () => {
    const code = makeQrCode(address, words('offline-ready-code'));
    const where = make('p', { class: 'ubao-address', translate: 'no' }, address);
    return make('div', { class: 'ubao-slip' }, code, make('p', {}, told), where);
  });
  return make('div', { class: 'ubao-slips' }, ...slips);
}

customElements.define('ubao-ready', UbaoReady);
