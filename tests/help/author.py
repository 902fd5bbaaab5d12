"""An author who edits pages while they're served, without the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch
from wsgiref.types import WSGIEnvironment
from wsgiref.util import setup_testing_defaults

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.livereload import LiveReloadServer
from mkdocs.structure.pages import Page

from widgets.mkdocs.conversions import Conversions
from widgets.mkdocs.renderings import Renderings

START = """\
site_name: Test
theme:
  name: material
  font: false
plugins:
  - search
  - ubao: """
"""The configuration of a small site, up to the options of our plugin."""


class Author:
    """Saves, and builds as `ubao serve` does; the first build keeps nothing of pages yet.

    MkDocs has one plugin in a process, so the last author to begin has its cache of pages.
    """

    def __init__(self, folder: Path, out: Path) -> None:
        self.folder, self.out = folder, out
        self._server: LiveReloadServer | None = None

    def build(self) -> None:
        config = load_config(str(self.folder / "mkdocs.yml"), site_dir=str(self.out))
        if self._server:
            build(config, serve_url=self._server.url)
            return
        server = LiveReloadServer(self.build, "127.0.0.1", 1, str(self.out))
        server.server_close()
        config.plugins.on_startup(command="serve", dirty=False)
        build(config, serve_url=server.url)
        self._server = config.plugins.on_serve(server, config=config, builder=self.build)

    def save(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.build()

    def read(self, name: str) -> str:
        path = self.out / name
        return path.read_text(encoding="utf-8") if path.exists() else self.ask(name)[1].decode()

    def ask(self, name: str) -> tuple[Mapping[str, str], bytes]:
        """Return the headers and the body of what the server answers."""
        assert self._server
        app = self._server.get_app()
        assert app
        environ: WSGIEnvironment = {}
        setup_testing_defaults(environ)
        environ["PATH_INFO"] = f"/{name}"
        told: dict[str, str] = {}

        def start(
            status: str, headers: list[tuple[str, str]], *error: object
        ) -> Callable[[bytes], object]:
            assert status == "200 OK", f"{status}: {name}"
            told.update(headers)
            return lambda data: None

        return told, b"".join(app(environ, start))


@contextmanager
def see_made(
    kept: type[Conversions | Renderings], is_made: Callable[[Any], bool]
) -> Iterator[set[str]]:
    """Record the pages made anew meanwhile; `is_made` tells it from what `kept.find` returns."""
    made: set[str] = set()
    look: Callable[..., Any] = kept.find

    def note(self: object, page: Page, *rest: object) -> Any:
        answer = look(self, page, *rest)
        if is_made(answer):
            made.add(page.file.src_uri)
        return answer

    with patch.object(kept, "find", note):
        yield made
