"""The command `ubao`, for computers that do not find it by its name: `python -m widgets`."""

import sys

from widgets.command import main

if __name__ == "__main__":
    sys.exit(main())
