#!/bin/sh
# Play on the built site in WebKitGTK, with the Python of the environment $1, on a screen that nobody sees.
set -u
cd "$(dirname "$0")/.." || exit 1

for program in WebKitWebDriver xvfb-run; do
    if ! command -v "$program" >/dev/null; then
        echo "WebKitGTK can't be tried: there is no $program (Debian: webkit2gtk-driver, xvfb)." >&2
        exit 1
    fi
done
PYTHONPATH=. exec xvfb-run --auto-servernum "$1/bin/python" tools/webkit.py
