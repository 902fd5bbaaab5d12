"""`ubao publish` calls hosts as documented, and reports their answers."""

from __future__ import annotations

import io
import json
import os
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from widgets import publishing
from widgets.command import main

FILES = {"index.html": "Home", "assets/ubao/ubao.js": "// plays", "assets/_under.txt": "_"}


@dataclass
class Host:
    """A host with an API: its answers, and the requests it got."""

    answers: dict[str, list[tuple[int, dict[str, Any]]]]
    asked: list[str] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    tokens: set[str] = field(default_factory=set)

    def answer(self, asked: str, body: bytes, token: str) -> tuple[int, dict[str, Any]]:
        self.asked.append(asked)
        self.bodies.append(body)
        self.tokens.add(token)
        left = self.answers.get(asked, [(500, {})])
        return left.pop(0) if len(left) > 1 else left[0]


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    host = Host({})

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            told = host.answer(f"{self.command} {self.path}", body, self.headers["Authorization"])
            content = told[1].get("page", json.dumps(told[1])).encode()
            self.send_response(told[0])
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        for name in ("GITHUB_API", "NETLIFY_API", "CLOUDFLARE_API"):
            monkeypatch.setattr(publishing, name, f"http://127.0.0.1:{server.server_port}")
        monkeypatch.setattr(publishing, "PAUSE", 0.0)
        yield host
        server.shutdown()
        thread.join()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built site in the folder `site` of the current one, and a token for each host."""
    for name, text in FILES.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for name in ("GITHUB_TOKEN", "NETLIFY_AUTH_TOKEN", "CLOUDFLARE_API_TOKEN"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.delenv("CLOUDFLARE_ACCOUNT_ID", raising=False)
    return tmp_path / "site"


def git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], check=True, capture_output=True, encoding="utf-8"
    ).stdout


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The repository hill/club of a host of git, empty."""
    folder = tmp_path / "git/hill/club.git"
    git("init", "--quiet", "--bare", str(folder))
    monkeypatch.setattr(publishing, "GITHUB", (tmp_path / "git").as_uri())
    return folder


def read_branch(repository: Path) -> dict[str, str]:
    """Return the files of its branch gh-pages, with their contents."""
    at = ("--git-dir", str(repository))
    names = git(*at, "ls-tree", "-r", "--name-only", "gh-pages").splitlines()
    return {name: git(*at, "show", f"gh-pages:{name}") for name in names}


PAGES = "/repos/hill/club/pages"
AT = {"html_url": "https://hill.github.io/club/", "source": {"branch": "gh-pages", "path": "/"}}


@pytest.mark.usefixtures("site")
def test_github_gets_a_branch_and_pages_are_turned_on(
    host: Host, repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host.answers = {f"POST {PAGES}": [(201, AT)]}
    assert main(["publish", "github", "hill/club"]) == 0
    assert read_branch(repository) == {**FILES, ".nojekyll": ""}
    assert json.loads(host.bodies[0]) == {"source": {"branch": "gh-pages", "path": "/"}}
    assert host.tokens == {"Bearer secret"}
    assert "https://hill.github.io/club/" in capsys.readouterr().out


def test_github_gets_the_next_version_after_the_last_one(
    host: Host, site: Path, repository: Path
) -> None:
    host.answers = {f"POST {PAGES}": [(201, AT), (409, {})], f"GET {PAGES}": [(200, AT)]}
    assert main(["publish", "github", "hill/club"]) == 0
    (site / "index.html").write_text("Home again", encoding="utf-8")
    (site / "assets/_under.txt").unlink()
    assert main(["publish", "github", "hill/club"]) == 0
    files = read_branch(repository)
    assert (files["index.html"], "assets/_under.txt" in files) == ("Home again", False)
    # The previous version can be restored.
    assert git("--git-dir", str(repository), "show", "gh-pages~1:index.html") == "Home"


@pytest.mark.usefixtures("site")
def test_a_branch_with_something_else_is_left_alone(
    host: Host, repository: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    git("init", "--quiet", str(other))
    (other / "work.txt").write_text("mine", encoding="utf-8")
    at = ("-C", str(other), "-c", "user.name=A", "-c", "user.email=a@b")
    git(*at, "add", ".")
    git(*at, "commit", "--quiet", "-m", "mine")
    git(*at, "push", "--quiet", str(repository), "HEAD:refs/heads/gh-pages")
    assert main(["publish", "github", "hill/club"]) == 2
    assert "the branch gh-pages" in capsys.readouterr().err
    assert read_branch(repository) == {"work.txt": "mine"}
    assert host.asked == []


@pytest.mark.usefixtures("site", "repository")
def test_pages_that_come_from_elsewhere_are_told(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    other = AT | {"source": {"branch": "main", "path": "/docs"}}
    host.answers = {f"POST {PAGES}": [(409, {})], f"GET {PAGES}": [(200, other)]}
    assert main(["publish", "github", "hill/club"]) == 2
    assert "Settings, then Pages" in capsys.readouterr().err


@pytest.mark.usefixtures("site")
def test_netlify_gets_a_zip_and_is_asked_until_it_is_shown(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    host.answers = {
        "GET /sites/hill.netlify.app": [(404, {})],
        "POST /sites": [(201, {"id": "7", "ssl_url": "https://hill.netlify.app"})],
        "POST /sites/7/deploys": [(200, {"id": "9", "state": "uploaded"})],
        "GET /deploys/9": [(200, {"id": "9", "state": s}) for s in ("processing", "ready")],
    }
    assert main(["publish", "netlify", "hill"]) == 0
    assert [*host.asked[2:]] == ["POST /sites/7/deploys", "GET /deploys/9", "GET /deploys/9"]
    assert json.loads(host.bodies[1]) == {"name": "hill"}
    with ZipFile(io.BytesIO(host.bodies[2])) as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == FILES
    assert "https://hill.netlify.app" in capsys.readouterr().out


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (
            {"GET /sites/hill.netlify.app": [(401, {"message": "Access Denied"})]},
            "Netlify refused (401): Access Denied. May the token do this",
        ),
        (
            {
                "GET /sites/hill.netlify.app": [(404, {})],
                "POST /sites": [(422, {"errors": ["name must be unique"]})],
            },
            "name must be unique",
        ),
        (
            {
                "GET /sites/hill.netlify.app": [(200, {"id": "7", "url": "http://hill"})],
                "POST /sites/7/deploys": [(200, {"id": "9", "state": "error"})],
            },
            "Netlify says: error",
        ),
        (
            {"GET /sites/hill.netlify.app": [(200, {"page": "<title>Log in</title>"})]},
            "sent a page instead of an answer. Are you online?",
        ),
    ],
)
def test_what_a_host_refuses_is_told_in_its_words(
    host: Host,
    capsys: pytest.CaptureFixture[str],
    answers: dict[str, list[tuple[int, dict[str, Any]]]],
    told: str,
) -> None:
    host.answers = answers
    assert main(["publish", "netlify", "hill"]) == 2
    assert told in capsys.readouterr().err


PROJECTS = "/accounts/42/pages/projects"
PROJECT = {"result": {"subdomain": "hill.pages.dev", "production_branch": "main"}}


@pytest.fixture
def npx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that notes its arguments, its folder and the account; exits with `code`."""
    program, notes = tmp_path / "bin/npx", tmp_path / "called.txt"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$*" "$PWD" "$CLOUDFLARE_ACCOUNT_ID" > {notes}\n'
        "echo no such thing >&2; exit ${NPX_CODE:-0}\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    return notes


def test_cloudflare_gets_a_project_and_its_own_program_uploads(
    host: Host, site: Path, npx: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host.answers = {
        "GET /accounts": [(200, {"result": [{"id": "42"}]})],
        f"GET {PROJECTS}/hill": [(404, {})],
        f"POST {PROJECTS}": [(200, PROJECT)],
    }
    assert main(["publish", "cloudflare", "hill"]) == 0
    called, folder, account = npx.read_text(encoding="utf-8").splitlines()
    assert called == ("--yes wrangler@4 pages deploy . --project-name hill --branch main")
    assert (Path(folder), account) == (site, "42")
    assert json.loads(host.bodies[-1]) == {"name": "hill", "production_branch": "main"}
    assert "https://hill.pages.dev" in capsys.readouterr().out


@pytest.mark.usefixtures("site", "npx")
def test_what_cloudflare_s_program_says_is_told(
    host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NPX_CODE", "1")
    monkeypatch.setenv("CLOUDFLARE_ACCOUNT_ID", "42")
    host.answers = {f"GET {PROJECTS}/hill": [(200, PROJECT)]}
    assert main(["publish", "cloudflare", "hill"]) == 2
    assert "no such thing" in capsys.readouterr().err


@pytest.mark.usefixtures("site")
def test_a_token_for_two_accounts_needs_to_know_which(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    host.answers = {"GET /accounts": [(200, {"result": [{"id": "1"}, {"id": "2"}]})]}
    assert main(["publish", "cloudflare", "hill"]) == 2
    assert "CLOUDFLARE_ACCOUNT_ID" in capsys.readouterr().err


def test_a_zip_has_the_files_of_the_site(site: Path) -> None:
    assert main(["publish", "zip", "club.zip"]) == 0
    with ZipFile("club.zip") as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == FILES
    assert site.is_dir()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["github", "club"], "on GitHub, a site's name is OWNER/REPOSITORY"),
        (["netlify", "club"], "put your token into the environment as NETLIFY_AUTH_TOKEN"),
        (["zip", "club.zip", "--folder", "nothing"], "nothing isn't a built site"),
    ],
)
@pytest.mark.usefixtures("site")
def test_what_is_missing_is_told_before_anything_is_sent(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    told: str,
) -> None:
    monkeypatch.delenv("NETLIFY_AUTH_TOKEN")
    assert main(["publish", *arguments]) == 2
    assert told in capsys.readouterr().err
