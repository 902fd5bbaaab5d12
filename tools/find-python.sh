#!/bin/sh
# Print the path of a Python that can make our virtual environments: 3.12 or newer, with ensurepip.
# Looked for in this order: python3 and its versioned names on PATH, pyenv's folders, uv.
# Without one: one line on standard error, exit 1.
set -u

# A candidate may be anything: an old Python, a pyenv shim for a version that is switched off.
try() {
    path=$("$1" -c 'import sys
if sys.version_info < (3, 12):
    raise SystemExit(1)
import ensurepip, venv
print(sys.executable)' 2>/dev/null) || return 1
    echo "$path"
    exit 0
}

for name in python3 python3.14 python3.13 python3.12; do
    try "$name"
done

for minor in 14 13 12; do
    for path in "${PYENV_ROOT:-${HOME:-}/.pyenv}/versions/3.$minor".*/bin/python; do
        try "$path"
    done
done

if command -v uv >/dev/null; then
    try "$(uv python find --managed-python '>=3.12' 2>/dev/null)"
    uv python install 3.13 >&2 && try "$(uv python find --managed-python 3.13)"
fi

echo "Ubao needs Python 3.12 or newer with its venv module, and found none:" \
    "install it (on Debian and Ubuntu: python3 and python3-venv; anywhere: uv) and run make again." >&2
exit 1
