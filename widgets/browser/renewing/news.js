// A new version of the site waits: said between games, with a way to take it. Nobody is asked in the middle of one.

import { make, makeButton } from '../dom/element.js';
import { words } from '../messages/speech.js';
import { isGameUnderWay } from './games.js';
import { inquire } from '../offline/stock.js';

/** What is shown to a whole room is not the place to say so. */
const ON_A_WALL = '.plan-run';

/** Takes away what is said, if anything is. */
let dismiss = () => {};

/**
 * Say that a version waits, as soon as no game is under way.
 * @param {ServiceWorker} version
 */
export async function tell(version) {
  if (document.querySelector(ON_A_WALL)) return;
  await import('../words/renewing.js');
  // Another may have come meanwhile: it is offered alone.
  dismiss();
  const leaving = new AbortController();
  const told = make('span', { role: 'status' });
  const take = makeButton(words('renewing-take'), async () => {
    const others = await inquire(version, 'renew');
    // Without others this page is loaded again now.
    if (others) told.textContent = words('renewing-others');
  });
  const later = makeButton(words('renewing-later'), () => dismiss());
  const bar = make('div', { class: 'ubao-news', hidden: true }, told, take, later);
  const follow = () => {
    bar.hidden = isGameUnderWay();
    // A status that was empty before is read aloud.
    told.textContent ||= bar.hidden ? '' : words('renewing-new');
  };
  document.body.append(bar);
  dismiss = () => {
    leaving.abort();
    bar.remove();
  };
  for (const event of ['ubao-move', 'ubao-end', 'pointerup', 'keyup']) document.addEventListener(event, follow, { signal: leaving.signal });
  follow();
}
