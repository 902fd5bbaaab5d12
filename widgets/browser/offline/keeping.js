// Has the site kept on the device, and lets a new version take over between two pages.

import { HOME, SCRIPTS } from '../kit/site.js';
import { forgetSnapshot } from './snapshot.js';
import { inquire, nameCache, PAGES, RUNTIME } from './stock.js';
import { stopTaking, takeSnapshot } from './taking.js';

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
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const registration = await serviceWorker.getRegistration(HOME);
  if (registration?.waiting) askToRenew(registration.waiting);
  if (registration?.active) watchForVersions(registration);
  const { saveData } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection ?? {};
  if (registration || !saveData) {
    const worker = new URL('service-worker.js', HOME);
    setTimeout(() => {
      // To register once more what is registered fails without a word.
      if (registration?.active) registration.update().catch(() => lookAround(worker));
      else serviceWorker.register(worker).catch(() => {});
    }, HEAD_START);
  }
}

/**
 * What has kept this site can't be had any more. If its host says that it has moved or is gone, this is told: else the
 * device would show its copy for ever.
 * @param {URL} worker
 */
async function lookAround(worker) {
  const { type, status } = await fetch(worker, { cache: 'no-store', redirect: 'manual' });
  const isMoved = type === 'opaqueredirect';
  if (isMoved || [404, 410].includes(status))
    (await import(`${SCRIPTS}renewal.js`)).tellMoved(isMoved ? forgetSite : null);
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

/**
 * Tell of a new version that waits, when this page keeps it from taking over.
 * @param {ServiceWorkerRegistration} registration
 */
function watchForVersions(registration) {
  const { waiting } = registration;
  // First it tries to take over by itself.
  if (waiting) setTimeout(() => waiting === registration.waiting && tell(waiting), PACE * 2);
  registration.addEventListener('updatefound', () => {
    const version = registration.installing;
    version?.addEventListener('statechange', () => version.state === 'installed' && tell(version));
  });
}

/** @param {ServiceWorker} version */
function tell(version) {
  import(`${SCRIPTS}renewal.js`).then(
    (renewal) => renewal.tell(version),
    () => {},
  );
}

// A player may want to play again offline, without waiting.

let asked = false;

/** Have Python kept on this device with the rest of the site, once that is, and then a snapshot of it. */
export function keepPython() {
  if (asked) return;
  asked = true;
  navigator.serviceWorker?.ready
    .then(async ({ active }) => {
      if (active && (await inquire(active, 'runtime'))) await takeSnapshot();
    })
    .catch(() => {});
}

/** Remove the site's copy and what keeps it; the page that is open goes on. */
export async function forgetSite() {
  const registration = await navigator.serviceWorker?.getRegistration(HOME);
  await registration?.unregister();
  for (const kind of [PAGES, RUNTIME]) await globalThis.caches?.delete(nameCache(kind, HOME.href));
  stopTaking();
  await forgetSnapshot();
}
