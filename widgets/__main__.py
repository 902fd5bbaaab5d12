"""The command `ubao` as `python -m widgets`, for computers that don't find it on the path."""

import sys

from widgets.command import main

if __name__ == "__main__":
    sys.exit(main())
