// Has the site kept on the device, and lets a new version take over between two pages.

import { HOME } from '../site.js';

/** Milliseconds that a page has for itself before the rest of the site is fetched. */
const HEAD_START = 10_000;
/** Milliseconds between two questions whether the page before this one is gone, and how often it is asked. */
const PACE = 500;
const TIMES = 20;

/** To be called once on a page, as soon as it has shown what it has to. */
export function keepSite() {
  // A page from an insecure address has none, nor one whose browser keeps nothing.
  if ('serviceWorker' in navigator) keep().catch(() => {});
}

async function keep() {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const registration = await serviceWorker.getRegistration(HOME);
  if (registration?.waiting) askToRenew(registration.waiting);
  const { saveData } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection ?? {};
  if (registration || !saveData) {
    setTimeout(() => serviceWorker.register(new URL('service-worker.js', HOME)).catch(() => {}), HEAD_START);
  }
}

/**
 * Let a new version take over as long as nobody has touched this page.
 * @param {ServiceWorker} version
 */
function askToRenew(version, left = TIMES) {
  if (!left || navigator.userActivation?.hasBeenActive) return;
  version.postMessage('renew');
  setTimeout(askToRenew, PACE, version, left - 1);
}
