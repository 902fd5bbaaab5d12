"""Settings that hold for every test, and the order of their files."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.help import distributions
from tests.help.distributions import Installed
from tests.help.paths import ROOT
from widgets.messages.site import keep_language

# Machines differ in speed, and no test asserts a time: speed lives in `make bench`. What fails
# prints how to do the same again.
settings.register_profile(
    "ubao", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ubao")

LONGEST = (
    "tests/e2e/test_every_page.py",
    "tests/e2e/test_games.py",
    "tests/e2e/",
    "tests/workshop/",
)
"""What takes longest comes first: then no worker waits long for another at the end. The workshop's
tests wait for processes, and leave the processors to others."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first; within a file nothing moves."""
    items.sort(key=lambda item: _rank(item.path.relative_to(ROOT).as_posix()))


def _rank(path: str) -> int:
    return next((at for at, name in enumerate(LONGEST) if path.startswith(name)), len(LONGEST))


@pytest.fixture(autouse=True)
def _leave_language() -> Iterator[None]:
    """What is built or packed in another language leaves the next test its own."""
    with keep_language():
        yield


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Both wheels, built and installed once for all workers of a run."""
    folder = tmp_path_factory.getbasetemp()
    shared = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    return distributions.share(shared / "wheels")
