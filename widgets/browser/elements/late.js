// Reports a script that failed to load, as soon as that is known, and offers to reload. If this script fails as well,
// the style sheet shows the same line after a while.

import { renew } from '../kit/site.js';

/** @type {HTMLElement | null} */
const line = document.querySelector('.ubao-late[data-needs]');

/** Return the elements that the page's scripts should have defined but haven't. */
const listLost = () => (line?.dataset['needs'] ?? '').split(' ').filter((tag) => tag && !customElements.get(tag));

const look = () => line?.toggleAttribute('data-lost', listLost().length > 0);

// A link alone would drop the fragment, and the browser has cached what came instead of a script.
line?.querySelector('a')?.addEventListener('click', async (event) => {
  event.preventDefault();
  /** @type {NodeListOf<HTMLScriptElement & HTMLLinkElement>} */
  const parts = document.querySelectorAll('script[src], link[rel="modulepreload"]');
  await Promise.all([...parts].map(({ src, href }) => fetch(src ?? href, { cache: 'reload' }).catch(() => {})));
  location.reload();
});
// By then each script has loaded or failed; some define their elements a little later.
addEventListener('load', () => {
  look();
  const lost = listLost();
  if (lost.length) renew();
  for (const tag of lost) void customElements.whenDefined(tag).then(look);
});
