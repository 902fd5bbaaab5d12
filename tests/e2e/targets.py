"""Touch targets, and which of them are too small."""

from __future__ import annotations

from playwright.sync_api import Page

SMALL = """() => {
  const ALL = 'button, a[href], input, select, textarea, summary, [role="button"], [for^="__"]';
  const isSeen = (part) => {
    const { width, height, left, right } = part.getBoundingClientRect();
    return part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && width > 2 && height > 2 && right > 0 && left < innerWidth && !part.closest('[inert]');
  };
  // A link among words has the height of its line; a mark beside a heading repeats the contents.
  const isText = (part) => part.matches('a') && getComputedStyle(part).display === 'inline'
    || part.matches('.headerlink');
  const isWide = (part) => {
    const boxes = [part, ...part.labels ?? []].map((each) => each.getBoundingClientRect());
    return ['width', 'height'].every((side) => Math.max(...boxes.map((box) => box[side])) >= 43.5);
  };
  // A link may lie over all of a card.
  const isSpread = (part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [[-21, 0], [21, 0], [0, -21], [0, 21], [-21, -21], [21, 21]].every(([right, down]) => (
      [part, ...part.labels ?? []].some((each) => (
        each.contains(document.elementFromPoint(x + right, y + down))
      ))
    ));
  };
  return [...document.querySelectorAll(ALL)]
    .filter((part) => isSeen(part) && !isText(part) && !isWide(part) && !isSpread(part))
    .map((part) => {
      const { width, height } = part.getBoundingClientRect();
      return `${width.toFixed(1)} × ${height.toFixed(1)}: ${part.outerHTML.slice(0, 150)}`;
    });
}"""


def find_small(page: Page) -> list[str]:
    """Return the touch targets on a page that are smaller than 44 pixels."""
    found: list[str] = page.evaluate(SMALL)
    return found
