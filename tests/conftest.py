"""Settings that hold for every test, the order of their files, and which are asked once more."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.help import distributions
from tests.help.distributions import Installed
from tests.help.paths import ROOT

# Machines differ in speed, and no test asserts a time: speed lives in `make bench`. What fails
# prints how to do the same again.
settings.register_profile(
    "ubao", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ubao")

BROWSER = "tests/e2e/"
LONGEST = (
    "tests/e2e/test_every_page.py",
    "tests/e2e/test_room.py",
    BROWSER,
    "tests/workshop/",
)
"""What takes longest comes first: then no worker waits long for another at the end. The workshop's
tests wait for processes, and leave the processors to others. Of all other files, long ones are
those that take long, by and large."""
MOST_REPEATED = 3
"""So many of the browser's tests may fail once in a run and pass when they are asked again."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first, and ask the browser's tests once more.

    Within a file nothing moves.
    """
    sizes = {path: path.stat().st_size for path in {item.path for item in items}}
    items.sort(key=lambda item: (_rank(_name_file(item)), -sizes[item.path]))
    for item in items:
        if _name_file(item).startswith(BROWSER):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _is_worn(reporter: pytest.TerminalReporter) -> bool:
    return len(reporter.getreports("rerun")) > MOST_REPEATED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why a run fails in which all tests passed in the end."""
    if _is_worn(terminalreporter):
        line = f"More than {MOST_REPEATED} tests had to be asked once more: that is a fault."
        terminalreporter.write_line(line, red=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run in which too many tests had to be asked once more."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and _is_worn(reporter) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _name_file(item: pytest.Item) -> str:
    return item.path.relative_to(ROOT).as_posix()


def _rank(path: str) -> int:
    return next((at for at, name in enumerate(LONGEST) if path.startswith(name)), len(LONGEST))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Both wheels, built and installed once for all workers of a run."""
    folder = tmp_path_factory.getbasetemp()
    shared = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    return distributions.share(shared / "wheels")
