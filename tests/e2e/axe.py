"""Accessibility, as far as a machine can check it."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.e2e.undrawing import DRAW
from tests.help.paths import ROOT

# Colors in transition aren't judged. Reporting each element that passes would be most of the work.
# A rule's impact is that of all its findings, so those of the others needn't be looked for.
RUN = """async ([rules, within, boards]) => {
  const SEVERE = ['serious', 'critical'];
  for (const change of document.getAnimations()) {
    if (change instanceof CSSTransition) change.finish();
  }
  const drawings = [...document.querySelectorAll('main svg.ubao-svg')].slice(boards);
  // Even to leave out what is inside takes long.
  const insides = drawings.map((drawing) => [...drawing.childNodes]);
  for (const drawing of drawings) drawing.replaceChildren();
  const isMild = ({ impact }) => !SEVERE.includes(impact);
  const mild = axe._audit.rules.filter(isMild).map(({ id }) => [id, { enabled: false }]);
  const options = {
    resultTypes: ['violations'],
    ...(rules.length ? { runOnly: rules } : { rules: Object.fromEntries(mild) }),
  };
  const { violations } = await axe.run({ include: within, exclude: drawings }, options);
  for (const [at, drawing] of drawings.entries()) drawing.replaceChildren(...insides[at]);
  return violations;
}"""
SOURCE = ROOT / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def axe(page: Page, *rules: str, within: str = "html", boards: int = 100) -> list[str]:
    """Return axe-core's serious and critical findings on a page, one line for each element.

    Only `rules` are asked for, or without them all, of what is `within` a selector's elements. No
    more than so many drawings of boards are looked at: they are most of a page, and drawn alike.
    A page that was undrawn is drawn from here on.
    """
    page.evaluate(DRAW)
    # The site's policy would block a script tag, but not evaluation from outside.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    violations = page.evaluate(RUN, [rules, within, boards])
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['html']}"
        for rule in violations
        for node in rule["nodes"]
    ]
