"""Settings that hold for every test, and the order of their files."""

import math
import os
from collections import defaultdict

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

DURATIONS = ROOT / "tests" / "data" / "durations.txt"
"""How many seconds the tests of each file took in a whole run, the longest first.

`make test DURATIONS=1` writes it anew.
"""


class Stopwatch:
    """Adds up how long the tests of each file take, and writes `DURATIONS` at the end of a run."""

    def __init__(self) -> None:
        self.taken: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.taken[report.location[0]] += report.duration

    def pytest_sessionfinish(self) -> None:
        # Tests in a browser and all others are two runs, and each leaves the other's files alone.
        durations = read_durations() | {name: round(taken) for name, taken in self.taken.items()}
        longest_first = sorted(durations.items(), key=lambda each: -each[1])
        lines = [f"{taken:4} {name}\n" for name, taken in longest_first if (ROOT / name).exists()]
        DURATIONS.write_text("".join(lines), encoding="utf-8")


def read_durations() -> dict[str, int]:
    """Return the seconds that each file took when they were last written down."""
    lines = DURATIONS.read_text(encoding="utf-8").splitlines()
    return {name: int(taken) for taken, name in map(str.split, lines)}


def pytest_configure(config: pytest.Config) -> None:
    """Measure if asked to; the workers of a run report to the process that started them."""
    if "DURATIONS" in os.environ and "PYTEST_XDIST_WORKER" not in os.environ:
        config.pluginmanager.register(Stopwatch())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first, so that no worker waits long for another at the end.

    New ones come before them; the order within a file stays.
    """
    durations = read_durations()
    items.sort(key=lambda item: -durations.get(item.path.relative_to(ROOT).as_posix(), math.inf))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Both wheels, built and installed once for all workers of a run."""
    folder = tmp_path_factory.getbasetemp()
    shared = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    return distributions.share(shared / "wheels")
