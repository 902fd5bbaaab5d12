// Store the site on the device, and let a new version take over between pages.

import { HOME, SCRIPTS } from '../kit/site.js';
import { forgetSnapshot, stopTaking, takeSnapshot } from './snapshot.js';
import { inquire, nameCache, PAGES, RUNTIME } from './stock.js';

/** Milliseconds that a page has the network to itself before the rest of the site is fetched. */
const HEAD_START = 10_000;
/** Milliseconds between checks that the previous page is gone, and their number. */
const PACE = 500;
const TIMES = 20;

/** Call this once per page, when its content is shown. */
export function keepSite() {
  // Insecure pages have no service workers, nor do some browsers.
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
      // Registering it again would fail silently.
      if (registration?.active) registration.update().catch(() => lookAround(worker).catch(() => {}));
      else serviceWorker.register(worker).catch(() => {});
    }, HEAD_START);
  }
}

/**
 * Check a service worker that can't be updated anymore. If its host says that the site has moved or is gone, report
 * that: otherwise the device would show its copy forever.
 * @param {URL} worker
 */
async function lookAround(worker) {
  const { type, status } = await fetch(worker, { cache: 'no-store', redirect: 'manual' });
  const isMoved = type === 'opaqueredirect';
  if (isMoved || [404, 410].includes(status))
    (await import(`${SCRIPTS}renewal.js`)).tellMoved(isMoved ? forgetSite : null);
}

/** Let a new version take over while nobody has touched this page. @param {ServiceWorker} version */
function askToRenew(version, left = TIMES) {
  if (!left || navigator.userActivation?.hasBeenActive) return;
  version.postMessage('renew');
  setTimeout(askToRenew, PACE, version, left - 1);
}

/** Report a waiting version, if this page keeps it from taking over. @param {ServiceWorkerRegistration} registration */
function watchForVersions(registration) {
  const { waiting } = registration;
  // First let it try by itself.
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

let asked = false;

/** Store Python after the rest of the site, then a snapshot; a player may want to play again offline, so don't wait. */
export function keepPython() {
  if (asked) return;
  asked = true;
  navigator.serviceWorker?.ready
    .then(async ({ active }) => {
      if (active && (await inquire(active, 'runtime'))) await takeSnapshot();
    })
    .catch(() => {});
}

/** Remove the site's copy and its service worker; the open page continues. */
export async function forgetSite() {
  const registration = await navigator.serviceWorker?.getRegistration(HOME);
  await registration?.unregister();
  for (const kind of [PAGES, RUNTIME]) await globalThis.caches?.delete(nameCache(kind, HOME.href));
  stopTaking();
  await forgetSnapshot();
}
