"""Pages that aren't painted, which is half the cost of resizing a window, or of a turn.

Nothing else on a page depends on painting: it's laid out and can be touched, and what's on top
stays on top. Test colors, layout shifts and print on pages that are painted.
"""

from __future__ import annotations

UNDRAW = """(() => {
  const sheet = Object.assign(new CSSStyleSheet(), { isOfTests: true });
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
})()"""
DRAW = """(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheet.isOfTests);
})()"""
