#!/bin/sh
# Play on the built site in WebKitGTK, and from the folder that packs are cut from, on a virtual screen, with the
# Python $1.
set -eu
cd "$(dirname "$0")/.." || exit 1

for program in WebKitWebDriver xvfb-run; do
    if ! command -v "$program" >/dev/null; then
        echo "WebKitGTK can't be tried: there is no $program (Debian: webkit2gtk-driver, xvfb)." >&2
        exit 1
    fi
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PYTHONPATH=. "$1" -c 'import sys
from pathlib import Path
from widgets.packs.folder import write_folder
write_folder(Path("site"), Path(sys.argv[1]))' "$folder/my stick"
PYTHONPATH=. xvfb-run --auto-servernum "$1" tools/webkit.py "$folder/my stick"
