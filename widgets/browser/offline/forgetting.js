// Removing from the device what the service worker has kept.

import { HOME } from '../site.js';
import { forgetSnapshot } from './snapshot.js';
import { nameCache, PAGES, RUNTIME } from './stock.js';
import { stopTaking } from './taking.js';

/** Remove the site's copy and what keeps it; the page that is open goes on. */
export async function forgetSite() {
  const registration = await navigator.serviceWorker?.getRegistration(HOME);
  await registration?.unregister();
  for (const kind of [PAGES, RUNTIME]) await globalThis.caches?.delete(nameCache(kind, HOME.href));
  stopTaking();
  await forgetSnapshot();
}
