// Loaded on a game's play page if the rules have their own page. They used to be on this one, and books and mails link
// to them: unknown anchors are looked up there.

/** @type {HTMLElement | null} */
const bar = document.querySelector('[data-anchors]');

function follow() {
  const { hash } = location;
  // Boards' fragments, such as `#p=…`, aren't anchors; but a game with a rule option is played beside the rules.
  if (/^#g=.*game%20[^%]*:/.test(hash) || (hash && !hash.includes('=') && !document.querySelector(':target'))) {
    location.replace(bar?.dataset.anchors + hash);
  }
}

addEventListener('hashchange', follow);
follow();
