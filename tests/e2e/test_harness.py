"""The host and the fixtures of the end-to-end tests, tried on a folder of three pages."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.axe import axe
from tests.e2e.server import ICON, StaticHost, delay, hang, hold, mistype, refuse
from tests.e2e.visit import Visit

POLICY = "default-src 'self'"


def document(body: str, policy: str = POLICY) -> str:
    return (
        '<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}; img-src \'self\' data:">'
        f"</head><body><main><h1>Seeds</h1>{body}</main></body></html>"
    )


@pytest.fixture(scope="module")
def built_site_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "games").mkdir()
    (folder / "index.html").write_text(document('<script type="module" src="page.js"></script>'))
    (folder / "games" / "index.html").write_text(document("<p>Games</p>"))
    (folder / "404.html").write_text(document("<p>Not here</p>"))
    (folder / "page.js").write_text("new Worker('worker.mjs', { type: 'module' });")
    (folder / "worker.mjs").write_text("await fetch('data.wasm'); postMessage('done');")
    (folder / "data.wasm").write_bytes(b"\0asm")
    (folder / ICON).parent.mkdir(parents=True)
    (folder / ICON).write_text("<svg/>")
    with StaticHost(folder) as host:
        yield host


def get(url: str, timeout: float = 30) -> tuple[int, Message, str]:
    try:
        with urllib.request.urlopen(url, timeout=timeout) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


@pytest.mark.parametrize(
    ("path", "content_type"),
    [
        ("", "text/html"),
        ("games/", "text/html"),
        ("page.js", "text/javascript"),
        ("worker.mjs", "text/javascript"),
        ("data.wasm", "application/wasm"),
    ],
)
def test_files_have_their_type(site: str, path: str, content_type: str) -> None:
    status, headers, _ = get(site + path)
    assert (status, headers["Content-Type"]) == (200, content_type)


def test_host_sends_no_special_headers(site: str) -> None:
    _, headers, _ = get(site)
    assert {name.lower() for name in headers} == {
        "server",
        "date",
        "content-type",
        "content-length",
        "last-modified",
    }


def test_folder_without_slash_is_sent_on(site: str) -> None:
    assert "Games" in get(site + "games")[2]


def test_missing_page_is_the_sites_own(site: str) -> None:
    status, _, text = get(site + "nowhere/at/all")
    assert status == 404
    assert "Not here" in text


@pytest.mark.parametrize("path", ["/", "/school/", "/school/ubao", "/page.js"])
def test_nothing_is_outside_the_sub_path(server: StaticHost, path: str) -> None:
    status, _, text = get(server.origin + path)
    assert status == 404
    assert "Not here" not in text


def test_no_way_out_of_the_folder(site: str) -> None:
    assert get(site + "../../../../../etc/hostname")[0] == 404
    assert get(site + "%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/hostname")[0] == 404


def test_refuse(server: StaticHost) -> None:
    server.faults.append(refuse("*.wasm"))
    assert get(server.url + "data.wasm")[0] == 403
    assert get(server.url + "page.js")[0] == 200


def test_the_icon_is_sent_and_not_listed(server: StaticHost) -> None:
    server.faults.append(refuse("*"))
    assert get(server.url + ICON)[0] == 200
    assert get(server.url)[0] == 403
    assert server.requests == [""]


def test_mistype(server: StaticHost) -> None:
    server.faults.append(mistype("*.wasm"))
    assert get(server.url + "data.wasm")[1]["Content-Type"] == "application/octet-stream"


def test_delay_answers_in_the_end(server: StaticHost) -> None:
    server.faults.append(delay("page.js", 0.01))
    assert get(server.url + "page.js")[0] == 200


def test_hold_answers_once_released(server: StaticHost) -> None:
    fault = hold("page.js")
    server.faults.append(fault)
    with pytest.raises(TimeoutError):
        get(server.url + "page.js", timeout=0.2)
    fault.release()
    assert get(server.url + "page.js")[0] == 200


def test_hang_never_answers(server: StaticHost) -> None:
    server.faults.append(hang("page.js"))
    with pytest.raises(TimeoutError):
        get(server.url + "page.js", timeout=0.2)


def test_faults_end_with_the_test(server: StaticHost) -> None:
    assert server.faults == []


def test_host_closes_while_a_request_hangs(tmp_path: Path) -> None:
    with StaticHost(tmp_path) as host:
        host.faults.append(hang("*"))
        with pytest.raises(TimeoutError):
            get(host.url, timeout=0.2)


def test_requests_of_page_and_worker_are_recorded(
    page: Page, server: StaticHost, visit: Visit
) -> None:
    with page.expect_event("requestfinished", lambda request: request.url.endswith(".wasm")):
        page.goto(server.url)
    names = ["", "page.js", "worker.mjs", "data.wasm"]
    assert server.requests == names
    assert visit.requests == [server.url + name for name in names]
    assert visit.strangers() == []


@pytest.mark.context(viewport={"width": 360, "height": 640}, color_scheme="dark")
class TestContextMark:
    def test_options_reach_the_browser(self, page: Page, site: str) -> None:
        page.goto(site)
        assert page.evaluate("() => innerWidth") == 360
        assert page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")

    @pytest.mark.context(viewport={"width": 1200, "height": 800}, reduced_motion="no-preference")
    def test_nearest_mark_wins(self, page: Page, site: str) -> None:
        page.goto(site)
        assert page.evaluate("() => innerWidth") == 1200
        assert page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
        assert page.evaluate("() => matchMedia('(prefers-reduced-motion: no-preference)').matches")


@pytest.mark.faulty
def test_faulty_mark_allows_console_errors(page: Page, site: str, visit: Visit) -> None:
    page.goto(site + "nowhere")
    assert len(visit.errors) == 1


@pytest.fixture
def unforgiven(browser: Browser, server: StaticHost) -> Iterator[tuple[Page, Visit]]:
    """A page whose bad visit is looked at here and does not fail the test."""
    visit = Visit(server.origin)
    context = browser.new_context()
    visit.watch(context)
    yield context.new_page(), visit
    context.close()


@pytest.mark.parametrize(
    "body",
    [
        '<p style="color: red">Seed</p>',
        "<script>document.title = 'Seed'</script>",
        '<img alt="" src="https://example.org/seed.png">',
    ],
)
def test_violations_are_recorded(
    unforgiven: tuple[Page, Visit], built_site_host: StaticHost, body: str
) -> None:
    page, visit = unforgiven
    page.route("**/bad", lambda route: route.fulfill(body=document(body), content_type="text/html"))
    page.goto(built_site_host.url + "bad")
    assert len(visit.violations) == 1
    assert (visit.errors, visit.exceptions) == ([], [])


def test_exceptions_errors_and_strangers_are_recorded(
    unforgiven: tuple[Page, Visit], site: str
) -> None:
    page, visit = unforgiven
    page.route("https://example.org/**", lambda route: route.fulfill(body=""))
    page.goto(site + "games/")
    with page.expect_event("pageerror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('a lost seed') }) }")
    page.evaluate("() => console.error('a bad seed')")
    page.goto("https://example.org/")
    assert "a lost seed" in visit.exceptions[0]
    assert "a bad seed" in visit.errors[0]
    assert visit.strangers() == ["https://example.org/"]
    assert len(visit.problems(faulty=False)) == 3
    assert len(visit.problems(faulty=True)) == 2


def test_axe_names_the_finding(unforgiven: tuple[Page, Visit], site: str) -> None:
    page, _ = unforgiven
    page.goto(site + "games/")
    assert axe(page) == []
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    findings = axe(page)
    assert len(findings) == 1
    assert "button-name (critical)" in findings[0]


@pytest.mark.undrawn
def test_axe_sees_the_colors_of_a_page_that_was_not_drawn(page: Page, site: str) -> None:
    page.goto(site + "games/")
    page.evaluate("""() => {
      const pale = document.createElement('p');
      pale.textContent = 'Seeds';
      Object.assign(pale.style, { color: '#eee', background: '#fff' });
      document.querySelector('main').append(pale);
    }""")
    [finding] = axe(page)
    assert "color-contrast (serious)" in finding
