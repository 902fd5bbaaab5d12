"""Every module of the rules can be imported from the bundle by the browser itself."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.runtime.test_bundle import find_sources

# Python on the page, started as the worker does; the worker can't be asked to import.
IMPORT = """async ([base, names]) => {
  const { bundle } = await import(base + 'bundle.js');
  const home = new URL(bundle.path, base).href;
  const [{ loadPyodide }, emscripten] = await Promise.all(
    [import(home + 'pyodide.js'), import(home + 'pyodide.asm.js')],
  );
  // Only a worker may fetch what is for later when it's called.
  const [later] = await Promise.all(
    bundle.later.map(async (name) => (await fetch(home + name)).arrayBuffer()),
  );
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: home + 'python_stdlib.txt',
    createPyodideModule: (settings) => emscripten.default(settings, { read: () => later }),
  });
  return names.map((name) => python.pyimport(name).__name__);
}"""


def test_every_module_is_in_the_bundle(page: Page, site: str) -> None:
    names = [*find_sources()]
    assert "game_core.families.sowing.games.oware" in names
    page.goto(f"{site}privacy/")
    assert page.evaluate(IMPORT, [f"{site}assets/ubao/", names]) == names
