#!/bin/sh
# Run all tests with the Python $1, beside each other: one worker more than there are processors, since a
# test in a browser waits now and then, but four at most, since each has a browser of its own with several
# pages. A worker takes a file as a whole, so that its tests share what they build and which pages they
# have open; `tests/conftest.py` orders the files.
set -u
cd "$(dirname "$0")/.."

tools/find-chromium.sh || exit 1
workers=$(($(getconf _NPROCESSORS_ONLN) + 1))
[ "$workers" -le 4 ] || workers=4
exec "$1" -m pytest --numprocesses "$workers" --dist loadfile --no-loadscope-reorder tests
