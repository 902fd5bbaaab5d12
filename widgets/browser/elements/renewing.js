// A part of the page is missing: perhaps the site has a newer version.

import { unheard } from '../game/controller.js';
import { SCRIPTS } from '../site.js';

/** Load the page again, if it is of an old version. */
export function renew() {
  import(`${SCRIPTS}renewal.js`).then((renewal) => renewal.renew(), unheard);
}
