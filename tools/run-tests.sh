#!/bin/sh
# Run all tests with the Python $1 as two halves beside each other, since a browser often waits and
# leaves two cores idle. The second half is whatever the first is not, and as long. What it prints comes
# at the end; if all is well, its last line alone.
set -u
cd "$(dirname "$0")/.."

tools/find-chromium.sh || exit 1
first='tests/e2e/test_[a-k]*.py'
second=$(mktemp)
"$1" -m pytest --ignore-glob "$first" >"$second" 2>&1 &
trap 'kill $! 2>/dev/null; rm -f "$second"' EXIT
trap 'exit 130' INT TERM

"$1" -m pytest $first
code=$?
if wait $!; then tail -n 1 "$second"; else cat "$second"; code=1; fi
exit $code
