#!/bin/sh
# Run all tests with the Python $1: those in a browser, and beside them the others, since neither keeps
# two cores busy. What the others print comes at the end; if all is well, its last line alone.
set -u
cd "$(dirname "$0")/.."

tools/find-chromium.sh || exit 1
others=$(mktemp)
"$1" -m pytest --ignore tests/e2e >"$others" 2>&1 &
trap 'kill $! 2>/dev/null; rm -f "$others"' EXIT
trap 'exit 130' INT TERM

"$1" -m pytest tests/e2e
code=$?
if wait $!; then tail -n 1 "$others"; else cat "$others"; code=1; fi
exit $code
