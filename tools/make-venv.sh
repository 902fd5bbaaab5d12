#!/bin/sh
# Make the virtual environment in the folder $1, which is cleared first if a broken one is there.
set -eu

python=$("$(dirname "$0")/find-python.sh")
echo "Making $1 with $python"
"$python" -m venv --clear "$1"
