#!/bin/sh
# Run all tests with the Python $1: browser tests, which often wait for a page, and in parallel, at low
# priority, all others. Each have as many workers as there are processors, four at most. A worker takes a
# file as a whole, so that its tests share what they build and which pages they have open;
# `tests/conftest.py` orders the files.
set -u
cd "$(dirname "$0")/.."
python=$1
set -- --numprocesses auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder

# Tests write gigabytes of small files. In memory, if there's room, that takes a fifth of the time.
room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
if [ "${room:-0}" -gt 8000000 ] && ! grep -q ' /dev/shm .*noexec' /proc/mounts; then
	export TMPDIR=/dev/shm
fi

tools/find-chromium.sh || exit 1

said=$(mktemp)
nice -n 19 "$python" -m pytest "$@" --ignore tests/e2e tests >"$said" 2>&1 &
others=$!
# Nobody waits for them once the run is broken off.
trap 'kill "$others" 2>/dev/null; rm -f "$said"' EXIT
trap 'exit 130' INT TERM

"$python" -m pytest "$@" tests/e2e
failed=$?
wait "$others" || failed=$?
echo "And without a browser:"
cat "$said"
exit "$failed"
