// The way through a plan that somebody wished for in the list of plans, such as `#minutes=30`: the button that runs the
// plan, on its own page, takes that way.

const [, minutes] = /^#minutes=(\d+)$/.exec(location.hash) ?? [];
const [button, way] = ['.plan-ways > li > .md-button--primary', `a[href$="?minutes=${minutes}"]`].map((part) => (
  /** @type {HTMLAnchorElement | null} */ (document.querySelector(part))
));
if (button && way) button.href = way.href;
