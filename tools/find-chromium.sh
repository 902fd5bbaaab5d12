#!/bin/sh
# Print the path of a Chromium for the tests. An existing browser comes first, UBAO_CHROMIUM before
# all; else Debian's package is installed when we are root; else Playwright downloads its own.
# Without one: one line on standard error, exit 1.
# The shell that has no windows is preferred: for the same tests it takes a seventh less work.
set -u
cd "$(dirname "$0")/.." || exit 1

# A browser that cannot say its version is a stub (Ubuntu's, which asks for a snap) or broken.
try() {
    path=$(command -v "$1") && "$path" --version >/dev/null 2>&1 || return 1
    echo "$path"
    exit 0
}

fail() {
    echo "$1" >&2
    exit 1
}

if [ -n "${UBAO_CHROMIUM:-}" ]; then
    try "$UBAO_CHROMIUM"
    fail "UBAO_CHROMIUM names no browser that runs: $UBAO_CHROMIUM"
fi

for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    /Applications/Chromium.app/Contents/MacOS/Chromium; do
    try "$name"
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium with apt-get for the tests" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update >&2
    # Not every system that has the one knows the other.
    for name in chromium-headless-shell chromium; do
        apt-get -qq install --no-install-recommends "$name" >&2 && try "$name"
    done
fi

downloaded() {
    .venv/bin/python -c 'from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)'
}
if path=$(downloaded 2>/dev/null); then
    try "$path"
    .venv/bin/python -m playwright install chromium >&2
    try "$path"
fi

fail "The tests need Chromium, and found none: install chromium or Google Chrome, or set UBAO_CHROMIUM to its path."
