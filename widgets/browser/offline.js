// On every page: has the site kept on the device, and lets a new version take over between two pages.

import { HOME } from './site.js';

/** Milliseconds that a page has for itself before the rest of the site is fetched. */
const HEAD_START = 10_000;

async function keep() {
  const { serviceWorker } = navigator;
  // A page of the version before has only just come when another takes over: nothing has begun on it yet.
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const registration = await serviceWorker.getRegistration(HOME);
  registration?.waiting?.postMessage('renew');
  const { saveData } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection ?? {};
  if (registration || !saveData) {
    setTimeout(() => serviceWorker.register(new URL('service-worker.js', HOME)).catch(() => {}), HEAD_START);
  }
}

// A page from an insecure address has none, nor one whose browser keeps nothing.
if ('serviceWorker' in navigator) keep().catch(() => {});
