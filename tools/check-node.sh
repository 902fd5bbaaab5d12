#!/bin/sh
# Fail with one line on standard error unless Node.js 20 or newer and npm are on PATH.
set -u

advice="install Node.js 20 or newer with npm (https://nodejs.org/) and run make again."

if ! version=$(node -p process.versions.node 2>/dev/null); then
    echo "Ubao needs Node.js, and found none: $advice" >&2
    exit 1
fi
if [ "${version%%.*}" -lt 20 ]; then
    echo "Ubao needs Node.js 20 or newer, and found $version: $advice" >&2
    exit 1
fi
if ! command -v npm >/dev/null; then
    echo "Ubao needs npm, and found only Node.js $version: $advice" >&2
    exit 1
fi
