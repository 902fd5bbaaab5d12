// Forgetting everything that this site keeps on the device.

import { forgetSite } from './keeping.js';
import { HOME } from '../kit/site.js';
import { FORGOTTEN, listNames, OURS } from '../kit/store.js';

/** What Material keeps, such as the choice of colors, begins with where the site is. */
const MATERIALS = `${HOME.pathname}.__`;

/** Forget everything kept on this device, the theme's colors and the site's copy, too. */
export async function forgetAll() {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of listNames(storage)) {
        if (name.startsWith(OURS) || name.startsWith(MATERIALS)) storage.removeItem(name);
      }
    }
  } catch {
    // Nothing can have been kept.
  }
  dispatchEvent(new Event(FORGOTTEN));
  // A browser that refuses to say what it keeps of the site keeps nothing of it.
  await forgetSite().catch(() => {});
}
