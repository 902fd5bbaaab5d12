"""Links of our pages to pages that a site lacks, or has in another language than theirs."""

from __future__ import annotations

from markdown import Markdown

from widgets.fences import FenceExtension, PageContext

LINKED = "[who begins](games/oware/rules.md#1-who-begins)"
HAS_OWARE = {"games/oware/rules.md": "games/oware/rules/"}.get


def convert(page: PageContext, text: str = LINKED) -> str:
    return Markdown(extensions=[FenceExtension(page=page)]).convert(text)


def test_a_link_to_a_page_of_the_same_language_keeps_its_heading() -> None:
    html = convert(PageContext(own="questions.md", link=HAS_OWARE))
    assert 'href="games/oware/rules.md#1-who-begins"' in html


def test_in_a_page_of_another_language_that_heading_is_not_looked_for() -> None:
    page = PageContext(own="questions.md", link=HAS_OWARE, anchored=lambda uri: False)
    assert 'href="games/oware/rules.md"' in convert(page)
    assert 'href="#here"' in convert(page, "[below](#here)")


def test_a_link_to_a_page_that_the_site_lacks_becomes_words() -> None:
    page = PageContext(own="questions.md", link=HAS_OWARE)
    assert convert(page, "[Ouri](games/ouri.md#end)") == "<p><span>Ouri</span></p>"


def test_or_leads_to_it_in_the_language_in_which_there_is_one() -> None:
    original = {"games/ouri.md": "../games/ouri/"}.get
    page = PageContext(own="questions.md", link=HAS_OWARE, original=original)
    html = convert(page, "[Ouri](games/ouri.md#end)")
    assert '<a href="../games/ouri/#end" hreflang="en">Ouri<small>' in html


def test_links_of_a_school_s_own_page_stay_as_they_are() -> None:
    html = convert(PageContext(link=HAS_OWARE), "[Ouri](games/ouri.md#end)")
    assert 'href="games/ouri.md#end"' in html
