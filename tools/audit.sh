#!/bin/sh
# Ask the registries for known vulnerabilities in everything that is locked, with the pip-audit of the Python $1
# and npm. Exit with 1 if there is one. When a registry can't be reached, say so; that isn't a failure.
set -u
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# $1: what was asked about, $2: what stands in an answer, $3: the exit code. A package that was left out
# has not been asked about.
judge() {
    left_out=$(grep -o '"skip_reason"' "$scratch/answer" | wc -l)
    if ! grep -q "$2" "$scratch/answer"; then
        reason=$(sed -nE 's/.*"(skip_reason|message)": "([^"]*)".*/\2/p' "$scratch/answer" | head -n 1)
        echo "$1: nobody could be asked: ${reason:-$(tail -n 1 "$scratch/trouble")}"
    elif [ "$3" != 0 ]; then
        echo "$1: there are known faults"
        cat "$scratch/answer"
        status=1
    elif [ "$left_out" -ne 0 ]; then
        echo "$1: no known fault, but $left_out packages could not be asked about"
    else
        echo "$1: no known fault"
    fi
}

: >"$scratch/answer"
"$1" -m pip_audit --disable-pip --require-hashes --requirement requirements.lock --timeout 10 \
    --progress-spinner off --format json --output "$scratch/unfolded" >"$scratch/trouble" 2>&1
code=$?
"$1" -m json.tool "$scratch/unfolded" >"$scratch/answer" 2>/dev/null
judge requirements.lock '"vulns"' "$code"
for folder in . tests/mutation; do
    npm audit --prefix "$folder" --package-lock-only --json >"$scratch/answer" 2>"$scratch/trouble"
    judge "$folder/package-lock.json" '"auditReportVersion"' "$?"
done
exit $status
