#!/bin/sh
# Run all tests with the Python $1, beside each other: as many workers as there are processors, four at
# most, since each has a browser of its own with several pages. A worker takes a file as a whole, so that
# its tests share what they build and which pages they have open; `tests/conftest.py` orders the files.
set -u
cd "$(dirname "$0")/.."

# Bytecode is kept, whatever the environment says: the tests start many processes, and each would compile
# all modules anew.
export PYTHONDONTWRITEBYTECODE=

tools/find-chromium.sh || exit 1
exec "$1" -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder tests
