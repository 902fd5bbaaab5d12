// What the fragment of a page's address changes, apart from its boards. Few visits have one, so this is loaded for them.

/** Follow the address, whenever its fragment has changed. */
export function followFragment() {
  lookUp();
  chooseWay();
}

/**
 * On a game's play page whose rules have their own page: they used to be on this one, and books and mails link to them,
 * so unknown anchors are looked up there. Boards' fragments, such as `#p=…`, aren't anchors; but a game with a rule
 * option is played beside the rules.
 */
function lookUp() {
  const { hash } = location;
  /** @type {HTMLElement | null} */
  const bar = document.querySelector('[data-anchors]');
  const isUnknown = hash && !hash.includes('=') && !document.querySelector(':target');
  if (bar && (isUnknown || /^#g=.*game%20[^%]*:/.test(hash))) location.replace(bar.dataset.anchors + hash);
}

/** A plan's run button takes the route chosen in the list of plans, as in `#minutes=30`. */
function chooseWay() {
  const [, minutes] = /^#minutes=(\d+)$/.exec(location.hash) ?? [];
  const [button, way] = ['.plan-ways > li > .md-button--primary', `a[href$="?minutes=${minutes}"]`].map(
    (part) => /** @type {HTMLAnchorElement | null} */ (document.querySelector(part)),
  );
  if (button && way) button.href = way.href;
}
