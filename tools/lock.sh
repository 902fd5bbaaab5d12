#!/bin/sh
# Write the lock files anew from requirements/*.in and package.json: exact versions with hashes, for
# Python 3.12 and newer on every platform, naming no registry.
set -eu
cd "$(dirname "$0")/.."

if ! command -v uv >/dev/null; then
    echo "Locking needs uv: pip install uv, and run make lock again." >&2
    exit 1
fi

cd requirements
lock() {
    uv pip compile --quiet --upgrade --universal --python-version 3.12 --generate-hashes \
        --no-emit-index-url --no-header "$@"
}
lock site.in --output-file site.txt
lock dev.in --constraints site.txt --output-file dev.txt
lock bench.in --output-file bench.txt
lock guest.in --constraints site.txt --output-file guest.txt
lock fuzz.in --output-file fuzz.txt
lock webkit.in --output-file webkit.txt
lock audit.in --output-file audit.txt
lock release.in --output-file release.txt
lock compat.in --constraints site.txt --output-file compat.txt
cd ..
npm update --package-lock-only
