"""Pages of which no picture is made: half of what a new size of a window costs, or a turn.

Nothing else of a page depends on its picture: it is laid out, it can be touched, and what lies
above what stays so. Colors, shifts and paper are to be looked at on a page that is drawn.
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
