"""Settings that hold for every test, and the order of their files."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.help import distributions
from tests.help.distributions import Installed
from tests.help.paths import ROOT

# Machines differ in speed, and no test asserts a time: `make bench` measures speed. Failures print
# how to reproduce them.
settings.register_profile(
    "ubao", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ubao")

LONGEST = (
    "tests/e2e/test_every_page.py",
    "tests/e2e/test_room.py",
    "tests/e2e/",
    "tests/workshop/",
)
"""What takes longest comes first: then no worker waits long for another at the end. The workshop's
tests wait for processes, and leave the processors to others. Of all other files, long ones are
those that take long, by and large."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first; the order within a file stays."""
    sizes = {path: path.stat().st_size for path in {item.path for item in items}}
    items.sort(key=lambda item: (_rank(_name_file(item)), -sizes[item.path]))


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
