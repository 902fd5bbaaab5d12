#!/bin/sh
# Run all tests with the Python $1: those of the browser, and beside them all others, which give way. The
# others have as many workers as there are processors, four at most; those of the browser one more, since
# each often waits for its page. A worker takes a file as a whole, so that its tests share what they build
# and which pages they have open; `tests/conftest.py` orders the files.
set -u
cd "$(dirname "$0")/.."
python=$1
set -- --dist loadfile --no-loadscope-reorder
workers=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
[ "$workers" -le 4 ] || workers=4

tools/find-chromium.sh || exit 1

said=$(mktemp)
nice -n 19 "$python" -m pytest "$@" --numprocesses "$workers" --ignore tests/e2e tests >"$said" 2>&1 &
others=$!
# Nobody waits for them once the run is broken off.
trap 'kill "$others" 2>/dev/null; rm -f "$said"' EXIT
trap 'exit 130' INT TERM

"$python" -m pytest "$@" --numprocesses $((workers + 1)) tests/e2e
failed=$?
wait "$others" || failed=$?
echo "And without a browser:"
cat "$said"
exit "$failed"
