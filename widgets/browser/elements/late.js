// Says that a script of this page did not come, as soon as that is known, and loads the page again when somebody wants
// that. Where this script does not come either, the style sheet shows the same line after a while.

import { renew } from '../kit/site.js';

/** @type {HTMLElement | null} */
const line = document.querySelector('.ubao-late[data-needs]');

/** Return the elements that the page's scripts should define but haven't. */
const listLost = () => (line?.dataset['needs'] ?? '').split(' ').filter((tag) => tag && !customElements.get(tag));

const look = () => line?.toggleAttribute('data-lost', listLost().length > 0);

// A link alone would forget what stands behind the sign #, and the browser has kept what came in a script's place.
line?.querySelector('a')?.addEventListener('click', async (event) => {
  event.preventDefault();
  /** @type {NodeListOf<HTMLScriptElement & HTMLLinkElement>} */
  const parts = document.querySelectorAll('script[src], link[rel="modulepreload"]');
  await Promise.all([...parts].map(({ src, href }) => fetch(src ?? href, { cache: 'reload' }).catch(() => {})));
  location.reload();
});
// By then each script has come, or never will; some define their elements a little later.
addEventListener('load', () => {
  look();
  const lost = listLost();
  if (lost.length) renew();
  for (const tag of lost) void customElements.whenDefined(tag).then(look);
});
