"""The policy written into pages, and live reload under it."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from wsgiref.types import StartResponse, WSGIEnvironment
from wsgiref.util import FileWrapper, setup_testing_defaults

import pytest
from mkdocs.livereload import LiveReloadServer

from widgets.finish import finish
from widgets.finish.page import Blocked, read_page
from widgets.finish.policy import Policy, protect
from widgets.mkdocs.dev_server import allow_reload

HEAD = '<!doctype html><html><head><meta charset="utf-8">'
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'{styles}; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'"
)


def meta(*scripts: str, styles: tuple[str, ...] = ()) -> str:
    """Return the tag that a page with these inline scripts and styles must have."""
    hashed = ["".join(f" {digest(text)}" for text in texts) for texts in (scripts, styles)]
    policy = POLICY.format(scripts=hashed[0], styles=hashed[1])
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


def digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_a_hash_known_from_the_documentation_of_browsers() -> None:
    page = protect(f"{HEAD}<script>var inline = 1;</script>")
    assert "'sha256-B2yPHKaXnvFWtRChIbabYmUBFZdVfKKXHbWtWidDVF8='" in page


def test_the_policy_stands_right_behind_the_character_set() -> None:
    assert protect(f"{HEAD}<title>x</title>") == f"{HEAD}{meta()}<title>x</title>"
    spaced = '<html>\n<head lang="en">\n  <meta charset="utf-8">\n  <title>'
    assert protect(spaced) == spaced.replace('8">', f'8">{meta()}')


def test_without_a_character_set_in_front_it_begins_the_head() -> None:
    page = '<html><head><script src="a.js"></script><meta charset="utf-8"></head>'
    assert protect(page) == page.replace("<head>", f"<head>{meta()}")


def test_inline_scripts_are_allowed_by_their_hash_alone() -> None:
    page = f'{HEAD}<script>let a = "<b>" && 1</script><script type="module">b</script>'
    assert protect(page).startswith(HEAD + meta('let a = "<b>" && 1', "b"))


def test_scripts_in_files_and_data_need_no_hash() -> None:
    page = (
        f'{HEAD}<script src="a.js"></script><script type="application/json">{{"a": 1}}</script>'
        "<!-- <script>no</script> --><p>&lt;script>no&lt;/script></p>"
    )
    assert protect(page).startswith(HEAD + meta())


def test_a_script_that_stands_twice_is_named_once() -> None:
    assert protect(f"{HEAD}<script>a</script><script>a</script>").startswith(HEAD + meta("a"))


def test_line_ends_are_hashed_as_browsers_see_them() -> None:
    page = f"{HEAD}<script>a\r\nb\rc</script>"
    assert protect(page).startswith(HEAD + meta("a\nb\nc"))


def test_entities_in_scripts_are_not_resolved() -> None:
    assert protect(f"{HEAD}<script>a &amp; é</script>").startswith(HEAD + meta("a &amp; é"))


def test_scripts_after_a_drawn_board_are_allowed_too() -> None:
    board = '<svg xmlns="x" class="ubao-svg sowing"><desc>a</desc></svg>'
    page = f"{HEAD}<body>{board}<script>a</script>{board}<script>b</script>"
    assert protect(page) == page.replace(HEAD, HEAD + meta("a", "b"))


def test_inline_styles_are_allowed_by_their_hash() -> None:
    page = f"{HEAD}<style>p {{ color: red }}</style>"
    assert protect(page).startswith(HEAD + meta(styles=("p { color: red }",)))


@pytest.mark.parametrize(
    ("body", "scripts"),
    [
        ("""<p title="<script>no()</script>">A</p><script>b()</script>""", ["b()"]),
        ("""<ul hidden><li data-md-x>A</ul><SCRIPT>b("<p>c</p>")</SCRIPT>""", ['b("<p>c</p>")']),
        ("""<!-- <script>no()</script> --><script>b("<b>")</script>""", ['b("<b>")']),
        ("""<div data-a='<script>no()</script>'></div><b>A</b><script>b()</script>""", ["b()"]),
        ("""<img alt="<!--" src="a.png"><script>b()</script><!-- c -->""", ["b()"]),
        ("""<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><script>b()</script >""", ["b()"]),
        ("""<a href="?a&amp;b">A</a><script>b("</a>")</script><i>A</i><script>c</script>""",
         ['b("</a>")', "c"]),
    ],
)  # fmt: skip
def test_the_scripts_of_a_body_and_no_others_are_allowed(body: str, scripts: list[str]) -> None:
    page = protect(f"{HEAD}</head><body class='a'>{body}</body></html>")
    assert page.startswith(HEAD + meta(*scripts) + "</head>")


@pytest.mark.parametrize(
    ("tag", "blocked"),
    [
        ('<div class="a" style="color: red">', Blocked("an attribute “style”", "color: red")),
        ("<li data-a='>' onclick='go()'>", Blocked("a script in the attribute “onclick”", "go()")),
        ('<p ID="a" onClick="go()">', Blocked("a script in the attribute “onclick”", "go()")),
        ("""<p onclick="at.innerHTML = '<b>B</b>'">""",
         Blocked("a script in the attribute “onclick”", "at.innerHTML = '<b>B</b>'")),
        ('<a href="JavaScript:go()">', Blocked("a script in a link", "JavaScript:go()")),
        ('<a href="&#106;avascript:go()">', Blocked("a script in a link", "javascript:go()")),
        ('<form class="a" action="/send">', Blocked("a form that sends data", "/send")),
        ('<input src="//a.example/b.png">',
         Blocked("a picture from another host", "//a.example/b.png")),
        ('<source src="a.webm">', Blocked("a video or audio file", "a.webm")),
        ('<source srcset="https://a.example/b.png 2x">',
         Blocked("a picture from another host", "https://a.example/b.png 2x")),
        ('<link rel="Preload" href="//a.example/b.woff2">',
         Blocked("a file from another host", "//a.example/b.woff2")),
        ('<pre class="a mermaid">',
         Blocked("a diagram drawn by a script from another host", "mermaid")),
        ("<a data-md-component=source href=https://github.com/a/b>",
         Blocked("the star count of a repository", "https://github.com/a/b")),
    ],
)  # fmt: skip
def test_what_a_body_may_not_do_is_found_among_harmless_tags(tag: str, blocked: Blocked) -> None:
    around = '<p id="a" class="b">A</p><nav aria-label="C"><b>D</b></nav>'
    page = f"{HEAD}</head><body>{around}{tag}{around}</body></html>"
    assert [*read_page(page).blocked] == [blocked]


def test_a_picture_s_sources_of_this_site_are_not_blocked() -> None:
    picture = '<picture><source srcset="a.png 2x"><source><img src="b.png"></picture>'
    assert not read_page(f"{HEAD}</head><body>{picture}</body></html>").blocked


def test_a_head_that_comes_late_has_the_policy() -> None:
    page = protect(
        "<html><!-- <body> --><p>A</p><head><title>A</title></head><body>A</body></html>"
    )
    assert page.startswith(f"<html><!-- <body> --><p>A</p><head>{meta()}<title>")


def test_protecting_again_changes_nothing() -> None:
    page = protect(f"{HEAD}<script>a</script><style>b</style>")
    assert protect(page) == page


def test_a_page_without_a_head_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "x.html").write_text("<p>Hello")
    with pytest.raises(ValueError, match=r"^deep/x\.html: there is no <head>"):
        finish(tmp_path)


def test_every_page_of_a_site_is_protected(tmp_path: Path) -> None:
    pages = [tmp_path / "a.html", tmp_path / "b" / "c" / "index.html"]
    for page in pages:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"{HEAD}<title>é</title>", encoding="utf-8")
    other = tmp_path / "a.txt"
    other.write_text(HEAD)
    finish(tmp_path)
    for page in pages:
        assert page.read_text(encoding="utf-8") == f"{HEAD}{meta()}<title>é</title>"
    assert other.read_text() == HEAD


# Live reload

INJECTED = (
    "<script>\nvar livereload = function(epoch, requestId) { go(epoch); };\n"
    "livereload(123, 456);\n</script>"
)


def serve(pages: dict[str, bytes], kind: str = "text/html") -> Callable[[str], tuple[str, bytes]]:
    """A wrapped server of `pages`; the function returned asks it for a path."""

    def app(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        body = pages[environ["PATH_INFO"]]
        start_response("200 OK", [("Content-Type", kind), ("Content-Length", str(len(body)))])
        return FileWrapper(BytesIO(body))

    wrapped = allow_reload(app)

    def ask(path: str) -> tuple[str, bytes]:
        environ: WSGIEnvironment = {}
        setup_testing_defaults(environ)
        environ["PATH_INFO"], _, environ["QUERY_STRING"] = path.partition("?")
        said: list[tuple[str, list[tuple[str, str]]]] = []

        def start(
            status: str, headers: list[tuple[str, str]], *error: object
        ) -> Callable[[bytes], object]:
            said.append((status, headers))
            return lambda data: None

        body = b"".join(wrapped(environ, start))
        ((status, headers),) = said
        lengths = [value for name, value in headers if name == "Content-Length"]
        assert lengths == [str(len(body))]
        assert status == "200 OK"
        return dict(headers)["Content-Type"], body

    return ask


def page_with(policy: str, script: str = INJECTED) -> bytes:
    body = f"<body><script>mine()</script><p>script-src</p>{script}</body>"
    return f"<html><head>{policy}</head>{body}</html>".encode()


def test_a_served_page_allows_the_reload_script() -> None:
    script = INJECTED.removeprefix("<script>").removesuffix("</script>")
    _, body = serve({"/": page_with(meta(digest("mine()")))})("/")
    allowed = meta(digest("mine()")).replace("script-src", f"script-src {digest(script)}")
    assert body == page_with(allowed)


def test_pages_without_policy_or_script_and_other_files_pass_unchanged() -> None:
    for page in (page_with(""), page_with(meta(), "<script>livereload = 1</script>")):
        assert serve({"/": page})("/") == ("text/html", page)
    assert serve({"/": page_with(meta())}, "text/plain")("/") == ("text/plain", page_with(meta()))


def test_the_script_mkdocs_injects_today_is_the_one_allowed() -> None:
    with LiveReloadServer(lambda: None, "127.0.0.1", 0, ".") as server:
        page = server._inject_js_into_html(f"{meta()}<body>x</body>".encode(), 7)  # type: ignore[no-untyped-call]
    _, body = serve({"/": page})("/")
    (script,) = re.findall(r"<script>(.*?)</script>", body.decode(), re.DOTALL)
    assert "livereload(7, " in script
    assert f"script-src {digest(script)} 'self'" in body.decode()


def test_the_frame_for_workers_has_its_script_and_the_page_lets_it_make_them() -> None:
    inside = "&lt;script&gt;work()&lt;/script&gt;"
    page = protect(f'{HEAD}<iframe class="ubao-sandbox" sandbox srcdoc="{inside}"></iframe>')
    assert f"'wasm-unsafe-eval' {digest('work()')}; worker-src 'self' blob:;" in page
    # Any other frame there gets nothing.
    assert f"{HEAD}{meta()}" in protect(f'{HEAD}<iframe srcdoc="{inside}"></iframe>')


@pytest.mark.parametrize("policy", ["strict", "boards", "off"])
def test_a_page_with_a_marked_section_is_finished(tmp_path: Path, policy: Policy) -> None:
    page = f"{HEAD}</head><body><![foo bar]><p>A</p></body></html>"
    for name in ("a.html", "own.html"):
        (tmp_path / name).write_text(page, encoding="utf-8")
    finish(tmp_path, policy=policy, own=["own.html"])
    assert "<![foo bar]>" in (tmp_path / "a.html").read_text(encoding="utf-8")
    assert (tmp_path / "own.html").read_text(encoding="utf-8") == page
