// Delete everything that this site stores on the device.

import { forgetSite } from './keeping.js';
import { HOME, OURS } from '../kit/site.js';
import { listNames } from '../kit/safe.js';
import { FORGOTTEN } from '../kit/store.js';

/** Material's stored values, such as the color scheme, begin with the site's path. */
const MATERIALS = `${HOME.pathname}.__`;

/** Delete everything stored on this device, including the theme's colors and the site's offline copy. */
export async function forgetAll() {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of listNames(storage)) {
        if (name.startsWith(OURS) || name.startsWith(MATERIALS)) storage.removeItem(name);
      }
    }
  } catch {
    // Then nothing is stored.
  }
  dispatchEvent(new Event(FORGOTTEN));
  // If a browser won't tell what it stores, it stores nothing.
  await forgetSite().catch(() => {});
}
