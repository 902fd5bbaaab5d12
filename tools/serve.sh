#!/bin/sh
# Serve the site on port $1 of this machine alone, and show every change to a page at once.
set -eu

if ! .venv/bin/python -c 'import socket, sys
with socket.socket() as probe:
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    probe.bind(("127.0.0.1", int(sys.argv[1])))' "$1" 2>/dev/null; then
    echo "Port $1 cannot be used, perhaps another program has it: choose one, as in make serve PORT=9000" >&2
    exit 1
fi

echo "The site will be at this address; Ctrl+C stops it:"
echo "http://127.0.0.1:$1/"
exec .venv/bin/python -m mkdocs serve --dev-addr "127.0.0.1:$1"
