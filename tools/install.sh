#!/bin/sh
# Install what the lock file $2 names into the virtual environment $1, and say how far it is.
# Nothing is compiled here: Python does that for what is imported, which is little of it.
# On failure: one line if there is no network, else what pip complained of. All it said is in $1/install.log.
set -u

total=$(grep -c '^[^# ].*==' "$2")
log=$1/install.log
echo "Installing $total Python packages into $1, as $2 has them; this is done once."
{
    "$1/bin/python" -m pip install --disable-pip-version-check --progress-bar off --retries 1 \
        --no-compile --require-hashes --requirement "$2" 2>&1
    echo "exit $?"
} | tee "$log" | awk -v total="$total" \
    '/^(Collecting|Processing|Ignoring|Requirement already satisfied)/ { if (++n % 10 == 0) { print n " of " total; fflush() } }'

tail -n 1 "$log" | grep -q '^exit 0$' && exit 0
if grep -Eq 'NewConnectionError|NameResolutionError|ConnectTimeout|ProxyError|Network is unreachable' "$log"; then
    echo "The packages can't be fetched: is there a network? Then run make again." >&2
else
    grep '^ERROR' "$log" >&2 || tail -n 5 "$log" >&2
fi
exit 1
