"""A page without the tags that load nothing and run nothing, which are most of them.

To read every tag takes long. What is left out here is well formed and harmless by its name and
attributes; all else stays for those who read a page in earnest.
"""

from __future__ import annotations

import re

BODY = re.compile(r"<body\b", re.IGNORECASE)
WHOLE = r"<(script|style|textarea|title|iframe|noscript)\b.*?</\2\s*>|<!--.*?-->"
"""What stays as it is, with all that is in it: tags in it may be none."""
HARMLESS = (
    r"a|abbr|article|aside|b|br|button|code|dd|del|details|div|dl|dt|em|figcaption|figure|footer|"
    r"form|h[1-6]|header|hr|i|input|kbd|label|li|main|mark|nav|ol|p|path|pre|section|small|span|"
    r"strong|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|ubao-[a-z]+|ul"
)
ATTRIBUTES = (
    r"""\s+(?:data-[a-z-]+(?:="[^"]*"|='[^']*'|(?=[\s/>]))|"""
    r"""(?!style|on|data-|src|action)[a-z][a-z-]*(?:="[^"&]*")?(?=[\s/>]))"""
)
"""Values with a sign such as `&amp;` are read in earnest."""
TAG = re.compile(rf"({WHOLE})|</?(?:{HARMLESS})(?:{ATTRIBUTES})*\s*/?>", re.DOTALL | re.IGNORECASE)
TELLING = "javascript:", "mermaid", 'component="source"', "component='source'"
"""What harmless tags have that are none."""


def find_body(html: str) -> int:
    """Where the body of a page begins, or the page ends."""
    found = BODY.search(html)
    return found.start() if found else len(html)


def thin(html: str) -> str:
    """A body without its harmless tags; all of it if some might not be."""
    low = html.lower()
    return html if any(map(low.__contains__, TELLING)) else TAG.sub(r"\1", html)
