// What the page to play a game loads where the rules have a page of their own. They once stood on this
// one, and addresses of theirs are in books and mails: an anchor that this page lacks is looked for there.

/** @type {HTMLElement | null} */
const bar = document.querySelector('[data-anchors]');

function follow() {
  const { hash } = location;
  // What boards read, such as `#p=…`, is no anchor; but a game by a rule option is played beside the rules.
  if (/^#g=.*game%20[^%]*:/.test(hash) || (hash && !hash.includes('=') && !document.querySelector(':target'))) {
    location.replace(bar?.dataset.anchors + hash);
  }
}

addEventListener('hashchange', follow);
follow();
